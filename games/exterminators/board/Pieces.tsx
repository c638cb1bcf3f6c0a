/** Everything that crawls, stands or lies in the rooms: stacks with their counts, queens, exterminators, traps with what they hold. */
import { cx } from '@pesthouse/board';
import { type Color, colorOf, type TileId } from '../names.ts';
import { roomName } from '../pieces.ts';
import type { Event, State } from '../state.ts';
import { about } from './about.ts';
import { pestArt, queenArt, standeeArt, trapArt } from './art.ts';
import { type Box, boxOf, CELL, figureAt, slotOf, trapAt } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';
import { type Figure, inRoom, type TrapHere } from './pieces.ts';

/** A round count, as on every stack. */
export const Count = ({ x, y, n, hot = false }: { readonly x: number; readonly y: number; readonly n: number; readonly hot?: boolean }) => (
  <g className={css.count}>
    <circle cx={x} cy={y} r="9.5" fill={hot ? '#C7372D' : '#14233A'} stroke="#FFF8E7" strokeWidth="1.8" />
    <text x={x} y={y + 4.5} fontSize="13">
      {n}
    </text>
  </g>
);

export interface StackProps {
  readonly s: State;
  readonly box: Box;
  readonly color: Color;
  readonly n: number;
  /** The room in which they are; not while they travel. */
  readonly tile?: TileId;
}

export const Stack = ({ s, box, color, n, tile }: StackProps) => {
  const slot = slotOf(s, box, colorOf(color));
  const { size } = slot;
  return (
    <g className={css.piece} {...(tile === undefined ? {} : about('pests', color, tile))}>
      <image href={pestArt(color)} x={slot.x - size / 2} y={slot.y - size / 2} width={size} height={size} />
      <Count x={slot.x + (slot.left ? -0.42 : 0.42) * size} y={slot.y + 0.4 * size} n={n} />
    </g>
  );
};

const FigureArt = ({ f, x, y }: { readonly f: Figure; readonly x: number; readonly y: number }) => {
  if (f.kind === 'queen') {
    const size = 0.43 * CELL;
    return <image {...about('queen', f.color)} className={css.piece} href={queenArt(f.color)} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
  }
  const w = (f.mine ? 0.37 : 0.33) * CELL;
  const h = (w * 140) / 120;
  return (
    <g className={css.piece} {...about('person', f.color)}>
      {f.mine ? <circle className={css.mine} cx={x} cy={y - h * 0.07} r={w * 0.56} /> : null}
      <image href={standeeArt(f.color)} x={x - w / 2} y={y - h / 2} width={w} height={h} />
    </g>
  );
};

const TrapArt = ({ t, x, y }: { readonly t: TrapHere; readonly x: number; readonly y: number }) => {
  const { words } = useGiven();
  const w = (t.queen ? 0.5 : 0.43) * CELL;
  const h = (w * 76) / 124;
  const top = y + 0.135 * CELL - h;
  return (
    <g className={css.piece} {...about('trap', t.id)}>
      <image href={trapArt(t.color, t.queen ? 'queen' : t.pests > 0 ? 'pests' : 'empty')} x={x - w / 2} y={top} width={w} height={h} />
      {t.pests > 0 ? (
        <g className={css.count}>
          <rect x={x + w * 0.16} y={top + h * 0.5} width="32" height="17" rx="8.5" fill="#14233A" stroke="#FFF8E7" strokeWidth="1.6" />
          <text x={x + w * 0.16 + 16} y={top + h * 0.5 + 13} fontSize="12.5">
            {t.pests}/{words.capacity(t.color)}
          </text>
        </g>
      ) : null}
      {t.queen ? (
        <g transform={`translate(${x + w * 0.42} ${top + h * 0.74})`}>
          <circle r="9" fill="#14233A" stroke="#FFF8E7" strokeWidth="1.6" />
          <path d="M-5 3.6L-5.6 -3L-2.4 -.6L0 -5L2.4 -.6L5.6 -3L5 3.6Z" fill="#FFD84A" />
        </g>
      ) : null}
    </g>
  );
};

export interface PiecesProps {
  readonly s: State;
  readonly seat: number;
  readonly now: Event | null;
}

export const Pieces = ({ s, seat, now }: PiecesProps) => {
  const rooms = s.rooms.map((_, room) => ({ room, box: boxOf(s, room), here: inRoom(s, room, seat, now) }));
  return (
    <>
      {rooms.flatMap(({ box, here }) =>
        here.traps.map((t, i) => {
          const at = trapAt(box, i, here.traps.length);
          const snaps = now?.type === 'captured' && now.trap === t.id;
          return (
            <g key={t.id} className={cx(snaps && css.snap)} style={snaps ? { transformOrigin: `${at.x}px ${at.y}px` } : undefined}>
              <TrapArt t={t} x={at.x} y={at.y} />
            </g>
          );
        }),
      )}
      {rooms.flatMap(({ room, box, here }) =>
        here.pests.map(({ color, n }) => <Stack key={`${room} ${color}`} s={s} box={box} color={color} n={n} tile={roomName(s, room)} />),
      )}
      {rooms.flatMap(({ box, here }) =>
        here.figures.map((f, i) => {
          const at = figureAt(box, i, here.figures.length, here.traps.length);
          const rages = f.kind === 'queen' && now?.type === 'frustrated' && now.color === f.color;
          return (
            <g key={`${f.kind} ${f.color}`} className={cx(rages && css.rage)} style={rages ? { transformOrigin: `${at.x}px ${at.y}px` } : undefined}>
              <FigureArt f={f} x={at.x} y={at.y} />
            </g>
          );
        }),
      )}
    </>
  );
};
