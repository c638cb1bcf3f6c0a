/** Every word of Retribution that a player reads, in English. */
import { type Basis, coached, explainer, type GameText, warning } from '@pesthouse/kernel';
import type { Tables } from '../cards/cards.ts';
import { decidedBy, ranksOf } from '../reading.ts';
import type { Event, Move, State } from '../state.ts';
import { about } from './about.en.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board } from './board.en.ts';
import { coach, warn } from './coach.en.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { cards, join } from './count.en.ts';
import { counted } from './counts.en.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import { events, PHASE_NAME, TIE } from './events.en.ts';
import { goal } from './goal.en.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.en.ts';
import { labels } from './labels.en.ts';
import { ADDS, type Making, makingOf } from './making.ts';
import { moves } from './moves.en.ts';
import { names, seatName } from './names.en.ts';
import { boardOf } from './position.ts';
import { prompts, waiting } from './prompts.en.ts';

const SHEET: { readonly [line: string]: string } = {
  kingdom: 'Kingdom cards',
  ratKings: 'Rat Kings',
  nobility: 'Nobility',
  notoriety: 'Notoriety',
  penance: 'Penance',
  nobles: 'Nobility cards',
  penances: 'Penance cards',
  cards: 'Cards in the deck',
  infamy: 'Infamy',
};

const ORDINAL: { readonly [n: number]: string } = { 6: 'Sixth', 7: 'Seventh', 8: 'Eighth' };

const options = ({ NUMBER }: Tables): { readonly [id: string]: { readonly name: string; readonly about: string } } => ({
  lineupRedeal: {
    name: 'Costly first Lineup',
    about: `What happens when ${NUMBER.costlyCards} or more of the first ${NUMBER.lineup} cards cost ${NUMBER.costly} or more.`,
  },
  firstPlayer: { name: 'First player', about: 'Who goes first: a random player, or a seat that the host chooses.' },
  equalTurns: { name: 'Equal turns', about: 'When the End Times begin, the round is played out, so that everybody has the same number of turns.' },
  secondSeatCard: {
    name:
      NUMBER.secondHand === NUMBER.hand + 1 ? `${ORDINAL[NUMBER.secondHand] ?? 'One more'} card for the second player` : 'Another hand for the second player',
    about: `With two players, whoever goes second starts with ${cards(NUMBER.secondHand)} in hand.`,
  },
});

const VALUE: { readonly [value: string]: string } = {
  offer: 'Ask the first player',
  auto: 'Always deal again',
  off: 'Keep it',
  random: 'Random',
  true: 'On',
  false: 'Off',
};

const verdicts =
  ({ read: { tallies } }: Making) =>
  (s: State): string => {
    if (s.phase !== 'over') return 'The End Times have not come yet.';
    const all = tallies(s);
    const ranks = ranksOf(all);
    const winners = ranks.flatMap((r, seat) => (r === 1 ? [seatName(seat)] : []));
    const best = Math.max(...all.map((t) => t.infamy));
    const next = Math.max(...all.filter((_, seat) => ranks[seat] !== 1).map((t) => t.infamy));
    const by = decidedBy(all);
    if (winners.length > 1) return `${join(winners)} share the victory with ${best} Infamy each.`;
    return `${join(winners)} is the most infamous: ${by === 'infamy' ? `${best} Infamy to ${next}` : `${best} Infamy; ${TIE[by]}`}.`;
  };

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>) => {
  const making = makingOf(of, names);
  const option = options(making.tables);
  const text: GameText<State, Move, Event> = {
    seat: (_, seat) => seatName(seat),
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event: events(making),
    board: boardOf(making, board),
    sheet: (line) => SHEET[line] ?? line,
    total: { line: 'infamy', adds: ADDS },
    counting: { weights: WEIGHTS, of: (s, seat) => countsOf(making, s, seat), said: counted },
    lab,
    verdict: verdicts(making),
    goal: (s, seat) => goal(goalFacts(making, s, seat)),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    warn: warning(warnedOf(making), warn, WARN_CLAUSES),
    option: (id) => ({
      name: option[id]?.name ?? id,
      about: option[id]?.about ?? '',
      value: (v) => VALUE[v] ?? (v.startsWith('seat-') ? `Seat ${v.slice('seat-'.length)}` : v),
    }),
  };
  return { ...text, names: making.names, label: labels(making.tables), PHASE_NAME };
};

/** What every language has to say. */
export type Words = ReturnType<typeof words>;
