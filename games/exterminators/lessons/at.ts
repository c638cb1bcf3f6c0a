/** What the lessons of Pests! ask of a position: who somebody is, what lies where, and which rooms are joined. */
import { type Color, colorOf, HIBERNATE, MIND_CONTROL } from '../names.ts';
import { type Player, pestsAt, playerAt, type State } from '../state.ts';

export { joined } from '../doors.ts';

/** Whoever learns. */
export const me = (s: State, you: number): Player => playerAt(s, you);
export const plays = (s: State, you: number, color: Color): boolean => me(s, you).color === colorOf(color);
/** Own pests in the room where the own exterminator stands. */
export const here = (s: State, you: number): number => pestsAt(me(s, you), me(s, you).room);
export const inNest = (s: State, you: number): number => pestsAt(me(s, you), me(s, you).nest);
/** Own turn, with all points still there. */
export const fresh = (s: State, you: number): boolean => s.phase === 'act' && s.active === you && s.spent === 0 && s.ap === 2 && s.free > 0;
/** The queen is about to roll, with no card in hand that could come before it. */
export const rolls = (s: State, you: number): boolean =>
  s.phase === 'queen' && s.active === you && me(s, you).hand[HIBERNATE] === 0 && me(s, you).hand[MIND_CONTROL] === 0;
