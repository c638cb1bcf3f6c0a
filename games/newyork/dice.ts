/** The dice of a fight: counted here once, for the rules, the bot, the words and the board alike. */
import type { Tables } from './data/tables.ts';
import type { Kind, Species } from './names.ts';

/** A group of pests: all that its dice depend on. */
type Group = readonly { readonly kind: Kind }[];

/** What one side's dice are made of: printed, bonus, and what the cap leaves (NYC-FIGHT-05, 06, 08). */
export interface SideDice {
  readonly printed: number;
  readonly bonus: number;
  readonly rolled: number;
}

/** NYC-FIGHT-10, NYC-FIGHT-11: the least total that beats the attacker's; equal totals are the attacker's. */
export const holdsWith = (attack: number): number => attack + 1;

/** Humans that lose go back to their deck (NYC-FIGHT-13); everybody else turns into food (NYC-FIGHT-12). */
export const goesHome = (who: Species): boolean => who === 'humans';
/** The food that losers leave behind: what lay under them (NYC-FIGHT-14), and themselves unless they go home. */
export const leavesFood = (who: Species, pests: number, under: number): number => under + (goesHome(who) ? 0 : pests);

export const diceOf = ({ KIND, BONUS, NUMBER }: Pick<Tables, 'KIND' | 'BONUS' | 'NUMBER'>) => {
  /** Dice printed on a group. */
  const printed = (group: Group): number => {
    let n = 0;
    for (const x of group) n += KIND[x.kind].dice;
    return n;
  };
  /** NYC-FIGHT-06. */
  const holding = (group: Group): number => {
    let n = 0;
    for (const x of group) n += KIND[x.kind].defence;
    return n;
  };
  /** NYC-FIGHT-08. */
  const capped = (n: number): number => Math.min(NUMBER.diceCap, n);
  const side = (from: number, bonus: number): SideDice => ({ printed: from, bonus, rolled: capped(from + bonus) });
  return {
    printed,
    capped,
    /** NYC-FIGHT-05, NYC-FIGHT-08. */
    attack: (group: Group, who: Species, target: Species): number => capped(printed(group) + BONUS[who][target]),
    /** NYC-FIGHT-06, NYC-FIGHT-08. */
    defence: (group: Group): number => capped(printed(group) + holding(group)),
    /** The same with what they are made of. */
    attackSide: (group: Group, who: Species, target: Species): SideDice => side(printed(group), BONUS[who][target]),
    defenceSide: (group: Group): SideDice => side(printed(group), holding(group)),
  };
};
