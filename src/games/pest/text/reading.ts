/** Numbers of a position that the words and the board both read. */
import { NEXT, WAY } from '../data/tables.ts';
import { SPACES } from '../names.ts';
import { active, nth, row } from '../reading.ts';
import type { State } from '../state.ts';

/** The Sick on the road from the active Doctor to a neighbouring space; 0 if there is no road. */
export const roadSickTo = (s: State, to: string): number => {
  const at = active(s).doctor;
  const i = row(NEXT, at).indexOf(SPACES.findIndex((x) => x === to));
  return i < 0 ? 0 : nth(s.roadSick, nth(row(WAY, at), i));
};
