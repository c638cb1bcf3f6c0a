/** What is read of a hidden choice of the Plague: how good its own policy finds it, and what lies where it leads. How much each counts is learnt. */
import type { Seat } from '../../kernel/index.ts';
import { WRITTEN } from './habits.ts';
import { scoreAttack, scorePlace, sizeUp } from './hunting.ts';
import { creepTo } from './judging.ts';
import { nth } from './look.ts';
import { FIRST_WARD, HEALERS, PLAGUE, STEPPE, WARDS } from './names.ts';
import { alive, atOf, isFree, isOngoing, type Move, type State, targetOf } from './state.ts';

/** The same is read of a step before an attack and, from `LAST` on, of one that no attack follows; then comes what is read of an attack. */
const PLACE = 13;
const LAST = PLACE;
const ATTACK = 2 * PLACE;
const VERBS = ['infect', 'blockade', 'keep', 'cease', 'interrupt'];
const PREY = ATTACK + 2 + VERBS.length;
const TRACES = PREY + 4;

const blank = (values: number[]): void => {
  for (let i = 0; i < TRACES; i++) values[i] = 0;
};
const count = (values: number[], i: number, much = 1): void => {
  values[i] = nth(values, i) + much;
};

/** Beyond this nothing is near. */
const FAR = 4;
/** What is behind the best by this much is as good as never chosen. */
const HOPELESS = 3;

/** What is read of a place to go to; `behind` is how much worse than the best the policy finds it. */
const readPlace = (s: State, to: number, behind: number, last: boolean, values: number[]): void => {
  blank(values);
  const at = last ? LAST : 0;
  values[at] = -Math.log1p(behind);
  values[at + 1] = -Math.min(HOPELESS, behind);
  values[at + 2] = behind === 0 ? 1 : 0;
  values[at + 3] = to === s.place ? 1 : 0;
  if (to === STEPPE) values[at + 4] = 1;
  else {
    if (isOngoing(s, to)) values[at + 5] = 1;
    for (let w = 0; w < WARDS.length; w++) if (atOf(s, w + FIRST_WARD) === to && isFree(s, w + FIRST_WARD)) count(values, at + 6);
    for (const h of s.order) if (atOf(s, h) === to && isFree(s, h)) count(values, at + 12);
  }
  let nearest = FAR;
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w < 0 || !alive(s, w)) continue;
    const far = creepTo(to, atOf(s, w + FIRST_WARD));
    const free = isFree(s, w + FIRST_WARD);
    if (far === 0) count(values, at + (free ? 7 : 8));
    nearest = Math.min(nearest, far);
    count(values, at + (free ? 10 : 11), 1 / (1 + far));
  }
  values[at + 9] = nearest;
};

/** The same of an attack, or of none, where the Plague is. */
const readAttack = (s: State, verb: string, behind: number, values: number[]): void => {
  blank(values);
  values[ATTACK] = -Math.log1p(behind);
  values[ATTACK + 1] = behind === 0 ? 1 : 0;
  const which = VERBS.indexOf(verb);
  if (which < 0) return;
  values[ATTACK + 2 + which] = 1;
  if ((verb !== 'infect' && verb !== 'blockade') || s.place === STEPPE) return;
  for (let w = 0; w < WARDS.length; w++) if (atOf(s, w + FIRST_WARD) === s.place && isFree(s, w + FIRST_WARD)) count(values, PREY);
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w >= 0 && alive(s, w) && atOf(s, w + FIRST_WARD) === s.place) count(values, PREY + (isFree(s, w + FIRST_WARD) ? 1 : 2));
  }
  values[PREY + 3] = s.order.some((h) => atOf(s, h) === s.place && isFree(s, h)) ? 1 : 0;
};

/** Reads choices one by one: `score` each of them first. */
const each = <T>(of: readonly T[], score: (x: T) => number, read: (x: T, behind: number) => void): void => {
  const scores = of.map(score);
  const best = Math.max(...scores);
  of.forEach((x, i) => {
    read(x, best - nth(scores, i));
  });
};

/** After `weigh`: every place of these, with what is read of going there. */
export const eachPlace = (s: State, places: readonly number[], last: boolean, values: number[], tell: (to: number) => void): void =>
  each(
    places,
    (to) => scorePlace(WRITTEN, s, to, last),
    (to, behind) => {
      readPlace(s, to, behind, last, values);
      tell(to);
    },
  );
export const eachAttack = <V extends string>(s: State, verbs: readonly V[], values: number[], tell: (verb: V) => void): void =>
  each(
    verbs,
    (verb) => scoreAttack(WRITTEN, s, verb),
    (verb, behind) => {
      readAttack(s, verb, behind, values);
      tell(verb);
    },
  );

/** Looks the map over for the Hit List of this state, before its choices are read: as all but masters do, for nobody knows another's habits. */
export const weigh = (s: State): void => sizeUp(WRITTEN, s);

const whereTo = (s: State, m: Move): number => (m.verb === 'go' ? m.to : m.verb === 'begin' ? m.at : s.place);

/** What is read of each of these moves; null where such a choice says nothing of where the Plague is. */
export const clues = (s: State, seat: Seat, moves: readonly Move[]): readonly (readonly number[])[] | null => {
  const step = s.stack[s.stack.length - 1]?.step;
  if (nth(s.roles, seat) !== PLAGUE) return null;
  const read: number[][] = [];
  const values: number[] = [];
  const keep = (): void => void read.push(values.slice());
  if (step !== 'attack' && step !== 'step' && step !== 'extra' && step !== 'begin' && step !== 'drift') return null;
  weigh(s);
  if (step === 'attack')
    eachAttack(
      s,
      moves.map((m) => m.verb),
      values,
      keep,
    );
  else
    eachPlace(
      s,
      moves.map((m) => whereTo(s, m)),
      step !== 'step',
      values,
      keep,
    );
  return read;
};
