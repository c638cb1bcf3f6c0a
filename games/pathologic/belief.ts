/** What a Healer believes of the Plague: how likely each place with each Hit List is, followed from decision to decision by how Plagues choose. */
import { type Believed, type Chance, clone, type Seat, weighted } from '@pesthouse/kernel';
import { RATS, reachOf } from './data/tables.ts';
import { choiceIn, LISTS, listOf, passable, trackMoved, trackPlace, trackVisited } from './fog.ts';
import { holds, nth, sizeOf } from './look.ts';
import { NO_STRAIN, PLACES, PLAGUE, STEPPE, UNKNOWN } from './names.ts';
import { isOngoing, type State } from './state.ts';
import { eachAttack, eachPlace, weigh } from './traces.ts';

type Odds = Float64Array;
const none = (): Odds => new Float64Array(PLACES * LISTS);
const at = (place: number, list: number): number => place * LISTS + list;
const add = (odds: Odds, i: number, much: number): void => {
  odds[i] = (odds[i] ?? 0) + much;
};

/** The number of the place and the Hit List of this state. */
export const truth = (s: State): number => at(s.place, listOf(s.hit));

const putList = (s: State, list: number): void => {
  for (let g = 0; g < s.chosen; g++) s.hit[g] = choiceIn(list, g);
};

/** Every place with every list of some chance, list by list: `s` is made to be so, and the map looked over. */
const eachOf = (odds: Odds, s: State, tell: (place: number, list: number, much: number) => void): void => {
  for (let list = 0; list < LISTS; list++) {
    let looked = false;
    for (let place = 0; place < PLACES; place++) {
      const much = odds[at(place, list)] ?? 0;
      if (much === 0) continue;
      if (!looked) {
        putList(s, list);
        weigh(s);
      }
      looked = true;
      s.place = place;
      tell(place, list, much);
    }
  }
};

const values: number[] = [];
const likelihood = (weights: readonly number[]): number => Math.exp(weighted(weights, values));

/** So much chance goes to the places that can be chosen, by how likely each is chosen; `last` = no attack follows. */
const share = (weights: readonly number[], s: State, places: readonly number[], last: boolean, list: number, much: number, into: Odds): void => {
  let all = 0;
  const likes: number[] = [];
  eachPlace(s, places, last, values, () => {
    const like = likelihood(weights);
    likes.push(like);
    all += like;
  });
  places.forEach((to, i) => {
    add(into, at(to, list), (much * nth(likes, i)) / all);
  });
};

/** One hidden step. */
const stepped = (weights: readonly number[], s: State, odds: Odds, last: boolean): Odds => {
  const next = none();
  eachOf(odds, s, (from, list, much) => {
    share(weights, s, [from, ...reachOf(from).filter((to) => passable(s, from, to))], last, list, much, next);
  });
  return next;
};

/** Where it begins, before anything was seen. */
const begun = (weights: readonly number[], s: State): Odds => {
  const places = Array.from({ length: PLACES }, (_, p) => p).filter((p) => holds(s.fog, p));
  const next = none();
  for (let list = 0; list < LISTS; list++) {
    if (!holds(s.lists, list)) continue;
    putList(s, list);
    weigh(s);
    share(weights, { ...s, place: UNKNOWN }, places, true, list, 1, next);
  }
  return next;
};

/** A Blockade begins only where the Plague did not move, which is not followed: it counts for less. */
const UNMOVED = 0.3;
const ATTACKS = ['conceal', 'infect', 'blockade'] as const;
const HIDES = ['conceal'] as const;
/** It showed itself, or did not: who had prey at hand would have. */
const attacked = (weights: readonly number[], s: State, odds: Odds, shown: boolean): Odds => {
  const next = none();
  eachOf(odds, s, (place, list, much) => {
    let all = 0;
    let hidden = 0;
    eachAttack(s, place === STEPPE ? HIDES : ATTACKS, values, (verb) => {
      const like = likelihood(weights) * (verb === 'blockade' ? UNMOVED : 1);
      all += like;
      if (verb === 'conceal') hidden = like;
    });
    add(next, at(place, list), (much * (shown ? all - hidden : hidden)) / all);
  });
  return next;
};

/** Where a target may have changed, half of what was believed of lists is forgotten. */
const forgotten = (odds: Odds, lists: number): Odds => {
  const next = odds.slice();
  for (let place = 0; place < PLACES; place++) {
    let much = 0;
    for (let list = 0; list < LISTS; list++) much += odds[at(place, list)] ?? 0;
    for (let list = 0; list < LISTS; list++)
      next[at(place, list)] = ((odds[at(place, list)] ?? 0) + (holds(lists, list) ? much / Math.max(1, sizeOf(lists)) : 0)) / 2;
  }
  return next;
};

const only = (odds: Odds, places: number, lists: number): Odds => odds.map((x, i) => (holds(places, Math.floor(i / LISTS)) && holds(lists, i % LISTS) ? x : 0));

/** So much is put down to what Plagues never do, whenever one may have done something. */
const DOUBT = 0.03;
/** As much as is possible by what is seen, one in all; where nothing is left of what was believed, all alike. */
const possible = (odds: Odds, { fog, lists }: State, doubt: number): Odds => {
  const left = only(odds, fog, lists);
  const sum = left.reduce((a, b) => a + b, 0);
  const sure = sum > 0 ? 1 - doubt : 0;
  const each = (1 - sure) / (sizeOf(fog) * sizeOf(lists));
  return only(new Float64Array(PLACES * LISTS).fill(1), fog, lists).map((x, i) => x * each + (sum > 0 ? (sure * (left[i] ?? 0)) / sum : 0));
};

/** How far the Plague's turn has come: before its steps, at its attack, or past both. */
const MOVES = 0;
const STRIKES = 1;
const DONE = 2;
const stageOf = (s: State): number => (s.active !== PLAGUE ? DONE : s.phase === 'movement' ? MOVES : s.phase === 'attack' ? STRIKES : DONE);

/** Where Strains were laid meanwhile: there the Plague was in this turn (PATH-STR-04). */
const laidSince = (seen: State, view: State): number =>
  view.mine.reduce((set, x, d) => (x !== NO_STRAIN && seen.mine[d] === NO_STRAIN ? set | (1 << d) : set), 0);

/** If it has to have been in all of these, the last of them must be where it is now. */
const endsIn = (odds: Odds, places: number, lists: number): Odds => (places === 0 ? odds : sizeOf(places) === 1 ? only(odds, places, lists) : none());

/** The Plague's turn, or what of it came between two decisions of a Healer. */
const turned = (weights: readonly number[], seen: State, view: State, before: Odds): Odds => {
  const from = view.round === seen.round ? stageOf(seen) : MOVES;
  const to = stageOf(view);
  const still = seen.paralysed || seen.stilled;
  const shown = view.lastSeenRound === view.round;
  const steps = from === MOVES && to > MOVES && !still ? (isOngoing(seen, RATS) ? 2 : 1) : 0;
  // What was shown at the decision before is not counted twice, and whoever lays siege is seen whatever it does.
  const strikes = to > MOVES && seen.blockade === 0 && !(seen.round === view.round && seen.lastSeenRound === view.round);
  const goesOn = to === DONE && (still || (shown && view.fog !== 1 << view.lastSeen));
  const then = clone(seen);
  const now = clone(view);
  const passed = (began: Odds, laid: number): Odds => {
    let odds = began;
    for (let n = steps; n > 0; n--) odds = stepped(weights, then, odds, false);
    if (strikes) odds = attacked(weights, then, odds, shown);
    if (shown) odds = only(odds, 1 << view.lastSeen, view.lists);
    if (!goesOn) return endsIn(odds, laid, view.lists);
    return endsIn(stepped(weights, now, odds, true), shown ? laid & ~(1 << view.lastSeen) : laid, view.lists);
  };
  const laid = from === MOVES && to === DONE ? laidSince(seen, view) : 0;
  // Two steps leave it open where it was in between.
  if (laid === 0 || steps > 1) return passed(before, 0);
  const sum = none();
  for (let place = 0; place < PLACES; place++) {
    const began = only(before, 1 << place, view.lists);
    if (began.every((x) => x === 0)) continue;
    for (const [i, x] of passed(began, laid & ~(1 << place)).entries()) add(sum, i, x);
  }
  return sum;
};

/** What is believed from one decision to the next, before what cannot be is dropped. */
const followed = (weights: readonly number[], { seen, odds }: Believed<State>, view: State): Odds => {
  // Whoever was there before it began sees it begin; whoever missed a round knows no more than all do.
  if (seen.fog === 0) return view.lastSeenRound === 0 && view.round <= 1 ? begun(weights, clone(view)) : none();
  const rounds = view.round - seen.round;
  if (rounds < 0 || rounds > 1) return none();
  const before = (view.lists & ~seen.lists) === 0 ? odds : forgotten(odds, view.lists);
  if (rounds === 1 || stageOf(view) > stageOf(seen)) return turned(weights, seen, view, before);
  // It drifted on in a Healer's turn.
  return (view.fog & ~seen.fog) === 0 ? before : stepped(weights, clone(view), before, true);
};

export const follow = (weights: readonly number[], before: Believed<State> | null, view: State, seat: Seat): Believed<State> => {
  const seen = clone(view);
  // Only who hunts nobody guesses, once the Plague is somewhere.
  if (nth(view.roles, seat) === PLAGUE || view.winner >= 0 || view.fog === 0) return { seen, odds: none() };
  const odds = before === null ? none() : followed(weights, before, view);
  return { seen, odds: possible(odds, view, odds === before?.odds ? 0 : DOUBT) };
};

/** Makes a guessed world the one of this number; in the Plague's turn it came there by one of the possible tracks. */
export const settle = (s: State, which: number, chance: Chance): void => {
  s.place = Math.floor(which / LISTS);
  putList(s, which % LISTS);
  const tracks = s.tracks.filter((t) => trackPlace(t) === s.place);
  const track = tracks[chance.below(Math.max(1, tracks.length))];
  if (track === undefined) return;
  s.visited = trackVisited(track);
  s.moved = trackMoved(track);
};
