/** Breeding Phase (2.6): place pests from the pest deck, pay with food from hand and from the location. */
import { ALL } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { KIND, KINDS_OF, type KindData, PLACE } from '../data/tables.ts';
import type { PlaceId, Species } from '../names.ts';
import { activeSeat, activeSpecies, type D, opposed, type Place, placeAt, type State, stacksOf, unclaimed } from '../state.ts';
import { canFight, enter, moveEndsItself } from './turn.ts';

/** Why this kind may not be bred there at all, whatever is paid; null = it may. */
const barred = (s: State, who: Species, k: KindData, p: Place, at: PlaceId): Clause | null => {
  if (k.rule !== 'ignoresLocation' && !PLACE[at].allowed[who]) return 'NYC-BREED-07';
  switch (k.rule) {
    case 'none':
    case 'ignoresLocation':
    case 'needsLocalFood':
      return null;
    case 'needsOpponent':
      return opposed(s, p, who) ? null : 'NYC-BRULE-02';
    case 'needsOwn':
      return stacksOf(p, who).length >= k.min ? null : 'NYC-BRULE-03';
    case 'noOpponent':
      return opposed(s, p, who) ? 'NYC-BRULE-05' : null;
    default:
      return k.rule satisfies never;
  }
};

/** The fewest and the most units of the price that can come from the location. */
const least = (s: State, who: Species, k: KindData): number => Math.max(k.rule === 'needsLocalFood' ? k.min : 0, k.cost - s.hand[who]);
const most = (k: KindData, p: Place): number => Math.min(k.cost, unclaimed(p));

export const breed: D<'breed'> = {
  verbs: ['breed', 'done-breeding'],
  reasons: [
    'NYC-BREED-01',
    'NYC-SETUP-03',
    'NYC-BREED-07',
    'NYC-BRULE-02',
    'NYC-BRULE-03',
    'NYC-BRULE-05',
    'NYC-BRULE-06',
    'NYC-BREED-02',
    'NYC-BREED-06',
    'NYC-BREED-10',
  ],
  forced: (s) => !(s.acted && moveEndsItself(s) && !canFight(s)), // NYC-TURN-06
  deciders: activeSeat,
  prompt: (s) => ({ key: 'breed', hand: s.hand[activeSpecies(s)] }),
  moves(s, _, __, out, want) {
    out.push({ verb: 'done-breeding' });
    const who = activeSpecies(s);
    for (const kind of KINDS_OF[who]) {
      if (s.deck[kind] === 0) continue;
      const k = KIND[kind];
      const min = least(s, who, k);
      for (const at of s.places) {
        const p = placeAt(s, at);
        const max = most(k, p);
        if (min <= max && barred(s, who, k, p, at) === null) for (let local = min; local <= max; local++) out.push({ verb: 'breed', kind, at, local });
      }
      if (out.n >= want) return;
    }
  },
  refuse(s, _, __, m) {
    if (m.verb === 'done-breeding') return 'NYC-BREED-01';
    const who = activeSpecies(s);
    const k = KIND[m.kind];
    if (k.species !== who || s.deck[m.kind] === 0) return 'NYC-BREED-01';
    if (!s.places.includes(m.at)) return 'NYC-SETUP-03';
    const no = barred(s, who, k, placeAt(s, m.at), m.at);
    if (no !== null) return no;
    if (k.rule === 'needsLocalFood' && m.local < k.min) return 'NYC-BRULE-06';
    if (m.local > k.cost) return 'NYC-BREED-06';
    return m.local < k.cost - s.hand[who] ? 'NYC-BREED-02' : 'NYC-BREED-10';
  },
  play(s, _, __, m, k) {
    if (m.verb === 'done-breeding') {
      enter(s, 'fight');
      return;
    }
    const who = activeSpecies(s);
    const p = placeAt(s, m.at);
    const cost = KIND[m.kind].cost;
    const down = p.down.splice(0, m.local); // NYC-BREED-11
    p.food -= m.local - down.length;
    s.hand[who] -= cost - m.local;
    s.deck[m.kind]--;
    s.tally[who].bred++;
    s.acted = true;
    stacksOf(p, who).push({ kind: m.kind, food: cost - down.length, down, moved: false });
    k.tell?.({ type: 'bred', who, kind: m.kind, at: m.at, local: m.local, cost, clause: 'NYC-BREED-03' }, ALL);
  },
};
