/** Where things stand on the town map, in its own units (1000 by 700). Outlines come from the data; the places of cards and pieces are set by hand. */

import { times } from '@pesthouse/board';
import type { CSSProperties } from 'react';
import { map } from '../data/printed.ts';
import { DISTRICTS } from '../names.ts';

export const WIDTH = 1000;
export const HEIGHT = 700;

export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Slots {
  readonly label: Point;
  readonly event: Point;
  readonly strain: Point;
  /** Feet of one, two and where there is room three; more stand in rows. */
  readonly pieces: readonly Point[];
}

const at = (x: number, y: number): Point => ({ x, y });
const slots = (label: Point, event: Point, strain: Point, ...pieces: readonly Point[]): Slots => ({
  label,
  event,
  strain,
  pieces,
});

const STEPPE_SLOTS = slots(at(480, 664), at(600, 660), at(600, 660), at(372, 678), at(600, 678));
const SLOTS: readonly Slots[] = [
  STEPPE_SLOTS,
  slots(at(136, 222), at(246, 170), at(246, 254), at(176, 318), at(126, 334), at(228, 306), at(74, 352)),
  slots(at(136, 400), at(168, 448), at(190, 366), at(234, 482), at(256, 404), at(212, 516)),
  slots(at(320, 452), at(380, 500), at(305, 494), at(340, 578), at(388, 592), at(312, 550)),
  slots(at(434, 446), at(436, 498), at(438, 550), at(518, 558), at(472, 544), at(528, 488)),
  slots(at(568, 470), at(658, 556), at(658, 509), at(586, 566), at(650, 622), at(604, 546)),
  slots(at(752, 432), at(862, 477), at(724, 480), at(764, 516), at(812, 502), at(738, 534)),
  slots(at(836, 236), at(846, 308), at(916, 277), at(908, 346), at(860, 386), at(890, 396)),
  slots(at(640, 62), at(814, 96), at(652, 92), at(788, 158), at(741, 172)),
  slots(at(446, 86), at(458, 142), at(566, 84), at(552, 170), at(502, 156), at(568, 206)),
  slots(at(350, 106), at(388, 206), at(398, 154), at(338, 236), at(336, 170), at(372, 236)),
  slots(at(328, 282), at(386, 328), at(468, 394), at(332, 370), at(432, 398), at(382, 402)),
  slots(at(552, 290), at(590, 348), at(646, 424), at(544, 400), at(596, 420), at(624, 412)),
  slots(at(729, 226), at(778, 292), at(674, 338), at(720, 364), at(768, 378), at(694, 418)),
  slots(at(616, 140), at(630, 196), at(678, 182), at(692, 254), at(646, 290)),
  slots(at(424, 214), at(560, 244), at(442, 258), at(492, 348), at(446, 326), at(506, 298)),
];

export const slotsOf = (place: number): Slots => SLOTS[place] ?? STEPPE_SLOTS;
export const PLACES: readonly number[] = times(DISTRICTS);

export type Shape = readonly (readonly [x: number, y: number])[];
export const polygonOf = (place: number): Shape => map.districts.find((d) => d.number === place)?.polygon ?? [];
/** Whether a point lies in a shape: a line from it to the right crosses the outline an odd number of times. */
export const inside = (shape: Shape, x: number, y: number): boolean => {
  let odd = false;
  let [x0, y0] = shape[shape.length - 1] ?? [0, 0];
  for (const [x1, y1] of shape) {
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) odd = !odd;
    [x0, y0] = [x1, y1];
  }
  return odd;
};
const outlines: readonly string[] = Array.from({ length: DISTRICTS + 1 }, (_, d) =>
  d === 0
    ? ''
    : `M${polygonOf(d)
        .map(([x, y]) => `${x} ${y}`)
        .join('L')}Z`,
);
export const outlineOf = (place: number): string => outlines[place] ?? '';

/** A box of the map as shares of its size. */
export const percentBox = (x: number, y: number, w: number, h: number): CSSProperties => ({
  left: `${(x / WIDTH) * 100}%`,
  top: `${(y / HEIGHT) * 100}%`,
  width: `${(w / WIDTH) * 100}%`,
  height: `${(h / HEIGHT) * 100}%`,
});

/** The box round a district and the outline inside it, for a button of exactly its shape. */
export const shapeOf = (place: number): { readonly box: CSSProperties; readonly clip: string } => {
  if (place === 0) return { box: percentBox(376, 638, 208, 54), clip: 'none' };
  const points = polygonOf(place);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const share = (v: number, a: number, b: number): string => `${(((v - a) / (b - a)) * 100).toFixed(2)}%`;
  return { box: percentBox(x0, y0, x1 - x0, y1 - y0), clip: `polygon(${points.map(([x, y]) => `${share(x, x0, x1)} ${share(y, y0, y1)}`).join(',')})` };
};
