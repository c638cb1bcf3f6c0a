/** Every word of Pest that a player reads, in English. */
import type { Basis, GameText } from '../../../kernel/index.ts';
import { HOUSES } from '../names.ts';
import { rankOf, soloRank, totalOf } from '../outcome.ts';
import { houseOf, solo } from '../reading.ts';
import type { Event, Move, State } from '../state.ts';
import { board } from './board.en.ts';
import { event } from './events.en.ts';
import { move } from './moves.en.ts';
import { HOUSE_NAME, join } from './names.en.ts';
import { prompt, waiting } from './prompts.en.ts';
import { terms } from './terms.en.ts';

const SHEET: { readonly [line: string]: string } = {
  tokens: 'Renown tokens',
  negative: 'Negative Renown tokens',
  buildings: 'Buildings and rows',
  people: 'Healthy Population track',
  'imperative-1': 'Imperative of Era I',
  'imperative-2': 'Imperative of Era II',
  'imperative-3': 'Imperative of Era III',
  technologies: 'Technologies',
  icons: 'Influence icons passed',
  standing: 'Most and second-most Influence',
  covered: 'Covered Influence spaces passed',
  works: 'Most Capital buildings',
  total: 'Renown in all',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  house: { name: 'House', about: 'The colour and crest of each seat. Random seats get one of those left.' },
  advanced: { name: 'Advanced setup', about: 'Random location tokens replace what is printed on the map.' },
  versus: { name: 'Versus', about: 'For two: minimum Imperative levels, covered Influence spaces and a neutral Capital space.' },
  soloNeutralPersists: { name: 'Neutral People stay', about: 'Solo, harder: the neutral Capital space is not emptied at the end of an Era.' },
};

const verdict = (s: State): string => {
  if (!s.over) return 'The six Years are not over.';
  const winners = s.players.flatMap((_, seat) => (rankOf(s, seat) === 1 ? [seat] : []));
  const [first = 0] = winners;
  const total = totalOf(s, first);
  if (solo(s)) return `${HOUSE_NAME[houseOf(s, 0)]} ends with ${total} Renown: ${soloRank(total)}.`;
  const names = join(winners.map((seat) => HOUSE_NAME[houseOf(s, seat)]));
  if (winners.length > 1) return `${names} share the victory with ${total} Renown each.`;
  const next = Math.max(...s.players.flatMap((_, seat) => (seat === first ? [] : [totalOf(s, seat)])));
  return next === total
    ? `${names} wins with ${total} Renown, level with another House but ahead in the tie-breaks.`
    : `${names} wins with ${total} Renown to ${next}.`;
};

export const text: GameText<State, Move, Event> = {
  seat: (s, seat) => (s.players[seat] === undefined ? `Seat ${seat + 1}` : HOUSE_NAME[houseOf(s, seat)]),
  prompt,
  waiting,
  move,
  event,
  board,
  sheet: (line) => SHEET[line] ?? line,
  terms,
  verdict,
  option: (id) => ({
    name: OPTION[id]?.name ?? id,
    about: OPTION[id]?.about ?? '',
    value: (v) => {
      const house = HOUSES.find((x) => x === v);
      if (house !== undefined) return HOUSE_NAME[house];
      return v === 'random' ? 'Random' : v === 'true' ? 'On' : v === 'false' ? 'Off' : v;
    },
  }),
};

export const words = (_: Basis<State, Move>): GameText<State, Move, Event> => text;
