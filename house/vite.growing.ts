/** Type and everything round it grow on large screens: every length that a style sheet gives in pixels is so many `--px`, which tokens.css makes larger above 1920 by 1080. Hairlines and shadows stay as they are. What is drawn to a scale of its own, such as a map, sets `--px` back to one pixel. */

/** A declaration as the style sheets are read: no package of ours brings the types of PostCSS. */
interface Declaration {
  readonly prop: string;
  value: string;
}

/** Lines, shadows and blurs do not become easier to read by being thicker. */
const STAYS =
  /^(?:border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?(?:-width)?|outline(?:-width|-offset)?|box-shadow|text-shadow|filter|backdrop-filter|stroke.*|--px|--screen|--shadow.*|--glow.*|--grain|--plank)$/;
const PIXELS = /url\([^)]*\)|"[^"]*"|(?<![\w.#-])(-?\d*\.?\d+)px\b/g;
/** A hair stays a hair. */
const HAIR = 1.5;

export const growing = (value: string): string =>
  value.replace(PIXELS, (all, n: string | undefined) => (n === undefined || Math.abs(Number(n)) <= HAIR ? all : `calc(${n} * var(--px))`));

/** For `css.postcss.plugins`. */
export const growingLengths = {
  postcssPlugin: 'pesthouse-growing',
  Declaration(declaration: Declaration): void {
    if (STAYS.test(declaration.prop) || !declaration.value.includes('px')) return;
    const grown = growing(declaration.value);
    if (grown !== declaration.value) declaration.value = grown;
  },
};
