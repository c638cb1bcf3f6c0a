/** The numbers of the rules that the lab may turn, each with the clause that sets it. */
import { type Tunable, tunable } from '../../../kernel/index.ts';
import { FACES } from '../names.ts';
import { CARD, NUMBER } from './cards.ts';
import { LISTS, type Op } from './ops.ts';

const COUNTS = ['n', 'upTo', 'per', 'max', 'min', 'handAtLeast'] as const;

/** Every count of an operation: `ale_knight.ALE-02.draw.n`. */
const ofOp = (o: Op, prefix: string, clause: string): Tunable[] =>
  COUNTS.filter((key) => key in o).map((key) => ({
    name: `${prefix}.${o.op}.${key}`,
    clause,
    get: () => Number(Reflect.get(o, key)),
    set: (value) => {
      Reflect.set(o, key, value);
    },
  }));

/** The clause that tells what a face is worth. */
const clauseOfFace = (f: number): string => LISTS.find((x) => x.face === f)?.clause ?? (f < 3 ? `PLG-FES-0${f + 1}` : 'PLG-NOB-08');

export const tunables: readonly Tunable[] = [
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
    const clause = clauseOfFace(f);
    return row === undefined ? [] : tunable(id, row, { copies: clause, resistance: clause, notoriety: clause, base: clause });
  }),
  ...LISTS.flatMap((x) => x.ops.flatMap((o) => ofOp(o, `${FACES[x.face] ?? 'unknown'}.${x.clause.slice('PLG-'.length)}`, x.clause))),
];
