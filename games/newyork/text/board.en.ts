/** The whole position in words: the board of the terminal and of the screen reader. */
import { some } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Making } from './making.ts';
import { dice, food, join, kindName, PLACE_NAME, pests, SPECIES_NAME } from './names.en.ts';
import type { BoardWords, PlaceFacts } from './position.ts';
import { cardsLeft, type TurnMark } from './reading.ts';

export const PHASE_NAME: Readonly<Record<Phase, string>> = {
  gather: 'Gather',
  breed: 'Breed',
  fight: 'Fight',
  move: 'Move',
  final: 'Final battles',
  over: 'Over',
};

export const MARK: Readonly<Record<TurnMark, string>> = { reply: 'Reply turn', closing: 'Closing turn', last: 'Last turn' };

const open = (only: PlaceFacts['only']): string => (only === null ? 'all' : `${join(only.map((who) => SPECIES_NAME[who]))} only`);

export const board = ({ names: { listed } }: Making): BoardWords => ({
  turn: ({ turn, who, phase, mark }) => `Turn ${turn}, ${SPECIES_NAME[who]}, ${PHASE_NAME[phase]}${mark === null ? '' : ` (${MARK[mark].toLowerCase()})`}.`,
  pile: (s) =>
    `Food pile: ${some(cardsLeft(s), 'card', 'cards')}, ${s.pile.food} food and ${s.pile.poison} poison; ${s.poisonOut} poison out for good.${s.phase === 'gather' ? ` Drawn ${s.drawn} of ${s.limit}.` : ''}`,
  titles: { turn: 'The turn', places: 'Places', species: 'Species' },
  ways: 'No place lies next to another: a pest may move from anywhere to any place in play.',
  placeHead: ['Place', 'Draw value', 'Breeding', 'Here', 'Unclaimed food', 'Infested by'],
  place({ at, draw, only, groups, food: free, infester }) {
    const there = groups.map(({ who, kinds, dice: n }) => `${SPECIES_NAME[who]} ${kinds.length} with ${dice(n)} (${listed(kinds)})`);
    return [PLACE_NAME[at], String(draw), open(only), there.join('; ') || 'nobody', String(free), infester === null ? 'nobody' : SPECIES_NAME[infester]];
  },
  seatHead: ['Species', 'In the city', 'In hand', 'Places infested', 'Deck'],
  seat: ({ who, you, pests: n, hand, infested, deck }) => [
    `${SPECIES_NAME[who]}${you ? ' (you)' : ''}`,
    pests(n),
    food(hand),
    String(infested),
    join(deck.map((x) => `${x.n} ${kindName(x.kind)}`)),
  ],
});
