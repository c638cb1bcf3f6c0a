/** The numbers of the rules that can be turned, each with the clause that sets it. */

import { type Numbers, type Tunable, tunable, turnTo } from '@pesthouse/kernel';
import { row } from '../look.ts';
import { FACES } from '../names.ts';
import { KINGDOM_FACES, own, PENANCE_FACES, printTables, type Tables } from './cards.ts';
import type { Op, OpList } from './ops.ts';

const COUNTS = ['n', 'upTo', 'per', 'max', 'min', 'handAtLeast'] as const;

/** What these do they do once: their count only says that they may be declined. */
const ONCE: ReadonlySet<Op['op']> = new Set(['recruit', 'mimic', 'victimDiscardChronic']);

/** Every count of an operation: `ale_knight.ALE-02.draw.n`. */
const ofOp = (o: Op, prefix: string, clause: string): Tunable[] =>
  COUNTS.filter((key) => key in o && !ONCE.has(o.op)).map((key) => ({
    name: `${prefix}.${o.op}.${key}`,
    clause,
    get: () => Number(Reflect.get(o, key)),
    set: (value) => {
      Reflect.set(o, key, value);
    },
  }));

/** The faces whose copies make a pile; Rats, Filth and Rat Kings have numbers of their own, and of the Nobility there is one each. */
const DEALT: ReadonlySet<number> = new Set([...KINGDOM_FACES, ...PENANCE_FACES]);

/** The clause that tells what a face is worth. */
const clauseOfFace = (lists: readonly OpList[], f: number): string => lists.find((x) => x.face === f)?.clause ?? (f < 3 ? `PLG-FES-0${f + 1}` : 'PLG-NOB-08');

export const tunablesOf = ({ CARD, LISTS, NUMBER }: Tables): readonly Tunable[] => [
  ...tunable('', NUMBER, {
    hand: 'PLG-END-04',
    rats: 'PLG-SET-10',
    filth: 'PLG-SET-10',
    ratKings: 'PLG-SET-09',
    costly: 'PLG-SET-05',
    costlyCards: 'PLG-SET-05',
    redeals: 'PLG-SET-05',
    secondHand: 'PLG-OPT-06',
    idleTurns: 'PLG-FIN-08',
  }),
  ...FACES.flatMap((id, f) => {
    const row = CARD[f];
    const clause = clauseOfFace(LISTS, f);
    if (row === undefined) return [];
    const worth = tunable(id, row, { resistance: clause, notoriety: clause, base: clause });
    return DEALT.has(f) ? [...tunable(id, row, { copies: clause }), ...worth] : worth;
  }),
  ...LISTS.flatMap((x) => x.ops.flatMap((o) => ofOp(o, `${row(FACES, x.face)}.${x.clause.slice('PLG-'.length)}`, x.clause))),
];

/** The tables of an engine, from its numbers by name; what is not named is as printed. */
export const tablesOf = (numbers: Numbers): Tables => {
  const tables = printTables();
  turnTo(tunablesOf(tables), numbers);
  return tables;
};

/** The rules' own. */
export const tunables = tunablesOf(own);
