/** The end of the set-up (2.2): hands and Lineup are dealt, and a costly Lineup may be dealt anew. */
import { ALL, type Ctx } from '@pesthouse/kernel';
import { NUMBER, own } from '../cards/cards.ts';
import { idOf } from '../names.ts';
import { add, draw, pick } from '../piles.ts';
import { reading } from '../reading.ts';
import { type A, type D, EMPTY, type Event, type State } from '../state.ts';

const { isCostly } = reading(own);
const costly = (s: State): number => {
  let n = 0;
  for (const f of s.lineup) if (f !== EMPTY && isCostly(f)) n++;
  return n;
};
/** PLG-SET-05: five of eight, at most five times. */
const again = (s: State): boolean => s.redeals < NUMBER.redeals && costly(s) >= NUMBER.costlyCards;

const dealLineup = (s: State, k: Ctx<Event>): void => {
  for (let i = 0; i < NUMBER.lineup; i++) s.lineup[i] = pick(s.kingdom, s.kingdomSize--, k.chance);
  const clause = s.redeals === 0 ? 'PLG-SET-02' : 'PLG-SET-05';
  k.tell?.({ type: 'lineup', cards: s.lineup.map(idOf), from: 'kingdom', costly: costly(s), again: s.redeals, clause }, ALL);
};

const redealLineup = (s: State, k: Ctx<Event>): void => {
  s.redeals++;
  for (const [i, f] of s.lineup.entries()) {
    add(s.kingdom, f, 1);
    s.kingdomSize++;
    s.lineup[i] = EMPTY;
  }
  dealLineup(s, k);
};

export const deal: A<'deal'> = {
  run(s, f, k) {
    const n = s.players.length;
    for (let i = 0; i < n; i++) {
      const second = f.secondSeatCard && n === 2 && i === 1; // PLG-OPT-06
      draw(s, (s.first + i) % n, second ? NUMBER.secondHand : NUMBER.hand, k, second ? 'PLG-OPT-06' : 'PLG-SET-10');
    }
    dealLineup(s, k);
    s.stack.push({ step: 'turn' });
    if (s.redealRule === 'auto') while (again(s)) redealLineup(s, k);
    else if (s.redealRule === 'offer' && again(s)) s.stack.push({ step: 'redeal' });
  },
};

export const redeal: D<'redeal'> = {
  verbs: ['redeal', 'keep'],
  reasons: [],
  deciders: (s) => 1 << s.first,
  prompt: (s) => ({ key: 'redeal', costly: costly(s), left: NUMBER.redeals - s.redeals }),
  moves(_, __, ___, out) {
    out.push({ verb: 'redeal' });
    out.push({ verb: 'keep' });
  },
  refuse: () => 'PLG-SET-05',
  play(s, _, seat, m, k) {
    if (m.verb === 'redeal') {
      redealLineup(s, k);
      if (again(s)) return;
    } else k.tell?.({ type: 'kept-lineup', who: seat, clause: 'PLG-SET-05' }, ALL);
    s.stack.pop();
  },
};
