/** The house in plan: shadow, outline, steps before the outer doors, tiles as they lie, their names, and seals over closed nests. */

import { cx } from '@pesthouse/board';
import { Fragment } from 'react';
import { DOORS, turned } from '../data/tables.ts';
import { isOpen, SIDES, sideOf } from '../doors.ts';
import { colorName, DX, DY, ENTRY, tileName } from '../names.ts';
import type { State } from '../state.ts';
import { sealArt, tileArt } from './art.ts';
import { boxOf, CELL, cellsOf, doorAt, gridOf, holeAt, middle, rotOf, spotKey } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';

/** A longer name would run into the room next door: it takes two lines. */
const LONG = 12;

/** Steps lead out of every door that has no room behind it. */
const Steps = ({ s }: { readonly s: State }) => {
  const grid = gridOf(s);
  return s.rooms.flatMap((_, room) =>
    cellsOf(s, room).flatMap((c, i) =>
      SIDES.flatMap((d) => {
        const open = isOpen(s.doors[room] ?? 0, sideOf(d, i));
        if (!open || grid.has(spotKey(c.x + (DX[d] ?? 0), c.y + (DY[d] ?? 0)))) return [];
        const at = doorAt(c, d);
        const flat = d % 2 === 0;
        const [w, h] = flat ? [44, 18] : [18, 44];
        const x = at.x + (DX[d] ?? 0) * 8 - w / 2;
        const y = at.y + (DY[d] ?? 0) * 8 - h / 2;
        return [<rect key={`${at.x} ${at.y}`} x={x} y={y} width={w} height={h} rx="4" fill="#CFC8B4" stroke="#14233A" strokeWidth="2" />];
      }),
    ),
  );
};

/** A forced nest has a door or a wall where the printed tile has none: painted over it. */
const Patches = ({ s, room }: { readonly s: State; readonly room: number }) => {
  const tile = s.rooms[room] ?? 0;
  const own = s.doors[room] ?? 0;
  const printed = tile === ENTRY ? (DOORS[ENTRY] ?? 0) : turned(DOORS[tile] ?? 0, rotOf(tile, own));
  if (own === printed) return null;
  return cellsOf(s, room).flatMap((c, i) =>
    SIDES.flatMap((d) => {
      const side = sideOf(d, i);
      if (isOpen(own, side) === isOpen(printed, side)) return [];
      const at = doorAt(c, d);
      const x = at.x - (DX[d] ?? 0) * 3.3;
      const y = at.y - (DY[d] ?? 0) * 3.3;
      const [w, h] = d % 2 === 0 ? [33, 6] : [6, 33];
      return [
        <rect key={side} x={x - w / 2} y={y - h / 2} width={w} height={h} fill={isOpen(own, side) ? '#C9935C' : '#F4E9D0'} stroke="#14233A" strokeWidth="1" />,
      ];
    }),
  );
};

const Tile = ({ s, room, fresh }: { readonly s: State; readonly room: number; readonly fresh: boolean }) => {
  const tile = s.rooms[room] ?? 0;
  const box = boxOf(s, room);
  const at = middle(box);
  const rot = rotOf(tile, s.doors[room] ?? 0);
  return (
    <g className={cx(fresh && css.fresh)} style={fresh ? { transformOrigin: `${at.x}px ${at.y}px` } : undefined}>
      <image href={tileArt(tileName(tile))} x={box.x} y={box.y} width={box.w} height={box.h} transform={`rotate(${90 * rot} ${at.x} ${at.y})`} />
      <Patches s={s} room={room} />
    </g>
  );
};

/** The name is set upright at the upper wall, over a nest's hole too: below it pests would lie on it. */
const Name = ({ s, room }: { readonly s: State; readonly room: number }) => {
  const {
    names: { roomName },
  } = useGiven();
  const tile = s.rooms[room] ?? 0;
  const box = boxOf(s, room);
  const name = roomName(tileName(tile));
  const x = box.x + box.w / 2;
  const lines = name.length > LONG ? name.split(' ') : [name];
  return (
    <text className={css.name} x={x} y={box.y + 0.172 * CELL}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : '1em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

const Seal = ({ s, seat, fresh }: { readonly s: State; readonly seat: number; readonly fresh: boolean }) => {
  const p = s.players[seat];
  if (p === undefined || !p.sealed || p.nest < 0 || !p.alive) return null;
  const at = holeAt(s, p.nest);
  const rot = rotOf(s.rooms[p.nest] ?? 0, s.doors[p.nest] ?? 0);
  const [w, h] = [60, 46];
  return (
    <g className={cx(fresh && css.nailed)} style={fresh ? { transformOrigin: `${at.x}px ${at.y}px` } : undefined}>
      <image href={sealArt(colorName(p.color))} x={at.x - w / 2} y={at.y - h / 2} width={w} height={h} transform={`rotate(${90 * rot} ${at.x} ${at.y})`} />
    </g>
  );
};

export interface RoomsProps {
  readonly s: State;
  /** The room that was just placed; -1 for none. */
  readonly fresh: number;
  readonly sealing: number;
}

export const Rooms = ({ s, fresh, sealing }: RoomsProps) => (
  <>
    <g className={css.glow}>
      {[64, 36].flatMap((wide) =>
        s.rooms.map((_, room) => {
          const b = boxOf(s, room);
          return <rect key={`${wide} ${s.cells[room]}`} x={b.x} y={b.y} width={b.w} height={b.h} strokeWidth={wide} strokeOpacity={wide > 40 ? 0.4 : 0.5} />;
        }),
      )}
    </g>
    <g className={css.shade}>
      {s.rooms.map((_, room) => {
        const b = boxOf(s, room);
        return <rect key={s.cells[room]} x={b.x + 5} y={b.y + 9} width={b.w + 4} height={b.h + 3} />;
      })}
    </g>
    <Steps s={s} />
    {s.rooms.map((_, room) => {
      const b = boxOf(s, room);
      return <rect key={s.cells[room]} x={b.x - 3.5} y={b.y - 3.5} width={b.w + 7} height={b.h + 7} fill="#14233A" />;
    })}
    {s.rooms.map((_, room) => (
      <Tile key={s.cells[room]} s={s} room={room} fresh={room === fresh} />
    ))}
    {s.players.map((p, seat) => (
      <Fragment key={p.color}>
        <Seal s={s} seat={seat} fresh={seat === sealing} />
      </Fragment>
    ))}
  </>
);

export const RoomNames = ({ s }: { readonly s: State }) => s.rooms.map((_, room) => <Name key={s.cells[room]} s={s} room={room} />);
