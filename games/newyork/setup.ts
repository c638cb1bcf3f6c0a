/** Setup: who plays what, which locations lie out, and the Master Food deck (2.3). */
import { type Chance, drawFrom } from '@pesthouse/kernel';
import { KIND, PLACE, SHARE, sharesOf, table } from './data/tables.ts';
import type { Options } from './meta.ts';
import { KINDS, PLACES, SPECIES, type Species } from './names.ts';
import type { State } from './state.ts';

/** NYC-SETUP-02: chosen species stay; the random ones are drawn seat by seat from those that are left. */
const deal = (wanted: Options['species'], seats: number, chance: Chance): Species[] => {
  const left = SPECIES.filter((x) => !wanted.includes(x));
  return Array.from({ length: seats }, (_, seat) => {
    const chosen = wanted[seat];
    if (chosen !== undefined && chosen !== 'random') return chosen;
    return drawFrom(left, chance);
  });
};

export const setup = (options: Options, seats: number, chance: Chance): State => {
  const species = deal(options.species, seats, chance);
  const order = SPECIES.filter((x) => species.includes(x));
  const places = PLACES.filter((at) => PLACE[at].open || SPECIES.every((x) => !PLACE[at].allowed[x] || order.includes(x))); // NYC-SETUP-03
  const pile = sharesOf(SHARE, options.wholeDeck ? SPECIES : order);
  return {
    stack: [{ step: 'turn' }],
    asked: 0,
    species,
    seatOf: table(SPECIES, (x) => species.indexOf(x)),
    order,
    places,
    active: 0, // NYC-SETUP-08
    turn: 0,
    phase: 'gather',
    pile,
    pileAtStart: pile.food + pile.poison,
    poisonOut: 0,
    drawn: 0,
    limit: 0,
    acted: false,
    lastTurn: false,
    closer: -1,
    repliesLeft: 0,
    lastCall: options.lastCall,
    slowFinish: options.slowFinish,
    wholeDeck: options.wholeDeck,
    lastMove: options.lastMove,
    deck: table(KINDS, (k) => (order.includes(KIND[k].species) ? KIND[k].count : 0)), // NYC-SETUP-06
    hand: table(SPECIES, () => 0),
    board: table(PLACES, () => ({ food: 0, down: [], stacks: table(SPECIES, () => []) })),
    tally: table(SPECIES, () => ({ bred: 0, lost: 0, lostAtEnd: 0 })),
    ranks: [],
    decidedBy: 'pests',
  };
};
