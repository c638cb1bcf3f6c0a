/** A Night (SMP-NIGHT): a House calls, every player sends a Lantern in secret, and the brightest takes it. */
import { ALL, add, type Seat, type Seats } from '@pesthouse/kernel';
import { type A, type D, handOf, OPEN, SEALED, type State, spend } from '../state.ts';

export const night: A<'night'> = {
  run(s, _, k) {
    // SMP-END-01: nothing is left on the stack, and the game is over.
    if (s.houses.length === 0 || s.hands.every((hand) => hand.length === 0)) return;
    const [house = 0] = s.houses.splice(k.chance.below(s.houses.length), 1);
    s.night++;
    s.stake += house;
    k.tell?.({ type: 'called', night: s.night, house, stake: s.stake, clause: 'SMP-NIGHT-01' }, ALL);
    s.stack.push({ step: 'send', sent: s.hands.map(() => OPEN) });
  },
};

const waiting = (sent: readonly number[]): Seats => sent.reduce((set, x, seat) => (x === OPEN || x === SEALED ? set | (1 << seat) : set), 0);

export const send: D<'send'> = {
  sealed: true,
  verbs: ['send'],
  reasons: ['SMP-NIGHT-02'],
  deciders: (_, f) => waiting(f.sent),
  prompt: (s) => ({ key: 'send', stake: s.stake, night: s.night }),
  moves(s, _, seat, out) {
    let last = 0;
    for (const light of handOf(s, seat)) {
      if (light !== last) out.push({ verb: 'send', light });
      last = light;
    }
  },
  refuse: () => 'SMP-NIGHT-02',
  play(s, f, seat, m) {
    f.sent[seat] = m.light;
    if (waiting(f.sent) !== 0) return;
    s.stack.pop();
    s.stack.push({ step: 'reveal', sent: f.sent });
  },
};

/** SMP-TRADE-02. */
const mayTrade = (s: State, seat: Seat): boolean => s.pile > 0 && handOf(s, seat).length > 0;

export const reveal: A<'reveal'> = {
  run(s, { sent }, k) {
    for (const [seat, light] of sent.entries()) spend(s, seat, light);
    k.tell?.({ type: 'revealed', lights: [...sent], clause: 'SMP-NIGHT-03' }, ALL);
    s.stack.push({ step: 'night' });
    const best = Math.max(...sent);
    const who = sent.indexOf(best);
    if (sent.lastIndexOf(best) !== who) {
      k.tell?.({ type: 'untaken', worth: s.stake, carried: s.carryOver, clause: s.carryOver ? 'SMP-NIGHT-05' : 'SMP-NIGHT-04' }, ALL);
      if (!s.carryOver) s.stake = 0;
      return;
    }
    add(s.worth, who, s.stake);
    k.tell?.({ type: 'taken', who, worth: s.stake, clause: 'SMP-NIGHT-03' }, ALL);
    s.stake = 0;
    if (mayTrade(s, who)) s.stack.push({ step: 'trade', who });
  },
};
