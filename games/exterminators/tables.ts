/** All tables of Pests! with the numbers of one table: what words and boards read. The rules have their own. */
import { type Numbers, turnTo } from '@pesthouse/kernel';
import { type Card, cardTunablesOf, printCards } from './cards/cards.ts';
import { printRules, type RuleTables, tunablesOf } from './data/tables.ts';

export interface Tables extends RuleTables {
  readonly CARD: readonly Card[];
}

/** The tables of an engine, from its numbers by name; what is not named is as printed. */
export const tablesOf = (numbers: Numbers): Tables => {
  const tables: Tables = { ...printRules(), CARD: printCards() };
  turnTo([...tunablesOf(tables), ...cardTunablesOf(tables.CARD)], numbers);
  return tables;
};
