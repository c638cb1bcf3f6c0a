/** Every word of Pests! that a player reads, in English. */

import type { Basis, GameText } from '@pesthouse/kernel';
import { coached, explainer, some, warning } from '@pesthouse/kernel';
import type { Event, Move, State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { about } from './about.en.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board } from './board.en.ts';
import { coach, warn } from './coach.en.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { counted } from './counts.en.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import { event } from './events.en.ts';
import { goal } from './goal.en.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.en.ts';
import { labels } from './labels.en.ts';
import type { Making } from './making.ts';
import { moves } from './moves.en.ts';
import { colorWord, join, names } from './names.en.ts';
import { boardOf } from './position.ts';
import { prompts, seatName, waiting } from './prompts.en.ts';
import { winnersOf } from './reading.ts';

const SHEET: { readonly [line: string]: string } = {
  jobs: 'Jobs done',
  sealed: 'Nest sealed',
  queenTrapped: 'Queen trapped',
  pestsLeft: 'Pests in rooms and traps',
  reserve: 'Pests in reserve',
  cards: 'Toolbox cards',
  turns: 'Turns taken',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  quickStart: { name: 'Quick start', about: 'Exterminators and toolbox cards are dealt instead of chosen.' },
  teams: { name: 'Teams', about: 'Equal teams. A team wins together: all its nests sealed, all its pests gone, all its queens trapped.' },
  toolboxDeck: { name: 'Toolbox deck', about: '24 cards, one of each, or 28 cards, with four of them twice.' },
  roundLimit: { name: 'Round limit', about: 'After this many rounds, whoever has done the most jobs wins.' },
  nestTraps: {
    name: 'Traps into nests',
    about: 'A trap may be dragged into the nest room of its own colour. Usually it may not, as it may not be dropped there.',
  },
  autoBuild: { name: 'Automatic house', about: 'The computer builds a random legal house.' },
};
const VALUE: { readonly [v: string]: string } = {
  none: 'No teams',
  '2x2': 'Two teams of two',
  '2x3': 'Two teams of three',
  '3x2': 'Three teams of two',
  true: 'On',
  false: 'Off',
  '24': '24 cards',
  '28': '28 cards',
  '0': 'No limit',
};

const verdict = (s: State): string => {
  const winners = winnersOf(s).map(colorWord);
  if (winners.length === 0) return 'The house is still infested.';
  const verb = winners.length === 1 ? 'wins' : 'win';
  if (s.ending === 'emptied') return `${join(winners)} ${verb}: nest sealed, pests gone, queen carried out in round ${s.round}.`;
  if (s.ending === 'last') return `${join(winners)} ${verb}: everybody else was overrun after ${some(s.round, 'round', 'rounds')}.`;
  return `${join(winners)} ${verb} with the most jobs done after ${some(s.round, 'round', 'rounds')}.`;
};

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>) => {
  const tables = tablesOf(of.numbers);
  const making: Making = { tables, names: names(tables) };
  const text: GameText<State, Move, Event> = {
    seat: seatName,
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event,
    board: boardOf(board(making.names)),
    sheet: (line) => SHEET[line] ?? line,
    total: { line: 'jobs', adds: [] },
    counting: { weights: WEIGHTS, of: countsOf, said: counted },
    lab,
    verdict,
    goal: (s, seat) => goal(goalFacts(s, seat), (x) => seatName(s, x)),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    warn: warning(warnedOf, warn, WARN_CLAUSES),
    option: (id) => ({
      name: OPTION[id]?.name ?? id,
      about: OPTION[id]?.about ?? '',
      value: (v) => (id === 'roundLimit' && v !== '0' ? `${v} rounds` : (VALUE[v] ?? v)),
    }),
  };
  return { ...text, names: making.names, label: labels(making) };
};

/** What every language has to say. */
export type Words = ReturnType<typeof words>;
