/** The real buttons over the drawing, which hands, keys and screen readers use: rooms, traps, stacks, and cells while the house is built. */

import { asking, pickedAs, pickedOf, pointing, tell } from '@pesthouse/board';
import type { CSSProperties } from 'react';
import { colorOf, type TileId, tileName } from '../names.ts';
import type { Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { about } from './about.ts';
import { type Building, besideHouse } from './building.ts';
import { begun, colorIn, colorMoves, type Props, press, roomIn, roomMoves, trapIn, trapMoves } from './choice.ts';
import { type Bounds, type Box, boxOf, CELL, cellBox, slotOf, spotKey, trapAt } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';
import type { FarRooms } from './Marks.tsx';
import { inRoom } from './pieces.ts';
import { farOff, movesLeft, pointsFor } from './walk.ts';

const place = (b: Bounds, box: Box, inset = 0): CSSProperties => ({
  left: box.x - b.x * CELL + inset,
  top: box.y - b.y * CELL + inset,
  width: box.w - 2 * inset,
  height: box.h - 2 * inset,
});

const describe = ({ label: words, names: { queenName, trapName, whoName } }: Words, s: State, room: number, seat: number): string => {
  const here = inRoom(s, room, seat, null);
  const list = [
    ...here.pests.map(({ color, n }) => words.kinds(color, n)),
    ...here.figures.map((f) => (f.kind === 'queen' ? queenName(f.color) : f.mine ? words.here : whoName(f.color))),
    ...here.traps.map((t) => `${trapName(t.id)}: ${t.queen ? queenName(t.color) : t.pests > 0 ? words.kinds(t.color, t.pests) : words.empty}`),
  ];
  return list.length === 0 ? words.empty : list.join(', ');
};

/** That nothing lies there says less than what is wrong with what does. */
const NOTHING_LIES = ['EXT-BLD-13'] as const;

interface Ways {
  readonly far: FarRooms;
  walk(path: readonly TileId[]): void;
  /** Shows the way to a room further off; null for none. */
  aim(tile: TileId | null): void;
}

const RoomSpot = ({
  p,
  b,
  room,
  moves,
  far,
  walk,
  aim,
}: Ways & { readonly p: Props; readonly b: Bounds; readonly room: number; readonly moves: readonly Move[] }) => {
  const {
    words,
    names: { roomName },
  } = useGiven();
  const { view, seat, text } = p;
  const tile = tileName(view.rooms[room] ?? 0);
  const mine = moves.filter((m) => roomIn(m) === tile);
  const [first] = mine;
  const path = first === undefined ? far.get(tile) : undefined;
  const offer = first === undefined ? null : text.move(view, seat, first);
  const said =
    offer !== null
      ? `${offer.label}. ${offer.detail} `
      : path === undefined
        ? ''
        : `${words.walk(roomName(tile), path.length, pointsFor(view, path.length))}. `;
  const onPress = (el: Element): void => {
    if (first !== undefined) {
      press(p, `room:${tile}`, true, begun(p) ? pickedOf(p) : ['action:move']);
      return;
    }
    if (path !== undefined) {
      aim(null);
      walk(path);
      return;
    }
    if (p.legal.length === 0 || asking(view)?.step !== 'act') return;
    if (begun(p)) {
      p.setDraft({});
      return;
    }
    if (view.players[seat]?.room === room) tell(p, el, { name: roomName(tile), says: words.here });
    else {
      // Where moves are left, a room is closed only because it is too far: say how far.
      const n = farOff(view, seat, room);
      const left = movesLeft(view);
      const name = words.noWay(roomName(tile));
      if (left > 0 && n > left) tell(p, el, { name, says: words.tooFar(n, left), clause: 'EXT-ACT-02' });
      else tell(p, el, { name, wishes: [{ verb: 'move', to: tile }] });
    }
  };
  return (
    <button
      type="button"
      className={css.spot}
      style={place(b, boxOf(view, room), 3)}
      data-place=""
      data-live={first === undefined ? undefined : ''}
      data-far={path?.length}
      data-spot={`room-${tile}`}
      {...about('room', tile)}
      aria-label={`${said}${roomName(tile)}: ${describe(text, view, room, seat)}`}
      onClick={(e) => onPress(e.currentTarget)}
      {...(path === undefined
        ? pointing(p, first)
        : { onPointerEnter: () => aim(tile), onPointerLeave: () => aim(null), onFocus: () => aim(tile), onBlur: () => aim(null) })}
    />
  );
};

const TrapSpots = ({ p, b, room, moves }: { readonly p: Props; readonly b: Bounds; readonly room: number; readonly moves: readonly Move[] }) => {
  const {
    names: { trapName },
  } = useGiven();
  const here = inRoom(p.view, room, p.seat, null);
  const box = boxOf(p.view, room);
  return here.traps.map((t, i) => {
    const mine = moves.filter((m) => trapIn(m) === t.id);
    const [first] = mine;
    if (first === undefined) return null;
    const at = trapAt(box, i, here.traps.length);
    const size = { x: at.x - 27, y: at.y - 17, w: 54, h: 36 };
    return (
      <button
        key={t.id}
        type="button"
        className={css.trap}
        style={place(b, size)}
        data-place=""
        data-live=""
        data-spot={`trap-${t.id}`}
        {...about('trap', t.id)}
        aria-label={`${trapName(t.id)}: ${mine.map((m) => p.text.move(p.view, p.seat, m).label).join('; ')}`}
        onClick={() => press(p, `trap:${t.id}`, pickedAs(p, 'card') !== undefined || pickedAs(p, 'action') !== undefined)}
        {...pointing(p, first)}
      />
    );
  });
};

/** In team play the pests that go are picked one by one. */
const StackSpots = ({ p, b }: { readonly p: Props; readonly b: Bounds }) => {
  const f = asking(p.view);
  if (f?.step !== 'pick') return null;
  const box = boxOf(p.view, f.room);
  return colorMoves(p).map((m) => {
    const color = colorIn(m);
    if (color === null || m.verb !== 'pick') return null;
    const slot = slotOf(p.view, box, colorOf(color));
    return (
      <button
        key={color}
        type="button"
        className={css.stack}
        style={place(b, { x: slot.x - 20, y: slot.y - 20, w: 40, h: 40 })}
        data-place=""
        data-live=""
        data-spot={`stack-${color}`}
        aria-label={p.text.move(p.view, p.seat, m).label}
        onClick={() => p.choose(m)}
        {...pointing(p, m)}
      />
    );
  });
};

const CellSpots = ({ p, b, site }: { readonly p: Props; readonly b: Bounds; readonly site: Building }) => {
  const {
    words,
    names: { roomName, spot },
  } = useGiven();
  return besideHouse(p.view).map(({ x, y }) => {
    const ways = site.cells.get(spotKey(x, y));
    const { tile, ghost } = site;
    const here = ghost !== null && ghost.move.x === x && ghost.move.y === y;
    const name = tile === null ? '' : roomName(tile);
    const onPress = (el: Element): void => {
      if (tile === null) return;
      if (ways === undefined)
        tell(p, el, {
          name: words.fitsNoWay(name),
          wishes: site.forced ? [] : [0, 1, 2, 3].map((rot) => ({ verb: 'place', tile, x, y, rot })),
          least: NOTHING_LIES,
        });
      else if (here && ghost.ways === 1) p.choose(ghost.move);
      else if (here) p.setDraft({ tile, x, y, way: (ghost.way + 1) % ghost.ways });
      else p.setDraft({ tile, x, y, way: 0 });
    };
    return (
      <button
        key={spotKey(x, y)}
        type="button"
        className={`${css.spot} ${ways === undefined ? css.beside : ''}`}
        style={place(b, cellBox(x, y), 3)}
        tabIndex={ways === undefined ? -1 : 0}
        data-place=""
        data-live={ways === undefined ? undefined : ''}
        data-cell={spotKey(x, y)}
        aria-label={
          here
            ? ghost.ways === 1
              ? words.ghostOnly(name)
              : words.ghost(name)
            : ways === undefined
              ? words.cellAt(x, y)
              : `${name}, ${spot(x, y)}: ${words.ways(ways.length)}`
        }
        onClick={(e) => onPress(e.currentTarget)}
      />
    );
  });
};

export const Spots = ({ p, b, site, ...ways }: Ways & { readonly p: Props; readonly b: Bounds; readonly site: Building | null }) => {
  const rooms = p.now === null ? roomMoves(p) : [];
  const traps = p.now === null ? trapMoves(p) : [];
  return (
    <>
      {p.view.rooms.map((tile, room) => (
        <RoomSpot key={tile} p={p} b={b} room={room} moves={rooms} {...ways} />
      ))}
      {p.view.rooms.map((tile, room) => (
        <TrapSpots key={tile} p={p} b={b} room={room} moves={traps} />
      ))}
      <StackSpots p={p} b={b} />
      {site === null ? null : <CellSpots p={p} b={b} site={site} />}
    </>
  );
};

export const legalRooms = (p: Props) => new Set(p.now === null ? roomMoves(p).flatMap((m) => roomIn(m) ?? []) : []);
