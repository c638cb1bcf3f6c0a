/** What stands aside of every step of a turn: trading (2.11) and carrying Sick between slots. */

import { ALL, type Out } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { COIN, CRATE_COUNT, FOOD, finder, HERBS, LUMBER, STONE } from '../data/tables.ts';
import { add, nth } from '../look.ts';
import { CRATES } from '../names.ts';
import { active, activeSeat, houseOf, limitOf } from '../reading.ts';
import type { D, Player, State } from '../state.ts';
import { canCarry, settled } from './people.ts';
import { meansOf, strands } from './way.ts';

const crateIndex = finder(CRATES);

/** So many resources are given for a Coin (PEST-TRD-01). */
const GIVEN = 2;
const otherThanFood = (p: Player): number => nth(p.res, LUMBER) + nth(p.res, STONE) + nth(p.res, HERBS);
/** Two resources for a Coin, if there is room for it (PEST-TRD-01, PEST-TRD-02). */
const hasTwo = (p: Player): boolean => otherThanFood(p) + nth(p.res, FOOD) >= GIVEN && nth(p.res, COIN) < limitOf(p, COIN);

/** Why these two may not be traded now. A Move that has begun must keep a step that can be paid (PEST-MOV-15): only two Food for a Coin make poorer. */
export const noSwap = (s: State, p: Player, a: number, b: number): Clause | null => {
  if (a > b || nth(p.res, a) < (a === b ? GIVEN : 1) || nth(p.res, b) < 1) return 'PEST-TRD-02';
  return a === FOOD && b === FOOD && strands(s, meansOf(p) - 1) ? 'PEST-MOV-15' : null;
};

/** Why nothing can be traded now. */
const noTrade = (s: State, p: Player): Clause | null => {
  if (!hasTwo(p)) return 'PEST-TRD-02';
  // Any other pair than two Food is always open.
  return otherThanFood(p) > 0 ? null : noSwap(s, p, FOOD, FOOD);
};
export const noAside = (s: State, p: Player, verb: 'trade' | 'tidy'): Clause => (verb === 'trade' ? (noTrade(s, p) ?? 'PEST-TRD-02') : 'PEST-QUA-06');

type Aside = { readonly verb: 'trade' } | { readonly verb: 'tidy' };
export const offerAsides = (s: State, p: Player, out: Pick<Out<Aside>, 'push'>): void => {
  if (noTrade(s, p) === null) out.push({ verb: 'trade' });
  if (canCarry(s, p)) out.push({ verb: 'tidy' });
};
/** Whether one of the four resources fills its track: what the end of an action brings might then be lost, so that a Trade comes first. */
const brims = (p: Player): boolean => {
  for (let r = 0; r < CRATE_COUNT; r++) if (nth(p.res, r) >= limitOf(p, r)) return true;
  return false;
};
/** Trading and carrying within an action. With nothing else left in it than its end they wait until it is over, where they are offered again,
 *  unless a Trade could still open something (`opens`) or save something from being lost. */
export const offerWithin = (s: State, p: Player, out: Pick<Out<Aside>, 'push' | 'n'>, opens: boolean): void => {
  if (out.n > 1 || ((opens || brims(p)) && noTrade(s, p) === null)) offerAsides(s, p, out);
};

/** Trading and carrying Sick stand aside of what a step is about. */
export const aside = (s: State, verb: 'trade' | 'tidy'): void => {
  s.stack.push(verb === 'trade' ? { step: 'trade' } : { step: 'tidy', seat: s.active });
};

export const trade: D<'trade'> = {
  verbs: ['swap'],
  reasons: ['PEST-TRD-02', 'PEST-MOV-15'],
  deciders: activeSeat,
  prompt: () => ({ key: 'trade' }),
  moves(s, _, __, out) {
    const p = active(s);
    for (let a = 0; a < CRATES.length; a++)
      for (let b = a; b < CRATES.length; b++) {
        const first = CRATES[a];
        const second = CRATES[b];
        if (first !== undefined && second !== undefined && noSwap(s, p, a, b) === null) out.push({ verb: 'swap', first, second });
      }
  },
  refuse: (s, _, __, m) => noSwap(s, active(s), crateIndex(m.first), crateIndex(m.second)) ?? 'PEST-TRD-02',
  play(s, _, seat, m, k) {
    s.stack.pop();
    settled(s);
    const p = active(s);
    add(p.res, crateIndex(m.first), -1);
    add(p.res, crateIndex(m.second), -1);
    add(p.res, COIN, 1);
    k.tell?.({ type: 'traded', who: houseOf(s, seat), first: m.first, second: m.second, clause: 'PEST-TRD-01' }, ALL);
  },
};
