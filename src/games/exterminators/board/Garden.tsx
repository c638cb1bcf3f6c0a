/** What stands on the lawn beside the house: the firm's van and the neighbor's flamingo, in corners that the house leaves free. */
import type { State } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { picture } from './art.ts';
import { type Bounds, CELL, gridOf, spotKey } from './geometry.ts';
import css from './house.module.css';

const CORNERS = [
  { right: true, low: true },
  { right: false, low: true },
  { right: true, low: false },
  { right: false, low: false },
] as const;
const W = 1.5;
const H = 1.1;

/** Whether nothing is built in a corner of the bounds. */
const isFree = (grid: ReadonlyMap<string, number>, x: number, y: number): boolean => {
  for (let cx = Math.floor(x); cx < x + W; cx++) for (let cy = Math.floor(y); cy < y + H; cy++) if (grid.has(spotKey(cx, cy))) return false;
  return true;
};

export const Garden = ({ s, b }: { readonly s: State; readonly b: Bounds }) => {
  const grid = gridOf(s);
  const spots = CORNERS.map((c) => ({ x: c.right ? b.x + b.w - W : b.x, y: c.low ? b.y + b.h - H : b.y })).filter(({ x, y }) => isFree(grid, x, y));
  const [van, pink] = spots;
  return (
    <>
      {van === undefined ? null : (
        <svg x={van.x * CELL} y={van.y * CELL} width={W * CELL} height={H * CELL} viewBox="0 0 214 144">
          <image href={picture('van')} width="214" height="144" />
          <text className={css.script} x="74" y="64" fontSize="38" textAnchor="middle" fill="#C7372D" transform="rotate(-4 74 54)">
            {words.brand}
          </text>
        </svg>
      )}
      {pink === undefined ? null : <image href={picture('flamingo')} x={pink.x * CELL} y={(pink.y + 0.1) * CELL} width={1.3 * CELL} height={CELL} />}
    </>
  );
};
