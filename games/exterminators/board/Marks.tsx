/** What can be chosen in the house: rings that run round rooms, arrows in doors, the ring of your own room, and the rooms that a pointed move is about. */
import { cx } from '@pesthouse/board';
import { type TileId, tileOf } from '../names.ts';
import type { State } from '../state.ts';
import { type Box, boxOf, meeting, middle } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';
import { pointsFor } from './walk.ts';

export type FarRooms = ReadonlyMap<TileId, readonly TileId[]>;

export const Ring = ({ box, inset = 7, pointed = false }: { readonly box: Box; readonly inset?: number; readonly pointed?: boolean }) => {
  const at = { x: box.x + inset, y: box.y + inset, width: box.w - 2 * inset, height: box.h - 2 * inset, rx: 6 };
  return (
    <g>
      <rect className={css.halo} {...at} />
      <rect className={css.rim} {...at} />
      <rect className={cx(css.ring, pointed && css.pointedRing)} {...at} />
      <rect className={css.bulbs} {...at} />
    </g>
  );
};

/** An arrow before the door to the next room, on this side of it: beyond it pests may lie. */
const Arrow = ({ s, from, to }: { readonly s: State; readonly from: number; readonly to: number }) => {
  const at = meeting(s, from, to);
  if (at === null) return null;
  const a = middle(boxOf(s, from));
  const flat = Math.abs(at.y - boxOf(s, from).y) < 1 || Math.abs(at.y - boxOf(s, from).y - boxOf(s, from).h) < 1;
  const turn = flat ? (at.y < a.y ? 0 : 180) : at.x < a.x ? -90 : 90;
  return (
    <path
      transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
      d="M-7 24V14H-14L0 1L14 14H7V24Z"
      fill="#FFD84A"
      stroke="#14233A"
      strokeWidth="2.8"
      strokeLinejoin="round"
    />
  );
};

/** Rooms further off that can be walked to: a quiet dotted line; the way to the one that is pointed at, step by step, with its cost. */
export const Far = ({ s, far, own, aim }: { readonly s: State; readonly far: FarRooms; readonly own: number; readonly aim: TileId | null }) => {
  const path = aim === null ? undefined : far.get(aim);
  const boxes = path?.map((t) => boxOf(s, s.rooms.indexOf(tileOf(t)))) ?? [];
  const end = boxes.at(-1);
  const rooms = [own, ...(path ?? []).map((t) => s.rooms.indexOf(tileOf(t)))];
  const points = rooms.flatMap((r, i) => {
    const door = i === 0 ? null : meeting(s, rooms[i - 1] ?? r, r);
    return [...(door === null ? [] : [door]), middle(boxOf(s, r))];
  });
  return (
    <>
      {[...far.keys()].map((tile) => {
        const b = boxOf(s, s.rooms.indexOf(tileOf(tile)));
        return <rect key={tile} className={css.far} x={b.x + 9} y={b.y + 9} width={b.w - 18} height={b.h - 18} rx="6" />;
      })}
      {end === undefined || path === undefined ? null : (
        <g>
          <polyline className={css.pathRim} points={points.map((a) => `${a.x},${a.y}`).join(' ')} />
          <polyline className={css.path} points={points.map((a) => `${a.x},${a.y}`).join(' ')} />
          <Ring box={end} pointed />
        </g>
      )}
    </>
  );
};

export const Fare = ({ s, path }: { readonly s: State; readonly path: readonly TileId[] | undefined }) => {
  const { words } = useGiven();
  const last = path?.at(-1);
  if (path === undefined || last === undefined) return null;
  const at = middle(boxOf(s, s.rooms.indexOf(tileOf(last))));
  return (
    <text className={css.fare} x={at.x} y={at.y}>
      {words.walkShort(path.length, pointsFor(s, path.length))}
    </text>
  );
};

export interface MarksProps {
  readonly s: State;
  readonly legal: ReadonlySet<TileId>;
  readonly pointed: TileId | null;
  /** The move that is pointed at is made in the own room. */
  readonly here: boolean;
  /** The own room, where it is my turn; -1 else. */
  readonly own: number;
}

/** Gold on a dark edge. */
const OWN = [
  { stroke: '#14233A', strokeWidth: 7 },
  { stroke: '#F2C62B', strokeWidth: 4 },
] as const;

const Own = ({ x, y, w, h }: Box) => (
  <g fill="none">
    {OWN.map((line) => (
      <rect key={line.stroke} x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="6" {...line} />
    ))}
  </g>
);

export const Marks = ({ s, legal, pointed, here, own }: MarksProps) => (
  <>
    {[...legal].map((tile) => (
      <Ring key={tile} box={boxOf(s, s.rooms.indexOf(tileOf(tile)))} pointed={pointed === tile} />
    ))}
    {own < 0 ? null : <Own {...boxOf(s, own)} />}
    {own < 0 || !here ? null : <Ring box={boxOf(s, own)} pointed />}
  </>
);

export const Arrows = ({ s, legal, own }: Pick<MarksProps, 's' | 'legal' | 'own'>) =>
  own < 0 ? null : [...legal].map((tile) => <Arrow key={tile} s={s} from={own} to={s.rooms.indexOf(tileOf(tile))} />);
