/** What stands aside of every step of a turn: trading (2.11) and carrying Sick between slots. */
import { ALL } from '../../../kernel/index.ts';
import { COIN, finder } from '../data/tables.ts';
import { CRATES } from '../names.ts';
import { active, activeSeat, add, houseOf, limitOf, nth } from '../reading.ts';
import type { D, Player, State } from '../state.ts';
import { gainResource } from './gain.ts';
import { settled } from './people.ts';

const crateIndex = finder(CRATES);

/** Two resources for a Coin, if there is room for it (PEST-TRD-01, PEST-TRD-02). */
export const canTrade = (p: Player): boolean => nth(p.res, 0) + nth(p.res, 1) + nth(p.res, 2) + nth(p.res, 3) >= 2 && nth(p.res, COIN) < limitOf(p, COIN);
/** Trading and carrying Sick stand aside of what a step is about. */
export const aside = (s: State, verb: 'trade' | 'tidy'): void => {
  s.stack.push(verb === 'trade' ? { step: 'trade' } : { step: 'tidy', seat: s.active });
};
export const noAside = (verb: 'trade' | 'tidy'): 'PEST-TRD-02' | 'PEST-QUA-06' => (verb === 'trade' ? 'PEST-TRD-02' : 'PEST-QUA-06');

export const trade: D<'trade'> = {
  verbs: ['swap'],
  reasons: ['PEST-TRD-02'],
  deciders: activeSeat,
  prompt: () => ({ key: 'trade' }),
  moves(s, _, __, out) {
    const p = active(s);
    for (let a = 0; a < CRATES.length; a++)
      for (let b = a; b < CRATES.length; b++) {
        const first = CRATES[a];
        const second = CRATES[b];
        if (first === undefined || second === undefined) continue;
        if (a === b ? nth(p.res, a) >= 2 : nth(p.res, a) >= 1 && nth(p.res, b) >= 1) out.push({ verb: 'swap', first, second });
      }
  },
  refuse: () => 'PEST-TRD-02',
  play(s, _, seat, m, k) {
    s.stack.pop();
    settled(s);
    const p = active(s);
    add(p.res, crateIndex(m.first), -1);
    add(p.res, crateIndex(m.second), -1);
    k.tell?.({ type: 'traded', who: houseOf(s, seat), first: m.first, second: m.second, clause: 'PEST-TRD-01' }, ALL);
    gainResource(s, seat, COIN, 1, k, 'PEST-TRD-01');
  },
};
