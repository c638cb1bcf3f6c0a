/** What the rules, the words and the board all count: costs, rewards and reach, from a position and the numbers of a table. */
import { ACCESS, CORDONS, eventOf, num, type Tables } from './data/tables.ts';
import { FIRST_WARD, groupOf, HEALERS } from './names.ts';
import { atOf, isOngoing, ownGroup, type State } from './state.ts';

/** The counters of one type that resolving with this piece, here or in another district, takes from the Healer: the cost less what a Ward's access covers (PATH-RES-06). */
export const missing = (s: State, healer: number, piece: number, type: number, d = atOf(s, piece)): number => {
  const { op } = eventOf(d);
  let cost = s.need[d] === type ? 1 : 0;
  if (op.op === 'extraSame') cost *= 1 + op.n;
  if (op.op === 'surcharge' && op.resource === type && op.healers[healer] === true) cost++;
  return piece >= FIRST_WARD && cost > 0 && num(ACCESS, piece - FIRST_WARD) === type ? cost - 1 : cost;
};

/** One of the active player's own Wards, or one that counts as such this turn (PATH-RES-10, PATH-RX-18). */
export const isOwn = (s: State, piece: number): boolean =>
  piece >= FIRST_WARD && (groupOf(piece - FIRST_WARD) === ownGroup(s, s.active) || s.kin === piece - FIRST_WARD);

/** The Evidence that this piece of the active player would bring by a Resolve (PATH-RES-10, PATH-RES-11, PATH-RES-12). */
export const rewardBy = (n: Tables['NUMBER'], s: State, piece: number): number =>
  piece < HEALERS.length ? n.inPerson : isOwn(s, piece) ? n.ownWard : n.otherWard;

const cordon = (n: Tables['NUMBER']): number => {
  const { op } = eventOf(CORDONS);
  return op.op === 'moveLimit' ? Math.min(op.n, n.moveSpaces) : n.moveSpaces;
};
/** Spaces of a Move now (PATH-ACT-09, PATH-EV-10, PATH-RX-09). */
export const reachBy = (n: Tables['NUMBER'], s: State): number => (isOngoing(s, CORDONS) ? cordon(n) : n.moveSpaces) + s.stride;
