/** Every word of Pest that a player reads, in English. */
import { type Basis, coached, explainer, type GameText, warning } from '@pesthouse/kernel';
import { soloRank } from '../outcome.ts';
import { houseOf, solo } from '../reading.ts';
import type { Event, Move, State } from '../state.ts';
import { about } from './about.en.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board } from './board.en.ts';
import { coach, warn } from './coach.en.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { join } from './count.en.ts';
import { counted } from './counts.en.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import { events } from './events.en.ts';
import { endOf, houseIn, housesOf, roman } from './facts.ts';
import { goal } from './goal.en.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.en.ts';
import { labels, ordinal, PHASES } from './labels.en.ts';
import { engineOf, type Making, makingOf } from './making.ts';
import { moves } from './moves.en.ts';
import { HOUSE_NAME, names } from './names.en.ts';
import { boardOf } from './position.ts';
import { prompts, waiting } from './prompts.en.ts';

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
  pairNeedsPeople: { name: 'No reward for nobody', about: 'Base game for two: whoever has no People in the Capital gets nothing there at the end of an Era.' },
};

const verdicts =
  ({ read, names: { rankName } }: Making) =>
  (s: State): string => {
    if (!s.over) return 'The six Years are not over.';
    const { winners, total, next } = endOf(read, s);
    const who = join(housesOf(s, winners).map((x) => HOUSE_NAME[x]));
    if (solo(s)) return `${who} ends with ${total} Renown: ${rankName(soloRank(total))}.`;
    if (winners.length > 1) return `${who} share the victory with ${total} Renown each.`;
    return next === total
      ? `${who} wins with ${total} Renown, tied with another House but ahead in the tie-breaks.`
      : `${who} wins with ${total} Renown to ${next}.`;
  };

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>) => {
  const making = makingOf(of, names);
  const text: GameText<State, Move, Event> = {
    seat: (s, seat) => (s.players[seat] === undefined ? `Seat ${seat + 1}` : HOUSE_NAME[houseOf(s, seat)]),
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event: events(making),
    board: boardOf(making, board(making)),
    sheet: (line) => SHEET[line] ?? line,
    total: { line: 'total' },
    counting: { weights: WEIGHTS, of: (s, seat) => countsOf(making, s, seat), said: counted },
    lab,
    verdict: verdicts(making),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    warn: warning(warnedOf(of), warn, WARN_CLAUSES),
    goal: (s, seat) =>
      goal(
        goalFacts(making, s, seat),
        (x) => HOUSE_NAME[houseOf(s, x)],
        (x) => making.names.rankName(x),
      ),
    option: (id) => ({
      name: OPTION[id]?.name ?? id,
      about: OPTION[id]?.about ?? '',
      value: (v) => {
        const house = houseIn(v);
        if (house !== undefined) return HOUSE_NAME[house];
        return v === 'random' ? 'Random' : v === 'true' ? 'On' : v === 'false' ? 'Off' : v;
      },
    }),
  };
  return { ...text, names: making.names, label: labels(making.tables), PHASES, roman, ordinal, engine: engineOf(of) };
};

/** What every language has to say. */
export type Words = ReturnType<typeof words>;
