/** The whole position in German: the board of the terminal and of the screen reader. */
import { some } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Making } from './making.ts';
import { countedKinds, food, join, PLACE_NAME, pests, SPECIES_NAME, withDice } from './names.de.ts';
import type { BoardWords, PlaceFacts } from './position.ts';
import { cardsLeft, type TurnMark } from './reading.ts';

export const PHASE_NAME: Readonly<Record<Phase, string>> = {
  gather: 'Sammeln',
  breed: 'Züchten',
  fight: 'Kämpfen',
  move: 'Bewegen',
  final: 'Schlusskämpfe',
  over: 'Ende',
};

export const MARK: Readonly<Record<TurnMark, string>> = { reply: 'Antwortzug', closing: 'Schlusszug', last: 'Letzter Zug' };
const SMALL_MARK: Readonly<Record<TurnMark, string>> = { ...MARK, last: 'letzter Zug' };

const open = (only: PlaceFacts['only']): string => (only === null ? 'alle' : `nur ${join(only.map((who) => SPECIES_NAME[who]))}`);

export const board = ({ names: { listed } }: Making): BoardWords => ({
  turn: ({ turn, who, phase, mark }) => `Zug ${turn}, ${SPECIES_NAME[who]}, ${PHASE_NAME[phase]}${mark === null ? '' : ` (${SMALL_MARK[mark]})`}.`,
  pile: (s) =>
    `Futterstapel: ${some(cardsLeft(s), 'Karte', 'Karten')}, ${s.pile.food} Futter und ${s.pile.poison} Gift; ${s.poisonOut} Gift aus dem Spiel.${s.phase === 'gather' ? ` ${s.drawn} von ${s.limit} gezogen.` : ''}`,
  titles: { turn: 'Der Zug', places: 'Orte', species: 'Arten' },
  ways: 'Kein Ort liegt neben einem anderen: Ein Schädling zieht von überall an jeden Ort im Spiel.',
  placeHead: ['Ort', 'Futterwert', 'Züchten', 'Dort', 'Freies Futter', 'Befallen von'],
  place({ at, draw, only, groups, food: free, infester }) {
    const there = groups.map(({ who, kinds, dice }) => `${SPECIES_NAME[who]} ${kinds.length} mit ${withDice(dice)} (${listed(kinds)})`);
    return [PLACE_NAME[at], String(draw), open(only), there.join('; ') || 'niemand', String(free), infester === null ? 'niemandem' : SPECIES_NAME[infester]];
  },
  seatHead: ['Art', 'In der Stadt', 'Auf der Hand', 'Befallene Orte', 'Stapel'],
  seat: ({ who, you, pests: n, hand, infested, deck }) => [
    `${SPECIES_NAME[who]}${you ? ' (du)' : ''}`,
    pests(n),
    food(hand),
    String(infested),
    join(deck.map((x) => countedKinds(x.n, x.kind))),
  ],
});
