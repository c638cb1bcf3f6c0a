/** What is read of a hidden choice of the Plague: how good policies find it, and what lies where it leads. How much each counts is learnt. */
import type { Seat } from '@pesthouse/kernel';
import { type Habits, WRITTEN } from './habits.ts';
import { preyAt, scoreAttack, scorePlace, sizeUp } from './hunting.ts';
import { creepTo } from './judging.ts';
import { nth } from './look.ts';
import { FIRST_WARD, HEALERS, PLACES, PLAGUE, STEPPE, UNKNOWN, WARDS } from './names.ts';
import habits from './practised.json' with { type: 'json' };
import { alive, atOf, isFree, isOngoing, type Move, type State, targetOf } from './state.ts';

/** The same is read of a step before an attack and, from `LAST` on, of one that no attack follows; then comes what is read of an attack. */
const PLACE = 15;
const LAST = PLACE;
const ATTACK = 2 * PLACE;
const VERBS = ['infect', 'blockade', 'keep', 'cease', 'interrupt'];
const PREY = ATTACK + 2 + VERBS.length;
const LIKED = PREY + 4;
const TRACES = LIKED + 2;

const blank = (values: number[]): void => {
  for (let i = 0; i < TRACES; i++) values[i] = 0;
};

/** Not the rules' own `add`: it would become slow by meeting fractions. */
const count = (values: number[], i: number, much: number): void => {
  values[i] = nth(values, i) + much;
};

/** Beyond this nothing is near. */
const FAR = 4;
/** What is behind the best by this much is as good as never chosen. */
const HOPELESS = 3;

/** How much worse than the best a choice is, in the eyes of the policy as written and of the one that masters practised. */
interface Behind {
  readonly written: number;
  readonly practised: number;
}

/** What is read of a place to go to. */
const readPlace = (s: State, to: number, { written, practised }: Behind, last: boolean, values: number[]): void => {
  blank(values);
  const at = last ? LAST : 0;
  values[at] = -Math.log1p(written);
  values[at + 1] = -Math.min(HOPELESS, written);
  values[at + 2] = written === 0 ? 1 : 0;
  values[at + 3] = to === s.place ? 1 : 0;
  values[at + 13] = -Math.log1p(practised);
  values[at + 14] = practised === 0 ? 1 : 0;
  if (to === STEPPE) values[at + 4] = 1;
  else {
    if (isOngoing(s, to)) values[at + 5] = 1;
    for (let w = 0; w < WARDS.length; w++) if (atOf(s, w + FIRST_WARD) === to && isFree(s, w + FIRST_WARD)) count(values, at + 6, 1);
    for (const h of s.order) if (atOf(s, h) === to && isFree(s, h)) count(values, at + 12, 1);
  }
  let nearest = FAR;
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w < 0 || !alive(s, w)) continue;
    const far = creepTo(to, atOf(s, w + FIRST_WARD));
    const free = isFree(s, w + FIRST_WARD);
    if (far === 0) count(values, at + (free ? 7 : 8), 1);
    nearest = Math.min(nearest, far);
    count(values, at + (free ? 10 : 11), 1 / (1 + far));
  }
  values[at + 9] = nearest;
};

/** The same of an attack, or of none, where the Plague is. */
const readAttack = (s: State, verb: string, { written, practised }: Behind, values: number[]): void => {
  blank(values);
  values[ATTACK] = -Math.log1p(written);
  values[ATTACK + 1] = written === 0 ? 1 : 0;
  values[LIKED] = -Math.log1p(practised);
  values[LIKED + 1] = practised === 0 ? 1 : 0;
  const which = VERBS.indexOf(verb);
  if (which < 0) return;
  values[ATTACK + 2 + which] = 1;
  if ((verb !== 'infect' && verb !== 'blockade') || s.place === STEPPE) return;
  for (let w = 0; w < WARDS.length; w++) if (atOf(s, w + FIRST_WARD) === s.place && isFree(s, w + FIRST_WARD)) count(values, PREY, 1);
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w >= 0 && alive(s, w) && atOf(s, w + FIRST_WARD) === s.place) count(values, PREY + (isFree(s, w + FIRST_WARD) ? 1 : 2), 1);
  }
  values[PREY + 3] = s.order.some((h) => atOf(s, h) === s.place && isFree(s, h)) ? 1 : 0;
};

/** Scores of one policy, for one Hit List: by place of going there and of staying, each before an attack and, from `PLACES` on, where none follows; and of attacks there, by verb. */
interface Scores {
  readonly by: Habits;
  readonly go: number[];
  readonly stay: number[];
  readonly strike: { readonly [verb: string]: number[] };
}
const CHOICES = ['conceal', ...VERBS];
const scoresBy = (by: Habits): Scores => ({ by, go: [], stay: [], strike: Object.fromEntries(CHOICES.map((verb) => [verb, []])) });
const byWritten = scoresBy(WRITTEN);
const byPractised = scoresBy(habits.habits['2']);

const fill = ({ by, go, stay, strike }: Scores, s: State): void => {
  sizeUp(by, s);
  for (let to = 0; to < PLACES; to++) {
    // Prey at hand is all that an attack to come adds.
    const prey = preyAt(to) * by.hunt.kill;
    s.place = UNKNOWN;
    const gone = scorePlace(by, s, to, true);
    s.place = to;
    const stayed = scorePlace(by, s, to, true);
    go[to] = gone + prey;
    go[PLACES + to] = gone;
    stay[to] = stayed + prey;
    stay[PLACES + to] = stayed;
    for (const verb of CHOICES) (strike[verb] ?? [])[to] = scoreAttack(by, s, verb);
  }
};

/** Scores all that the Plague could choose with the Hit List of this state, before it is read. */
export const weigh = (s: State): void => {
  const { place } = s;
  fill(byWritten, s);
  fill(byPractised, s);
  s.place = place;
};

/** How much each is behind the best of them. */
const behind = (scores: readonly number[]): readonly number[] => {
  const best = Math.max(...scores);
  return scores.map((x) => best - x);
};

/** Reads choices one by one. */
const each = <T>(of: readonly T[], score: (x: T, by: Scores) => number, read: (x: T, how: Behind) => void): void => {
  const written = behind(of.map((x) => score(x, byWritten)));
  const practised = behind(of.map((x) => score(x, byPractised)));
  of.forEach((x, i) => {
    read(x, { written: nth(written, i), practised: nth(practised, i) });
  });
};

/** After `weigh`: every place of these, with what is read of going there. */
export const eachPlace = (s: State, places: readonly number[], last: boolean, values: number[], tell: (to: number) => void): void =>
  each(
    places,
    (to, { go, stay }) => nth(to === s.place ? stay : go, (last ? PLACES : 0) + to),
    (to, how) => {
      readPlace(s, to, how, last, values);
      tell(to);
    },
  );
/** After `weigh`: every attack of these where the Plague is. */
export const eachAttack = <V extends string>(s: State, verbs: readonly V[], values: number[], tell: (verb: V) => void): void =>
  each(
    verbs,
    (verb, { strike }) => nth(strike[verb] ?? [], s.place),
    (verb, how) => {
      readAttack(s, verb, how, values);
      tell(verb);
    },
  );

const whereTo = (s: State, m: Move): number => (m.verb === 'go' ? m.to : m.verb === 'begin' ? m.at : s.place);

/** The steps by which it goes somewhere. */
const GOES: ReadonlySet<string | undefined> = new Set(['begin', 'step', 'extra', 'drift']);

/** What is read of each of these moves; null where such a choice says nothing of where the Plague is. */
export const clues = (s: State, seat: Seat, moves: readonly Move[]): readonly (readonly number[])[] | null => {
  const step = s.stack.at(-1)?.step;
  if (nth(s.roles, seat) !== PLAGUE || (step !== 'attack' && !GOES.has(step))) return null;
  const read: number[][] = [];
  const values: number[] = [];
  const keep = (): void => {
    read.push(values.slice());
  };
  weigh(s);
  const verbs = moves.map((m) => m.verb);
  const places = moves.map((m) => whereTo(s, m));
  if (step === 'attack') eachAttack(s, verbs, values, keep);
  else eachPlace(s, places, step !== 'step', values, keep);
  return read;
};
