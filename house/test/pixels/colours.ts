/** How far two colours stand apart, as WCAG 2 reckons it, and how far they must for a text of a certain size. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** What a channel gives of light, from 0 to 1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, v) => {
  const x = v / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});
const linear = (v: number): number => LINEAR[Math.max(0, Math.min(255, Math.round(v)))] ?? 0;

export const lightOf = (r: number, g: number, b: number): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** From 1, the same, to 21, black on white. */
export const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const hex = (rgb: Rgb): string => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

const LARGE_PX = 24;
/** 14 points in bold. */
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;
export const isLarge = (px: number, weight: number): boolean => px >= LARGE_PX || (weight >= BOLD && px >= LARGE_BOLD_PX - 0.01);

/** Text that everybody is to read. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
/** What cannot be pressed now is exempt by WCAG, so that it looks as if it could not; whoever wonders what it is must still read it, as one reads large type. */
const LEAST_OFF = 3;
const LEAST_OFF_LARGE = 2;

export const wantedOf = ({ px, weight, off }: { readonly px: number; readonly weight: number; readonly off: boolean }): number =>
  isLarge(px, weight) ? (off ? LEAST_OFF_LARGE : LEAST_LARGE) : off ? LEAST_OFF : LEAST;
