/** The numbers of Sample. The rules read a set of their own, which is made anew with every engine; words and boards are given one with the numbers of their table. */
import { limited, type Numbers, type Tunable, tunable, turnTo } from '@pesthouse/kernel';

export interface Tables {
  readonly NUMBER: { hand: number; brightest: number; copies: number; nights: number };
}

/** Brighter Lanterns than this can never be: the words of a move are fixed. */
export const MOST_LIGHT = 20;

/** A new set, as printed. */
export const printTables = (): Tables => ({ NUMBER: { hand: 5, brightest: 9, copies: 3, nights: 5 } });

export const tunablesOf = ({ NUMBER }: Tables): Tunable[] =>
  limited(tunable('', NUMBER, { hand: 'SMP-SET-01', brightest: 'SMP-SET-01', copies: 'SMP-SET-01', nights: 'SMP-SET-02' }), {
    hand: [1, 10],
    // At five seats everybody must have a Lantern.
    brightest: [5, MOST_LIGHT],
    copies: [1, 6],
    nights: [1, 10],
  });

/** The tables of an engine, from its numbers by name; what is not named is as printed. */
export const tablesOf = (numbers: Numbers): Tables => {
  const tables = printTables();
  turnTo(tunablesOf(tables), numbers);
  return tables;
};

/** The rules' own. */
const own = printTables();
export const { NUMBER } = own;
export const tunables = tunablesOf(own);
