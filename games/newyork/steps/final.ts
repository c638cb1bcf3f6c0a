/** Final battles (2.11): every shared location, in board order, fights until one species remains. */
import { ALL } from '@pesthouse/kernel';
import type { PlaceId, Species } from '../names.ts';
import { type A, type D, opposed, type Place, placeAt, type State, stacksOf } from '../state.ts';
import { battle } from './fight.ts';

const shared = (s: State, p: Place): boolean => s.order.some((x) => stacksOf(p, x).length > 0 && opposed(s, p, x));

/** NYC-END-05, NYC-END-06: most pests there; among equals whoever's turn would come soonest after the closing turn. */
const attackerAt = (s: State, p: Place): Species => {
  let best: Species | null = null;
  for (let i = 1; i <= s.order.length; i++) {
    const x = s.order[(s.closer + i) % s.order.length];
    if (x !== undefined && stacksOf(p, x).length > (best === null ? 0 : stacksOf(p, best).length)) best = x;
  }
  if (best === null) throw new Error('nobody is there to attack');
  return best;
};

/** NYC-END-07, NYC-END-08: the others with the fewest pests there. */
const targetsAt = (s: State, p: Place, attacker: Species): Species[] => {
  const others = s.order.filter((x) => x !== attacker && stacksOf(p, x).length > 0);
  const fewest = Math.min(...others.map((x) => stacksOf(p, x).length));
  return others.filter((x) => stacksOf(p, x).length === fewest);
};

export const final: A<'final'> = {
  run(s, f, k) {
    if (f.from === 0 && k.tell) k.tell({ type: 'final-battles', places: s.places.filter((at) => shared(s, placeAt(s, at))), clause: 'NYC-END-04' }, ALL);
    for (let i = f.from; i < s.places.length; i++) {
      const at: PlaceId | undefined = s.places[i];
      if (at === undefined) continue;
      const p = placeAt(s, at);
      while (shared(s, p)) {
        const attacker = attackerAt(s, p);
        const [target, another] = targetsAt(s, p, attacker);
        if (target === undefined) break;
        if (another !== undefined) {
          s.stack.push({ step: 'final', from: i });
          s.stack.push({ step: 'final-target', at, attacker });
          return;
        }
        battle(s, at, attacker, target, true, k);
      }
    }
  },
};

export const finalTarget: D<'final-target'> = {
  verbs: ['target'],
  reasons: ['NYC-END-07', 'NYC-END-11'],
  deciders: (s, f) => 1 << s.seatOf[f.attacker], // NYC-GEN-14
  prompt: (_, f) => ({ key: 'target', at: f.at, attacker: f.attacker }),
  moves(s, f, _, out) {
    for (const target of targetsAt(s, placeAt(s, f.at), f.attacker)) out.push({ verb: 'target', at: f.at, target });
  },
  refuse: (_, f, __, m) => (m.at === f.at ? 'NYC-END-07' : 'NYC-END-11'),
  play(s, f, _, m, k) {
    s.stack.pop();
    battle(s, f.at, f.attacker, m.target, true, k);
  },
};
