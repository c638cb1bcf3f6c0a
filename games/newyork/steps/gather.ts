/** Gathering Phase (2.5): draw one card at a time, push your luck against Poison. */
import { ALL } from '@pesthouse/kernel';
import { KIND, KINDS_OF } from '../data/tables.ts';
import { activeSeat, activeSpecies, type D, placeAt, type State } from '../state.ts';
import { enter } from './turn.ts';

const left = (s: State): number => s.pile.food + s.pile.poison;

/** NYC-GATH-07: the phase ends by itself at the limit or on an empty deck. */
const goOn = (s: State): void => {
  if (s.drawn >= s.limit || left(s) === 0) enter(s, 'breed');
};

export const gather: D<'gather'> = {
  verbs: ['draw', 'stop'],
  reasons: ['NYC-GATH-01'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'gather', drawn: s.drawn, limit: s.limit, food: s.pile.food, poison: s.pile.poison }),
  moves(s, _, __, out) {
    out.push({ verb: 'draw' });
    if (s.drawn > 0) out.push({ verb: 'stop' });
  },
  refuse: () => 'NYC-GATH-01',
  play(s, _, __, m, k) {
    const who = activeSpecies(s);
    if (m.verb === 'stop') {
      k.tell?.({ type: 'stopped', who, drawn: s.drawn, clause: 'NYC-GATH-05' }, ALL);
      enter(s, 'breed');
      return;
    }
    const food = k.chance.below(left(s)) < s.pile.food; // NYC-SETUP-05
    s.drawn++;
    if (food) {
      s.pile.food--;
      s.hand[who]++;
    } else {
      s.pile.poison--;
      s.poisonOut++;
    }
    k.tell?.(
      {
        type: 'drew',
        who,
        card: food ? 'food' : 'poison',
        drawn: s.drawn,
        limit: s.limit,
        clause: food ? 'NYC-GATH-08' : who === 'humans' ? 'NYC-GATH-13' : 'NYC-GATH-14',
      },
      ALL,
    );
    if (left(s) === 0) {
      s.lastTurn = true; // NYC-END-02
      k.tell?.({ type: 'last-card', who, clause: 'NYC-END-02' }, ALL);
    }
    if (!food && who !== 'humans' && KINDS_OF[who].some((kind) => s.deck[kind] > 0)) s.stack.push({ step: 'sacrifice' });
    else goOn(s);
  },
};

export const sacrifice: D<'sacrifice'> = {
  verbs: ['sacrifice'],
  reasons: ['NYC-GATH-10', 'NYC-SETUP-03'],
  deciders: activeSeat,
  prompt: () => ({ key: 'sacrifice' }),
  moves(s, _, __, out) {
    for (const kind of KINDS_OF[activeSpecies(s)]) if (s.deck[kind] > 0) for (const at of s.places) out.push({ verb: 'sacrifice', kind, at });
  },
  refuse: (s, _, __, m) => (KIND[m.kind].species !== activeSpecies(s) || s.deck[m.kind] === 0 ? 'NYC-GATH-10' : 'NYC-SETUP-03'),
  play(s, _, __, m, k) {
    s.stack.pop();
    s.deck[m.kind]--;
    placeAt(s, m.at).down.push(m.kind);
    k.tell?.({ type: 'sacrificed', who: activeSpecies(s), kind: m.kind, at: m.at, clause: 'NYC-GATH-10' }, ALL);
    goOn(s);
  },
};
