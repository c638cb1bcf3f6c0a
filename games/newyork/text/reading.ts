/** What a position says in numbers: read by the words of every language and by the board. */
import { KINDS_OF, type Tables } from '../data/tables.ts';
import { diceOf, type SideDice } from '../dice.ts';
import type { Kind, PlaceId, Species } from '../names.ts';
import { oddsOf } from '../odds.ts';
import { repliesAfter } from '../phases.ts';
import { activeSpecies, infests, type Move, pestsOf, type State, type TieBreak } from '../state.ts';

export const kindsAt = (s: State, at: PlaceId, who: Species): Kind[] => s.board[at].stacks[who].map((x) => x.kind);

/** Who infests the place; null if nobody or several are there (NYC-GEN-05). */
export const infester = (s: State, at: PlaceId): Species | null => s.order.find((who) => infests(s, at, who)) ?? null;

/** What Poison does to whoever draws it: nothing to Humans (NYC-GATH-13), and nothing where the own pest deck is empty (NYC-GATH-16). */
export const harmOf = (s: State, who: Species): 'immune' | 'nothing left' | 'a pest' =>
  who === 'humans' ? 'immune' : deckLeft(s, who) === 0 ? 'nothing left' : 'a pest';
/** Pests that can still be bred or given up. */
export const deckLeft = (s: State, who: Species): number => KINDS_OF[who].reduce((n, kind) => n + s.deck[kind], 0);

export const infestedBy = (s: State, who: Species): number => s.places.filter((at) => infests(s, at, who)).length;

/** One side's dice against the other's, and the chance of the attacker. */
export interface FightOdds {
  readonly attack: SideDice;
  readonly defence: SideDice;
  readonly chance: number;
}

/** Dice, odds and prices by the numbers of a table. */
export const reading = (tables: Tables) => {
  const dice = diceOf(tables);
  const group = (kinds: readonly Kind[]) => kinds.map((kind) => ({ kind }));
  const attackSide = (kinds: readonly Kind[], who: Species, target: Species): SideDice => dice.attackSide(group(kinds), who, target);
  const defenceSide = (kinds: readonly Kind[]): SideDice => dice.defenceSide(group(kinds));
  return {
    printedDice: (kinds: readonly Kind[]): number => dice.printed(group(kinds)),
    attackSide,
    defenceSide,
    fightAt(s: State, at: PlaceId, who: Species, target: Species): FightOdds {
      const attack = attackSide(kindsAt(s, at, who), who, target);
      const defence = defenceSide(kindsAt(s, at, target));
      return { attack, defence, chance: oddsOf(tables.NUMBER.dieFaces).chanceOf(attack.rolled, defence.rolled) };
    },
    /** What of a pest's price comes from the hand. */
    fromHand: ({ kind, local }: Extract<Move, { verb: 'breed' }>): number => tables.KIND[kind].cost - local,
  };
};
export type Reading = ReturnType<typeof reading>;

/** Who attacks: in the final battles whoever the rules name, else the one whose turn it is. */
export const attackerNow = (s: State): Species => {
  const f = s.stack[s.stack.length - 1];
  return f?.step === 'final-target' ? f.attacker : activeSpecies(s);
};

/** Who has most pests on the board; several may share the lead. */
export const leaders = (s: State): Species[] => {
  const most = Math.max(...s.order.map((who) => pestsOf(s, who)));
  return most === 0 ? [] : s.order.filter((who) => pestsOf(s, who) === most);
};

/** The species whose turn comes next; null once nobody's does. */
export const nextUp = (s: State): Species | null => {
  if (s.phase === 'final' || s.phase === 'over' || repliesAfter(s) === 0) return null;
  return s.order[(s.active + 1) % s.order.length] ?? null;
};

/** What is special about this turn; null in a usual one. */
export type TurnMark = 'reply' | 'closing' | 'last';
export const markOf = (s: State): TurnMark | null => {
  if (s.phase === 'over' || s.phase === 'final') return null;
  if (s.closer >= 0) return 'reply';
  if (!s.lastTurn) return null;
  return s.lastCall ? 'closing' : 'last';
};

export const cardsLeft = (s: State): number => s.pile.food + s.pile.poison;
/** The chance that the next card is Food (NYC-SETUP-05). */
export const foodChance = (s: State): number => s.pile.food / Math.max(1, cardsLeft(s));

export const sumOf = (rolled: readonly number[]): number => rolled.reduce((n, x) => n + x, 0);

/** Kinds with their numbers, in the order in which they first come. */
export const tally = (kinds: readonly Kind[]): readonly { readonly kind: Kind; readonly n: number }[] => {
  const seen = new Map<Kind, number>();
  for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  return [...seen].map(([kind, n]) => ({ kind, n }));
};

/** Who won, with how many pests, how many the next one has, and what decided it. */
export interface Verdict {
  readonly who: Species;
  readonly pests: number;
  readonly next: number;
  readonly by: TieBreak;
}
export const verdictOf = (s: State): Verdict | null => {
  const who = s.species[s.ranks.indexOf(1)];
  if (who === undefined) return null;
  const next = Math.max(0, ...s.order.filter((x) => x !== who).map((x) => pestsOf(s, x)));
  return { who, pests: pestsOf(s, who), next, by: s.decidedBy };
};
