/** The way to a room further off: the shortest that the moves left this turn reach, and a walk along it, one ordinary move after the other. */

import { asking, only } from '@pesthouse/board';
import { useEffect, useRef } from 'react';
import { exterminators } from '../data/printed.ts';
import { nextTo, touches } from '../doors.ts';
import { colorOf, type TileId, tileName, tileOf } from '../names.ts';
import { distances, distancesThrough } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { begun, type Props } from './choice.ts';

/** How many moves this turn still pays for: free ones first, then action points (EXT-ACT-03). */
export const movesLeft = (s: State): number => s.free + Math.max(0, s.drink) + s.ap;
/** What so many moves cost in action points. */
export const pointsFor = (s: State, n: number): number => Math.max(0, n - s.free - Math.max(0, s.drink));

const throughWalls = (s: State, seat: number): boolean => exterminators.some((x) => colorOf(x.color) === playerAt(s, seat).color && x.params.moveThroughWalls);

const nextRooms = (s: State, room: number, walls: boolean): readonly number[] => {
  const doors = nextTo(s, room);
  return walls ? [...doors, ...s.rooms.flatMap((_, r) => (touches(s, room, r) && !doors.includes(r) ? [r] : []))] : doors;
};

/** How far a room is for this seat's exterminator; -1 where no way leads. */
export const farOff = (s: State, seat: number, room: number): number =>
  (throughWalls(s, seat) ? distancesThrough : distances)(s, room)[playerAt(s, seat).room] ?? -1;

/** The rooms to go through, the last one included; null if that is one step, none, or more than is left. */
export const wayTo = (s: State, seat: number, tile: TileId): readonly TileId[] | null => {
  const walls = throughWalls(s, seat);
  const to = s.rooms.indexOf(tileOf(tile));
  const far = Array.from((walls ? distancesThrough : distances)(s, to));
  let at = playerAt(s, seat).room;
  const n = far[at] ?? -1;
  if (n < 2 || n > movesLeft(s)) return null;
  const path: TileId[] = [];
  while (at !== to) {
    const left = far[at] ?? 0;
    const next = nextRooms(s, at, walls).find((r) => far[r] === left - 1);
    if (next === undefined) return null;
    path.push(tileName(s.rooms[next] ?? 0));
    at = next;
  }
  return path;
};

/** Every room that can be walked to and is more than a step away, with its way. */
export const farRooms = (p: Pick<Props, 'view' | 'seat' | 'legal' | 'draft' | 'now'>): ReadonlyMap<TileId, readonly TileId[]> => {
  const found = new Map<TileId, readonly TileId[]>();
  if (p.now !== null || begun(p) || asking(p.view)?.step !== 'act' || only(p.legal, 'move').length === 0) return found;
  for (const t of p.view.rooms) {
    const path = wayTo(p.view, p.seat, tileName(t));
    if (path !== null && only(p.legal, 'move').some((m) => m.to === path[0])) found.set(tileName(t), path);
  }
  return found;
};

/** The next move of a walk; null where something has come between, and the walk ends. */
export const nextMove = (p: Pick<Props, 'view' | 'seat' | 'legal' | 'draft'>, from: TileId, to: TileId) => {
  if (asking(p.view)?.step !== 'act' || begun(p) || p.view.rooms[playerAt(p.view, p.seat).room] !== tileOf(from)) return null;
  return only(p.legal, 'move').find((m) => m.to === to) ?? null;
};

/** Walks: each step is chosen as soon as the one before is on the board. A question, another place or a closed way ends it. */
export const useWalk = (p: Props): ((path: readonly TileId[]) => void) => {
  // Where the exterminator should stand now, and then the rooms ahead; and the decision that the last step answered.
  const going = useRef<readonly TileId[]>([]);
  const answered = useRef(-1);
  const latest = useRef(p);
  latest.current = p;
  const { legal, now } = p;
  useEffect(() => {
    const { view, choose } = latest.current;
    const [from, to] = going.current;
    if (from === undefined || to === undefined || legal.length === 0 || now !== null || view.asked === answered.current) return;
    const move = nextMove(latest.current, from, to);
    going.current = move === null ? [] : going.current.slice(1);
    answered.current = view.asked;
    if (move !== null) choose(move);
  }, [legal, now]);
  return (path) => {
    const { view, choose } = latest.current;
    const move = only(latest.current.legal, 'move').find((m) => m.to === path[0]);
    if (move === undefined) return;
    going.current = path;
    answered.current = view.asked;
    choose(move);
  };
};
