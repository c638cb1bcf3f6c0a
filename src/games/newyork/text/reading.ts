/** Numbers of a position that the words and the board both read: groups, dice and what a fight's dice are made of. */
import type { Tables } from '../data/tables.ts';
import { diceOf, type SideDice } from '../dice.ts';
import type { Kind, PlaceId, Species } from '../names.ts';
import { infests, type Place, pestsOf, type State } from '../state.ts';

/** Unclaimed food units (NYC-GEN-08, NYC-GEN-09). */
export const unclaimed = (p: Place): number => p.food + p.down.length;

export const kindsAt = (s: State, at: PlaceId, who: Species): Kind[] => s.board[at].stacks[who].map((x) => x.kind);

/** Who infests the place; null if nobody or several are there (NYC-GEN-05). */
export const infester = (s: State, at: PlaceId): Species | null => s.order.find((who) => infests(s, at, who)) ?? null;

export const infestedBy = (s: State, who: Species): number => s.places.filter((at) => infests(s, at, who)).length;

/** The dice of groups, by the numbers of a table. */
export const reading = (tables: Tables) => {
  const dice = diceOf(tables);
  const group = (kinds: readonly Kind[]) => kinds.map((kind) => ({ kind }));
  return {
    printedDice: (kinds: readonly Kind[]): number => dice.printed(group(kinds)),
    attackSide: (kinds: readonly Kind[], who: Species, target: Species): SideDice => dice.attackSide(group(kinds), who, target),
    defenceSide: (kinds: readonly Kind[]): SideDice => dice.defenceSide(group(kinds)),
  };
};
export type Reading = ReturnType<typeof reading>;

/** Who has most pests on the board; several may share the lead. */
export const leaders = (s: State): Species[] => {
  const most = Math.max(...s.order.map((who) => pestsOf(s, who)));
  return most === 0 ? [] : s.order.filter((who) => pestsOf(s, who) === most);
};

/** The species whose turn comes next; null once nobody's does. */
export const nextUp = (s: State): Species | null => {
  if (s.phase === 'final' || s.phase === 'over' || (s.closer >= 0 && s.repliesLeft <= 1) || (s.lastTurn && s.closer < 0 && !s.lastCall)) return null;
  return s.order[(s.active + 1) % s.order.length] ?? null;
};

/** The chance that the next card is Food (NYC-SETUP-05). */
export const foodChance = (s: State): number => s.pile.food / Math.max(1, s.pile.food + s.pile.poison);

/** Kinds with their numbers, in the order in which they first come. */
export const tally = (kinds: readonly Kind[]): readonly { readonly kind: Kind; readonly n: number }[] => {
  const seen = new Map<Kind, number>();
  for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  return [...seen].map(([kind, n]) => ({ kind, n }));
};
