/** The doors of a tile and the ways of a finished house, which a state keeps as bits and bare lists, read by name: rules, words and board ask here. */
import type { Seat } from '@pesthouse/kernel';
import { nth } from './look.ts';
import { DIRS } from './names.ts';
import type { State } from './state.ts';

/** The sides of a cell, in the order of DIRS. */
export const SIDES: readonly number[] = DIRS.map((_, d) => d);
const SIDE_COUNT = DIRS.length;
/** The bit of a side among the doors of a room; the Entry has a second cell. */
export const sideOf = (d: number, cell = 0): number => d + SIDE_COUNT * cell;
/** Whether there is a door on a side. */
export const isOpen = (doors: number, side: number): boolean => ((doors >> side) & 1) === 1;
export const doorCount = (doors: number): number => SIDES.filter((d) => isOpen(doors, d)).length;

/** Where a door leads: a room, or one of WALL and OUT. */
export const wayFrom = (s: State, room: number, d: number): number => nth(s.way, room * SIDE_COUNT + d);
/** Where a queen comes in again who goes out by that door. */
export const exitFrom = (s: State, room: number, d: number): number => nth(s.exit, room * SIDE_COUNT + d);
/** Whether a door joins two rooms; none does before the house is finished. */
export const joined = (s: State, a: number, b: number): boolean => {
  for (let d = 0; d < SIDE_COUNT; d++) if (s.way[a * SIDE_COUNT + d] === b) return true;
  return false;
};
/** The rooms that doors lead to, side by side; none before the house is finished. */
export const nextTo = (s: State, room: number): readonly number[] =>
  s.way.length === 0 ? [] : SIDES.flatMap((d) => (wayFrom(s, room, d) < 0 ? [] : [wayFrom(s, room, d)]));
/** Whether two rooms have a side in common, door or wall. */
export const touches = (s: State, room: number, other: number): boolean => ((nth(s.beside, room) >> other) & 1) === 1;

/** How a queen who ignores walls goes (EXT-CHAR-10): the room in the upper bits, and below them through what. */
const BY_WALL = 1;
const OUTSIDE = 2;
export const ghostFrom = (s: State, room: number, d: number): number => nth(s.ghost, room * SIDE_COUNT + d);
export const ghostTo = (ghost: number): number => ghost >> 2;
export const ghostByWall = (ghost: number): boolean => (ghost & 3) === BY_WALL;
export const ghostOutside = (ghost: number): boolean => (ghost & 3) === OUTSIDE;

/** A copy that changed hands this turn, as one number: the card, and below it who has it now. */
export const swapCode = (card: number, holder: Seat): number => card * 8 + holder;
