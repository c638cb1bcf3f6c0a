/** Trading (SMP-TRADE): whoever took a House may change one Lantern for an unknown one. */
import { ALL, seats } from '@pesthouse/kernel';
import { type D, DARK, draw, handOf, spend } from '../state.ts';

export const trade: D<'trade'> = {
  verbs: ['trade', 'keep'],
  reasons: ['SMP-TRADE-01'],
  deciders: (_, f) => seats(f.who),
  prompt: (s) => ({ key: 'trade', pile: s.pile }),
  moves(s, _, seat, out) {
    let last = 0;
    for (const light of handOf(s, seat)) {
      if (light !== last) out.push({ verb: 'trade', light });
      last = light;
    }
    out.push({ verb: 'keep' });
  },
  refuse: () => 'SMP-TRADE-01',
  play(s, _, seat, m, k) {
    s.stack.pop();
    if (m.verb === 'keep') {
      k.tell?.({ type: 'kept', who: seat, clause: 'SMP-TRADE-01' }, ALL);
      return;
    }
    spend(s, seat, m.light);
    const drawn = draw(s, seat, k.chance);
    const told = { type: 'traded', who: seat, light: m.light, clause: 'SMP-TRADE-01' } as const;
    k.tell?.({ ...told, drawn }, seats(seat), { ...told, drawn: DARK });
  },
};
