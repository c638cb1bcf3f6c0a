/** The last turn of New York counted through: every way to breed with what is left, then every fight. Where that is too much to look at, nothing is said. */
import type { Worth } from '@pesthouse/kernel';
import { type Battles, type Budget, battlesOf, type Group } from './battles.ts';
import { KIND, KINDS_OF, PLACE } from './data/tables.ts';
import { add, nth, row } from './look.ts';
import type { Kind } from './names.ts';
import { moveless, repliesAfter } from './phases.ts';
import { activeSpecies, type Frame, type Move, placeAt, type State, stacksOf, unclaimed } from './state.ts';

/** What is left to spend, and the groups by location and species. */
interface Farm {
  hand: number;
  readonly deck: number[];
  readonly food: number[];
  /** How many of each own kind were bred at each location in this look. */
  readonly bred: number[][];
}

const decksOf = (s: State): number[] => s.order.map((who) => KINDS_OF[who].reduce((n, kind) => n + s.deck[kind], 0));

const groupOf = (kinds: readonly Kind[]): Group | null => {
  if (kinds.length === 0) return null;
  let [printed, holding] = [0, 0];
  for (const kind of kinds) {
    printed += KIND[kind].dice;
    holding += KIND[kind].defence;
  }
  return { n: kinds.length, printed, holding };
};

const groupsIn = (s: State): (Group | null)[][] => s.places.map((at) => s.order.map((who) => groupOf(stacksOf(placeAt(s, at), who).map((x) => x.kind))));

/** The battles of these groups, and for every location which field it is; -1 where nobody meets. */
const meet = (s: State, groups: readonly (readonly (Group | null)[])[], hand: readonly number[], budget: Budget) => {
  const pests = s.order.map(() => 0);
  const held = s.order.map(() => 0);
  const fields: (readonly (Group | null)[])[] = [];
  const fieldOf = groups.map((there) => {
    const who = there.findIndex((g) => g !== null);
    if (who < 0) return -1;
    if (there.some((g, i) => i > who && g !== null)) return fields.push(there) - 1;
    add(pests, who, there[who]?.n ?? 0);
    add(held, who, 1);
    return -1;
  });
  const muster = { order: s.order, fields, pests, held, hand, closer: s.closer < 0 ? s.active : s.closer };
  return { muster, fieldOf, battles: (): Battles => battlesOf(muster, budget) };
};

/** What the active player may expect of every way to go on breeding. */
const breeder = (s: State, budget: Budget) => {
  const who = activeSpecies(s);
  const me = s.active;
  const kinds = KINDS_OF[who];
  const base = groupsIn(s);
  const decks = decksOf(s);
  const farm: Farm = {
    hand: s.hand[who],
    deck: kinds.map((kind) => s.deck[kind]),
    food: s.places.map((at) => unclaimed(placeAt(s, at))),
    bred: s.places.map(() => kinds.map(() => 0)),
  };
  const foes = base.map((there) => there.some((g, i) => i !== me && g !== null));
  /** Only there food of the place can do what food from hand cannot. */
  const picky = kinds.map((kind) => KIND[kind].rule === 'needsLocalFood');

  const group = (place: number): Group | null => {
    const before = base[place]?.[me] ?? null;
    const bred = row(farm.bred, place);
    if (bred.every((n) => n === 0)) return before;
    let { n, printed, holding } = before ?? { n: 0, printed: 0, holding: 0 };
    for (let i = 0; i < kinds.length; i++) {
      const more = nth(bred, i);
      n += more;
      printed += more * KIND[row(kinds, i)].dice;
      holding += more * KIND[row(kinds, i)].defence;
    }
    return { n, printed, holding };
  };

  // Where nobody meets only totals count, so many ways of breeding come to the same fights.
  const ended = new Map<string, number>();
  const ending = (): number => {
    const groups = base.map((there, i) => there.map((g, x) => (x === me ? group(i) : g)));
    const hand = decks.map((n, x) => (x === me ? farm.deck.reduce((a, b) => a + b, 0) : n));
    const { muster, battles } = meet(s, groups, hand, budget);
    const key = JSON.stringify([muster.fields.map((f) => f.map((g) => (g === null ? 0 : [g.n, g.printed, g.holding]))), muster.pests, muster.held, hand]);
    const known = ended.get(key);
    if (known !== undefined) return known;
    const worth = nth(battles().fighting(me), me);
    ended.set(key, worth);
    return worth;
  };

  const allowed = (place: number, i: number): boolean => {
    const { rule, min } = KIND[row(kinds, i)];
    if (rule !== 'ignoresLocation' && !PLACE[row(s.places, place)].allowed[who]) return false;
    if (rule === 'needsOpponent') return nth(foes.map(Number), place) > 0;
    if (rule === 'noOpponent') return nth(foes.map(Number), place) === 0;
    return rule !== 'needsOwn' || (group(place)?.n ?? 0) >= min;
  };

  const seen = new Map<string, number>();
  /** The best that can be made of the farm as it is. */
  const best = (): number => {
    const key = `${farm.bred.join(';')}|${farm.food.join()}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    budget.left--;
    let top = ending();
    for (let i = 0; i < kinds.length && budget.left >= 0; i++) {
      if (nth(farm.deck, i) === 0) continue;
      const { cost, rule, min } = KIND[row(kinds, i)];
      for (let place = 0; place < s.places.length; place++) {
        const most = Math.min(cost, nth(farm.food, place));
        const least = Math.max(rule === 'needsLocalFood' ? min : 0, cost - farm.hand);
        if (most < least || !allowed(place, i)) continue;
        // Food from hand is good everywhere, so it is kept, unless food of this very place is still needed.
        const needed = picky.some((x, j) => x && nth(farm.deck, j) > (j === i ? 1 : 0));
        for (let local = needed ? least : most; local <= most; local++) top = Math.max(top, bred(i, place, local));
      }
    }
    seen.set(key, top);
    return top;
  };

  const bred = (i: number, place: number, local: number): number => {
    const cost = KIND[row(kinds, i)].cost;
    const put = (n: number): void => {
      farm.hand -= n * (cost - local);
      add(farm.deck, i, -n);
      add(farm.food, place, -n * local);
      add(row(farm.bred, place), i, n);
    };
    put(1);
    const worth = best();
    put(-1);
    return worth;
  };

  return {
    done: ending,
    bred: (kind: Kind, at: State['places'][number], local: number): number => bred(kinds.indexOf(kind), s.places.indexOf(at), local),
    given(kind: Kind, at: State['places'][number]): number {
      const [i, place] = [kinds.indexOf(kind), s.places.indexOf(at)];
      add(farm.deck, i, -1);
      add(farm.food, place, 1);
      // What was bred is the same before and after, so what is remembered must not be.
      seen.clear();
      const worth = best();
      add(farm.deck, i, 1);
      add(farm.food, place, -1);
      return worth;
    },
  };
};

const worthIn = (s: State, f: Frame, budget: Budget): ((m: Move) => number) | null => {
  const me = s.active;
  if (f.step === 'final-target') {
    const { fieldOf, battles } = meet(s, groupsIn(s), decksOf(s), budget);
    const all = battles();
    return (m) => (m.verb === 'target' ? nth(all.chosen(nth(fieldOf, s.places.indexOf(m.at)), s.order.indexOf(m.target)), s.order.indexOf(f.attacker)) : 0);
  }
  if (!s.lastTurn || !moveless(s) || repliesAfter(s) !== 0) return null;
  if (f.step === 'fight') {
    const { fieldOf, battles } = meet(s, groupsIn(s), decksOf(s), budget);
    const all = battles();
    return (m) => nth(m.verb === 'attack' ? all.attacked(me, nth(fieldOf, s.places.indexOf(m.at)), s.order.indexOf(m.target)) : all.closing(), me);
  }
  if (f.step !== 'breed' && f.step !== 'sacrifice') return null;
  const { done, bred, given } = breeder(s, budget);
  return (m) => (m.verb === 'breed' ? bred(m.kind, m.at, m.local) : m.verb === 'sacrifice' ? given(m.kind, m.at) : done());
};

/** Every move with what it is worth to whoever makes it; null where that is not the end of the game or too much to look at. */
export const ending = (s: State, f: Frame, legal: readonly Move[], most: number): readonly Worth<Move>[] | null => {
  const budget: Budget = { left: most };
  const worth = worthIn(s, f, budget);
  if (worth === null) return null;
  const found: Worth<Move>[] = [];
  for (const move of legal) {
    found.push({ move, worth: worth(move) });
    if (budget.left < 0) return null;
  }
  return found;
};
