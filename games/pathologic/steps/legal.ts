/** What an Action demands (2.10, 2.11): one `why not` for each, from which moves, refusals and the check after a Strain are made. */

import type { Clause } from '../clauses.ts';
import { ACCESS, actionSlots, eventOf, NUMBER, PACTS_FORBIDDEN, SLOTS } from '../data/tables.ts';
import { holds, nth } from '../look.ts';
import { type Action, FIRST_WARD, HEALERS, RESOURCES } from '../names.ts';
import { counterOf } from '../reading.ts';
import { alive, atOf, deckKind, inHandOf, isFree, isOngoing, pactOn, type State } from '../state.ts';
import { missing, reachBy } from '../sums.ts';

const HEALER_COUNT = HEALERS.length;

/** Whether the active Healer may act with this piece at all: their own Healer, or a usable Ward (PATH-ACT-02). */
export const usable = (s: State, healer: number, piece: number): Clause | null => {
  if (piece < HEALER_COUNT) return piece === healer ? null : 'PATH-ACT-02';
  const ward = piece - FIRST_WARD;
  if (!alive(s, ward)) return 'PATH-DTH-06';
  const owner = pactOn(s, ward);
  return owner < 0 || owner === healer || s.emergency ? null : 'PATH-PAC-04';
};
/** The action points that a Supply needs: its own, and that of the Resolve it is for (PATH-ACT-16). */
export const SUPPLY = 2;
/** PATH-ACT-17: a supplied Ward waits for its Resolve, so other Actions leave a point for it, the Ward and its Event alone. By an option there are none (PATH-OPT-04). */
export const keepsPromise = (s: State, what: Action, piece: number): boolean => {
  if (s.supplied < 0) return true;
  const ward = s.supplied + FIRST_WARD;
  return !s.resolveAtOnce && s.ap >= SUPPLY && piece !== ward && (what !== 'resolve' || atOf(s, piece) !== atOf(s, ward));
};
/** AP, the promise of a Supply, and one Action a piece. */
const ready = (s: State, what: Action, piece: number): Clause | null => {
  if (s.ap < 1) return 'PATH-ACT-01';
  if (!keepsPromise(s, what, piece)) return 'PATH-ACT-17';
  return (s.acted >> piece) & 1 ? 'PATH-ACT-03' : null;
};

/** What an Event demands besides its cost; null = nothing stands in the way. */
const whyNotThere = (s: State, piece: number): Clause | null => {
  const d = atOf(s, piece);
  if (!isFree(s, piece) || !isOngoing(s, d)) return 'PATH-RES-01';
  const { op } = eventOf(d);
  if (op.op !== 'neighbours') return null;
  let others = 0;
  for (let p = 0; p < s.at.length; p++) if (p !== piece && atOf(s, p) === d && isFree(s, p)) others++;
  return others >= op.n ? null : 'PATH-EV-09';
};

/** Without AP and earlier Actions: it holds again after a Strain (PATH-STR-16). */
export const whyNotResolve = (s: State, healer: number, piece: number): Clause | null => usable(s, healer, piece) ?? whyNotPaid(s, healer, piece);
/** The same for a piece that is usable. */
const whyNotPaid = (s: State, healer: number, piece: number): Clause | null => {
  const no = whyNotThere(s, piece);
  if (no !== null) return no;
  const inPerson = piece < HEALER_COUNT;
  for (let t = 0; t < RESOURCES.length; t++) {
    const has = inPerson ? counterOf(s, healer, t) : s.supplied === piece - FIRST_WARD ? nth(s.given, t) : 0;
    if (missing(s, healer, piece, t) > has) return inPerson ? 'PATH-RES-02' : 'PATH-RES-04';
  }
  return null;
};
/** PATH-ACT-16, a usable Ward's part: exactly what is missing is given, and something is. */
const whyNotSupply = (s: State, healer: number, piece: number): Clause | null => {
  const no = whyNotThere(s, piece);
  if (no !== null) return no;
  let wanted = 0;
  for (let t = 0; t < RESOURCES.length; t++) {
    const n = missing(s, healer, piece, t);
    wanted += n;
    if (n > counterOf(s, healer, t)) return 'PATH-ACT-16';
  }
  return wanted > 0 && ((s.acted >> piece) & 1) === 0 ? null : 'PATH-ACT-16';
};

const anyInPool = (s: State): boolean => s.pool.some((n) => n > 0);

/** Which requirement of the Action a usable piece fails, AP and turn order aside. */
export const whyUnfit = (s: State, healer: number, what: Action, piece: number): Clause | null => {
  switch (what) {
    case 'leave':
      return isFree(s, piece) ? 'PATH-ACT-07' : null;
    case 'move':
      return isFree(s, piece) ? (atOf(s, piece) === s.curfew ? 'PATH-RX-02' : null) : 'PATH-ACT-09';
    case 'transfer':
      return nth(s.pool, nth(ACCESS, piece - FIRST_WARD)) > 0 ? null : 'PATH-COMP-21';
    case 'resolve':
      return whyNotPaid(s, healer, piece);
    case 'supply':
      return whyNotSupply(s, healer, piece);
    case 'claim':
      return anyInPool(s) ? null : 'PATH-COMP-21';
    case 'use': {
      const bits = actionSlots(deckKind(s, healer));
      for (let slot = 0; slot < SLOTS; slot++) if (holds(bits, slot) && inHandOf(s, healer, slot) > 0) return null;
      return 'PATH-ACT-13';
    }
    default:
      return what satisfies never;
  }
};
const whyNotNow = (s: State, healer: number, what: Action, piece: number): Clause | null => usable(s, healer, piece) ?? whyUnfit(s, healer, what, piece);
/** After a Strain: every requirement is checked anew; a Supply still needs the point for its Resolve. */
export const stillPossible = (s: State, healer: number, what: Action, piece: number): boolean =>
  !s.broken && whyNotNow(s, healer, what, piece) === null && (what !== 'supply' || s.ap >= 1);

/** Why the active Healer cannot declare this Action; null = they can. `piece` acts, except that a Supply names its Ward. */
export const whyNotAct = (s: State, what: Action, piece: number): Clause | null => {
  const h = s.active;
  if (what === 'resolve' && s.supplied >= 0 && s.supplied === piece - FIRST_WARD) return s.ap < 1 ? 'PATH-ACT-01' : whyNotResolve(s, h, piece);
  const no = ready(s, what, what === 'supply' ? h : piece);
  if (no !== null) return no;
  if (what === 'supply' && s.ap < SUPPLY) return 'PATH-ACT-16';
  return whyNotNow(s, h, what, piece);
};

/** PATH-PAC-02, PATH-EV-01. */
export const whyNotPact = (s: State, ward: number): Clause | null => {
  if (isOngoing(s, PACTS_FORBIDDEN)) return 'PATH-EV-01';
  if (!alive(s, ward) || !isOngoing(s, atOf(s, ward + FIRST_WARD))) return 'PATH-PAC-02';
  const owner = pactOn(s, ward);
  if (owner === s.active) return 'PATH-PAC-06';
  return owner < 0 ? null : 'PATH-PAC-04';
};

/** Spaces of a Move now (PATH-ACT-09, PATH-EV-10, PATH-RX-09). */
export const reachNow = (s: State): number => reachBy(NUMBER, s);
