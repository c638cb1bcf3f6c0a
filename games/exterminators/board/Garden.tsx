/** What stands on the lawn beside the house, in corners that it leaves free: the compass, the firm's van and the neighbour's flamingo. */
import type { State } from '../state.ts';
import { picture } from './art.ts';
import { besideHouse } from './building.ts';
import { type Bounds, CELL, gridOf, spotKey } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';

/** Last of all where the buttons of the lens stand. */
const CORNERS = [
  { right: false, low: true },
  { right: true, low: false },
  { right: true, low: true },
  { right: false, low: false },
] as const;
const W = 1.5;
const H = 1.1;

/** Whether nothing is built in a corner of the bounds. */
const isFree = (grid: ReadonlyMap<string, number>, x: number, y: number): boolean => {
  for (let cx = Math.floor(x); cx < x + W; cx++) for (let cy = Math.floor(y); cy < y + H; cy++) if (grid.has(spotKey(cx, cy))) return false;
  return true;
};

const LETTERS = [
  { x: 0, y: -53 },
  { x: 57, y: 6 },
  { x: 0, y: 66 },
  { x: -57, y: 6 },
] as const;

/** Up, Down, Left and Right are the same for the whole game. */
const Compass = ({ x, y }: { readonly x: number; readonly y: number }) => {
  const { words } = useGiven();
  return (
    <svg x={x * CELL} y={y * CELL} width={W * CELL} height={H * CELL} viewBox="-82 -82 164 164" aria-hidden="true">
      <image href={picture('compass-rose')} x="-48" y="-48" width="96" height="96" />
      {words.compass.map((letter, i) => (
        <text key={letter} className={css.letter} x={LETTERS[i]?.x} y={LETTERS[i]?.y}>
          {letter}
        </text>
      ))}
    </svg>
  );
};

export const Garden = ({ s, b }: { readonly s: State; readonly b: Bounds }) => {
  const { words } = useGiven();
  const grid = new Map(gridOf(s));
  if (s.phase === 'house') for (const { x, y } of besideHouse(s)) grid.set(spotKey(x, y), -1);
  const spots = CORNERS.map((c) => ({ x: c.right ? b.x + b.w - W : b.x, y: c.low ? b.y + b.h - H : b.y })).filter(({ x, y }) => isFree(grid, x, y));
  const compass = spots.pop();
  const [van, pink] = spots;
  return (
    <>
      {compass === undefined ? null : <Compass {...compass} />}
      {van === undefined ? null : (
        <svg x={van.x * CELL} y={van.y * CELL} width={W * CELL} height={H * CELL} viewBox="0 0 214 144" aria-hidden="true">
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
