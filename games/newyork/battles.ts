/** The fights of a last turn counted through: all that the dice may bring, with every player fighting as well as can be. Groups only ever leave whole, so a position is who still stands where. */
import { BONUS, NUMBER } from './data/tables.ts';
import { add, nth, row } from './look.ts';
import type { Species } from './names.ts';
import { oddsOf } from './odds.ts';
import { dice } from './steps/fight.ts';

/** The pests of one species at one location. */
export interface Group {
  readonly n: number;
  /** Dice printed on them, and what they have more in defence. */
  readonly printed: number;
  readonly holding: number;
}

/** All that the end of the game depends on. Species stand in turn order. */
export interface Muster {
  readonly order: readonly Species[];
  /** Locations with more than one species, in board order: the group of every species, null where it has none. */
  readonly fields: readonly (readonly (Group | null)[])[];
  /** What every species has where nobody can fight it: pests, and locations. */
  readonly pests: readonly number[];
  readonly held: readonly number[];
  /** Cards in the pest decks. */
  readonly hand: readonly number[];
  /** Whose turn closes the game, as an index into `order`. */
  readonly closer: number;
}

/** How much may still be looked at; below 0 what is said means nothing. */
export interface Budget {
  left: number;
}

/** A win is what counts; between moves that win equally often the better place. */
const PLACE_WORTH = 0.001;
const BITS = 4;
const NOBODY: Group = { n: 0, printed: 0, holding: 0 };

type Worths = readonly number[];

/** What every species may expect, from positions given as who stands at each field. */
export interface Battles {
  /** While the active species may still attack. */
  fighting(active: number): Worths;
  /** After it attacked once, with the best that can follow. */
  attacked(active: number, field: number, target: number): Worths;
  /** In the final battles, and there after the attacker chose a target. */
  closing(): Worths;
  chosen(field: number, target: number): Worths;
}

/** Places from the totals: pests, then locations, then cards in the decks; equals roll for it. */
const worthsOf = (pests: readonly number[], held: readonly number[], hand: readonly number[]): Worths => {
  const ahead = (a: number, b: number): number => nth(pests, a) - nth(pests, b) || nth(held, a) - nth(held, b) || nth(hand, a) - nth(hand, b);
  const all = pests.map((_, i) => i);
  return all.map((a) => {
    let [better, equal] = [0, 0];
    for (const b of all) {
      if (b === a) continue;
      const by = ahead(b, a);
      if (by > 0) better++;
      else if (by === 0) equal++;
    }
    const win = better > 0 ? 0 : 1 / (equal + 1);
    const beaten = (all.length - 1 - better - equal / 2) / (all.length - 1);
    return (win + PLACE_WORTH * beaten) / (1 + PLACE_WORTH);
  });
};

const mixed = (p: number, a: Worths, b: Worths): Worths => a.map((x, i) => p * x + (1 - p) * nth(b, i));

export const battlesOf = ({ order, fields, pests, held, hand, closer }: Muster, budget: Budget): Battles => {
  const odds = oddsOf(NUMBER.dieFaces);
  const groupAt = (field: number, who: number): Group => fields[field]?.[who] ?? NOBODY;
  const start = fields.map((f) => f.reduce((mask, g, who) => (g === null ? mask : mask | (1 << who)), 0));
  /** Who stands at each field, and the same as one number. */
  const masks = [...start];
  const unit = fields.map((_, i) => 2 ** (BITS * i));
  let key = masks.reduce((sum, m, i) => sum + m * nth(unit, i), 0);
  const put = (field: number, mask: number): void => {
    key += (mask - nth(masks, field)) * nth(unit, field);
    masks[field] = mask;
  };

  /** The mean over both ways that a fight can end. */
  const battle = (field: number, a: number, t: number, next: () => Worths): Worths => {
    const [ours, theirs] = [groupAt(field, a), groupAt(field, t)];
    const p = odds.chanceOf(dice.capped(ours.printed + BONUS[row(order, a)][row(order, t)]), dice.capped(theirs.printed + theirs.holding));
    const before = nth(masks, field);
    put(field, before & ~(1 << t));
    const won = p > 0 ? next() : undefined;
    put(field, before & ~(1 << a));
    const lost = p < 1 ? next() : undefined;
    put(field, before);
    return won === undefined ? (lost ?? []) : lost === undefined ? won : mixed(p, won, lost);
  };

  const leaf = (): Worths => {
    const [n, h, d] = [[...pests], [...held], [...hand]];
    for (let i = 0; i < fields.length; i++)
      for (let who = 0; who < order.length; who++) {
        const g = fields[i]?.[who] ?? null;
        if (g === null) continue;
        if ((nth(masks, i) & (1 << who)) !== 0) {
          add(n, who, g.n);
          add(h, who, 1);
        } else if (order[who] === 'humans') add(d, who, g.n); // NYC-FIGHT-13
      }
    return worthsOf(n, h, d);
  };

  /** NYC-END-05 to NYC-END-08: who attacks at a field, and whom. */
  const pairing = (field: number): { readonly attacker: number; readonly targets: readonly number[] } => {
    const mask = nth(masks, field);
    let attacker = -1;
    for (let i = 1; i <= order.length; i++) {
      const who = (closer + i) % order.length;
      if ((mask & (1 << who)) !== 0 && (attacker < 0 || groupAt(field, who).n > groupAt(field, attacker).n)) attacker = who;
    }
    const others = order.map((_, who) => who).filter((who) => who !== attacker && (mask & (1 << who)) !== 0);
    const fewest = Math.min(...others.map((who) => groupAt(field, who).n));
    return { attacker, targets: others.filter((who) => groupAt(field, who).n === fewest) };
  };

  const closed = new Map<number, Worths>();
  const closing = (): Worths => {
    const known = closed.get(key);
    if (known !== undefined) return known;
    budget.left--;
    const at = key;
    const field = masks.findIndex((m) => (m & (m - 1)) !== 0);
    let best: Worths | undefined;
    if (field < 0 || budget.left < 0) best = leaf();
    else {
      const { attacker, targets } = pairing(field);
      for (const t of targets) {
        const worths = battle(field, attacker, t, closing);
        if (best === undefined || nth(worths, attacker) > nth(best, attacker)) best = worths;
      }
    }
    closed.set(at, best ?? []);
    return best ?? [];
  };

  const fought = new Map<number, Worths>();
  const fighting = (active: number): Worths => {
    const known = fought.get(key);
    if (known !== undefined) return known;
    budget.left--;
    const at = key;
    let best = closing();
    if (budget.left >= 0)
      for (let field = 0; field < masks.length; field++) {
        const mask = nth(masks, field);
        if ((mask & (1 << active)) === 0) continue;
        for (let t = 0; t < order.length; t++) {
          if (t === active || (mask & (1 << t)) === 0) continue;
          const worths = battle(field, active, t, () => fighting(active));
          if (nth(worths, active) > nth(best, active)) best = worths;
        }
      }
    fought.set(at, best);
    return best;
  };

  return {
    fighting,
    attacked: (active, field, target) => battle(field, active, target, () => fighting(active)),
    closing,
    chosen: (field, target) => battle(field, pairing(field).attacker, target, closing),
  };
};
