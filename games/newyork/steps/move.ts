/** Move Phase (2.10): any number of own pests, one at a time, anywhere, each with its food. */
import { ALL } from '@pesthouse/kernel';
import { KIND, KINDS_OF } from '../data/tables.ts';
import { activeSeat, activeSpecies, type D, placeAt, stacksOf } from '../state.ts';
import { enter } from './turn.ts';

export const move: D<'move'> = {
  verbs: ['move', 'done-moving'],
  reasons: ['NYC-MOVE-01', 'NYC-MOVE-04', 'NYC-SETUP-03'],
  forced: (s) => !s.acted, // NYC-TURN-06
  deciders: activeSeat,
  prompt: () => ({ key: 'move' }),
  moves(s, _, __, out, want) {
    out.push({ verb: 'done-moving' });
    const who = activeSpecies(s);
    const [first, second] = KINDS_OF[who];
    for (const from of s.places) {
      // One pass over the pests there; a kind is offered once, however many of it stand unmoved.
      let one = false;
      let two = false;
      let three = false;
      for (const x of stacksOf(placeAt(s, from), who)) {
        if (x.moved) continue;
        if (x.kind === first) one = true;
        else if (x.kind === second) two = true;
        else three = true;
      }
      if (!one && !two && !three) continue;
      for (const kind of KINDS_OF[who]) {
        if (!(kind === first ? one : kind === second ? two : three)) continue;
        for (const to of s.places) if (to !== from) out.push({ verb: 'move', kind, from, to });
      }
      if (out.n >= want) return;
    }
  },
  refuse(s, _, __, m) {
    if (m.verb === 'done-moving') return 'NYC-MOVE-01';
    const who = activeSpecies(s);
    if (!s.places.includes(m.to) || !s.places.includes(m.from)) return 'NYC-SETUP-03';
    if (KIND[m.kind].species !== who || !stacksOf(placeAt(s, m.from), who).some((x) => x.kind === m.kind)) return 'NYC-MOVE-01';
    return 'NYC-MOVE-04';
  },
  play(s, _, __, m, k) {
    const who = activeSpecies(s);
    if (m.verb === 'done-moving') {
      for (const at of s.places) for (const x of stacksOf(placeAt(s, at), who)) x.moved = false;
      enter(s, 'pass');
      return;
    }
    const from = stacksOf(placeAt(s, m.from), who);
    const [x] = from.splice(
      from.findIndex((y) => y.kind === m.kind && !y.moved),
      1,
    );
    if (x === undefined) return;
    x.moved = true;
    s.acted = true;
    stacksOf(placeAt(s, m.to), who).push(x);
    k.tell?.({ type: 'moved', who, kind: m.kind, from: m.from, to: m.to, food: x.food + x.down.length, clause: 'NYC-MOVE-03' }, ALL);
  },
};
