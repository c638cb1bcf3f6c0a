/** What every language of New York has to say, and how it is put together for the engine of a table. */
import {
  type Basis,
  type CoachLine,
  type Counting,
  coached,
  explainer,
  type GameText,
  type Goal,
  type LabWords,
  type Prompt,
  type TellsOf,
  warning,
} from '@pesthouse/kernel';
import type { Tables } from '../data/tables.ts';
import { type Kind, type PlaceId, SPECIES, type Species } from '../names.ts';
import type { Event, Move, Phase, State } from '../state.ts';
import { CLAUSES, type Facts, factsOf } from './about.ts';
import { asking, type Doing, doing, type Question } from './asking.ts';
import { COACH_CLAUSES, type Lessons, WARN_CLAUSES, type Warned, warnedOf } from './coach.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import { type GoalFacts, goalFacts } from './goal.ts';
import type { Labels, Reasons } from './labels.en.ts';
import { type Making, makingOf, type Names } from './making.ts';
import { type BoardWords, boardOf } from './position.ts';
import { markOf, type TurnMark, type Verdict, verdictOf } from './reading.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}
export interface Offered {
  readonly label: string;
  readonly detail: string;
}

/** Choices, and a group as it will stand with more pests. */
export interface MoveWords {
  move(s: State, m: Move): Offered;
  groupWith(s: State, at: PlaceId, who: Species, more: readonly Kind[]): string;
}

/** The words of one language. */
export interface Speech {
  names(tables: Tables): Names;
  /** A seat that has no species. */
  seat(n: number): string;
  ask(q: Question): Said;
  waiting(d: Doing): string;
  moves(making: Making): MoveWords;
  events(making: Making): (s: State, e: Event) => string;
  board(making: Making): BoardWords;
  readonly sheet: { readonly [line: string]: string };
  readonly counted: { readonly [C in keyof typeof WEIGHTS]: Counting['said'][string] };
  readonly lab: LabWords;
  verdict(v: Verdict | null): string;
  goal(f: GoalFacts): Goal;
  about(making: Making): TellsOf<Facts>;
  readonly coach: Lessons;
  warn(f: Warned): CoachLine;
  options(tables: Tables): { readonly [id: string]: { readonly name: string; readonly about: string } };
  readonly values: { readonly [value: string]: string };
  labels(tables: Tables): Labels;
  reasons(who: Species | null): Reasons;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly marks: Readonly<Record<TurnMark, string>>;
}

/** What page, terminal and board are given. */
export interface Words extends GameText<State, Move, Event> {
  readonly names: Names;
  readonly label: Labels;
  readonly groupWith: MoveWords['groupWith'];
  /** The reasons that come up most, in a few words; the clause beside them says the rest. */
  shortReason(clause: string, who: Species | null): string | null;
  readonly PHASE_NAME: Readonly<Record<Phase, string>>;
  /** What is special about this turn; empty in a usual one. */
  turnMark(s: State): string;
}

/** Made for the engine of a table. */
export const wordsOf = (of: Basis<State, Move>, say: Speech): Words => {
  const making = makingOf(of, say.names);
  const { SPECIES_NAME } = making.names;
  const asked = asking(making);
  const { move, groupWith } = say.moves(making);
  const options = say.options(making.tables);
  return {
    seat(s, seat) {
      const who = s.species[seat];
      return who === undefined ? say.seat(seat + 1) : SPECIES_NAME[who];
    },
    prompt: (s, seat, p) => say.ask(asked(s, seat, p)),
    waiting: (s: State, p: Prompt) => say.waiting(doing(s, p)),
    move: (s, _seat, m) => move(s, m),
    event: say.events(making),
    board: boardOf(making, say.board(making)),
    sheet: (line) => say.sheet[line] ?? line,
    total: { line: 'pests' },
    counting: { weights: WEIGHTS, of: countsOf, said: say.counted },
    lab: say.lab,
    verdict: (s) => say.verdict(verdictOf(s)),
    goal: (s, seat) => say.goal(goalFacts(s, seat)),
    about: explainer(factsOf(making), say.about(making), CLAUSES),
    coach: coached(say.coach, COACH_CLAUSES),
    warn: warning(warnedOf, say.warn, WARN_CLAUSES),
    option: (id) => ({
      name: options[id]?.name ?? id,
      about: options[id]?.about ?? '',
      value(v) {
        const who = SPECIES.find((x) => x === v);
        return who === undefined ? (say.values[v] ?? v) : SPECIES_NAME[who];
      },
    }),
    names: making.names,
    label: say.labels(making.tables),
    groupWith,
    shortReason: (clause, who) => Object.entries(say.reasons(who)).find(([c]) => c === clause)?.[1] ?? null,
    PHASE_NAME: say.phases,
    turnMark(s) {
      const mark = markOf(s);
      return mark === null ? '' : say.marks[mark];
    },
  };
};
