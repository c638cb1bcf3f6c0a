/** Numbers of a position that the words and the board both read. */
import { nth, row, type Seat } from '@pesthouse/kernel';
import { agendaOf } from '../cards/agendas.ts';
import { NEXT, type Tables, WAY } from '../data/tables.ts';
import { SPACES } from '../names.ts';
import { rankOf, reckoning, sheetOf, totalOf } from '../outcome.ts';
import { active, limitOf, owed, regularSlots } from '../reading.ts';
import type { Player, State } from '../state.ts';

/** The Sick on the road from the active Doctor to a neighbouring space; 0 if there is no road. */
export const roadSickTo = (s: State, to: string): number => {
  const at = active(s).doctor;
  const i = row(NEXT, at).indexOf(SPACES.findIndex((x) => x === to));
  return i < 0 ? 0 : nth(s.roadSick, nth(row(WAY, at), i));
};

type Settling = Parameters<typeof owed>;

/** What the rules work out from numbers, with those of a table. */
export const reading = (tables: Tables) => ({
  regularSlots: (p: Player): number => regularSlots(p, tables),
  limitOf: (p: Player, r: number): number => limitOf(p, r, tables),
  owed: (s: State, p: Player, way: Settling[2], camp: boolean, mask: boolean): number => owed(s, p, way, camp, mask, tables),
  agendaOf: (s: State, seat: Seat, decree: number): number => agendaOf(s, seat, decree, tables),
  sheetOf: (s: State, seat: Seat): { readonly [line: string]: number } => sheetOf(s, seat, tables),
  totalOf: (s: State, seat: Seat): number => totalOf(s, seat, tables),
  rankOf: (s: State, seat: Seat): number => rankOf(s, seat, tables),
  reckoning: (s: State, seat: Seat): number => reckoning(s, seat, tables),
});
export type Reading = ReturnType<typeof reading>;
