/** Every word of Pathologic that a player reads, in English. */
import { type Basis, coached, explainer, type GameText, warning } from '@pesthouse/kernel';
import { tablesOf } from '../data/tables.ts';
import { ROLES } from '../names.ts';
import type { Event, Move, State } from '../state.ts';
import { about } from './about.en.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board, PHASE_NAME, pageText } from './board.en.ts';
import { coach, warn } from './coach.en.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { counted } from './counts.en.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import { endings, lines } from './events.en.ts';
import { goal } from './goal.en.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.en.ts';
import { labels } from './labels.en.ts';
import type { Making } from './making.ts';
import { moves } from './moves.en.ts';
import { names, ROLE_NAME } from './names.en.ts';
import { prompts, waiting } from './prompts.en.ts';
import { reading, roleOf, turnOf } from './reading.ts';
import { boardOf } from './textboard.ts';

const SHEET: { readonly [line: string]: string } = {
  evidence: 'Evidence',
  living: 'Own Wards alive',
  prescriptions: 'Prescriptions in hand',
  targets: 'Targets buried',
  others: 'Other Wards killed',
  rounds: 'Rounds played',
};

const options = ({ NUMBER }: Making['tables']): { readonly [id: string]: { readonly name: string; readonly about: string } } => ({
  roles: { name: 'Roles', about: 'Who is the Plague and who is a Healer. Random seats get one of the roles that are left; one seat is always the Plague.' },
  rounds: { name: 'Last round', about: 'If nobody has won by the end of this round, the Plague wins.' },
  ownTier: {
    name: 'Own tier only',
    about: `For two players, and harder for the Healer: own Wards bring ${NUMBER.ownWard} Evidence only while the Ticker is on the Healer’s own tier, and ${NUMBER.otherWard} on the other two. Usually they bring ${NUMBER.ownWard} every turn.`,
  },
  fullParalysis: {
    name: 'Full Paralysis',
    about: 'The card Paralysis allows the Plague no step at all in its next turn. Usually the Plague attacks first and takes its one step afterwards.',
  },
  resolveAtOnce: {
    name: 'Resolve at once',
    about: 'After a Supply the next Action must be that Ward’s Resolve. Usually other Actions may come between, as long as a point for the Resolve is left.',
  },
});

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>) => {
  const tables = tablesOf(of.numbers);
  const making: Making = { tables, read: reading(tables), names: names(tables) };
  const option = options(tables);
  const ending = endings(tables);
  const text: GameText<State, Move, Event> = {
    seat: (s, seat) => ROLE_NAME[roleOf(s, seat)],
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event: lines(making),
    board: boardOf(making.names, board),
    sheet: (line) => SHEET[line] ?? line,
    turnOf,
    // PATH-EVD-09: there are no lesser places.
    place: (s, seat) => (s.roles[seat] === s.winner ? 'won' : 'lost'),
    counting: { weights: WEIGHTS, of: countsOf, said: counted },
    lab,
    goal: (s, seat) => goal(goalFacts(tables, s, seat)),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    settles: ['place-piece', 'place-district'],
    warn: warning(warnedOf, warn, WARN_CLAUSES),
    verdict: (s) => (s.winner < 0 ? 'The game is not over yet.' : `${ROLE_NAME[ROLES[s.winner] ?? 'plague']} wins: ${ending[s.end]}.`),
    option: (id) => ({
      name: option[id]?.name ?? id,
      about: option[id]?.about ?? '',
      value: (v) => {
        const role = ROLES.find((x) => x === v);
        if (role !== undefined) return ROLE_NAME[role];
        return v === 'random' ? 'Random' : v === 'true' ? 'On' : v === 'false' ? 'Off' : v;
      },
    }),
  };
  return { ...text, names: making.names, label: labels(making), PHASE_NAME, pageText };
};

/** What every language has to say. */
export type Words = ReturnType<typeof words>;
