/** What cards do, as data: lists of typed operations. A frame points at a list by its number; nested lists have numbers of their own. */

import { found } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { CLAUSES } from '../clauses.ts';
import { row } from '../look.ts';

export type Op =
  | { readonly op: 'draw'; n: number }
  | { readonly op: 'gain'; n: number }
  | { readonly op: 'recruit'; upTo: number }
  | { readonly op: 'drawFromDiscard'; n: number }
  | { readonly op: 'pit'; readonly hand: boolean; readonly discard: boolean; upTo: number; readonly then: number; readonly each: number }
  | { readonly op: 'pitLineup'; readonly may: boolean; readonly then: number }
  | { readonly op: 'pitSelf' }
  | { readonly op: 'discardOwn'; n: number }
  | { readonly op: 'gainPerSuitInDiscard'; per: number; max: number }
  | { readonly op: 'mimic'; upTo: number }
  | { readonly op: 'discountNextInfect'; n: number; min: number }
  | { readonly op: 'extraEndDraw'; n: number }
  | { readonly op: 'penance'; readonly to: readonly ('recruit' | 'discard')[] }
  | { readonly op: 'victimDiscard'; n: number; handAtLeast: number }
  | { readonly op: 'victimDiscardChronic'; n: number; readonly else: number };

/** One list: its operations, the face that it stands on and the clause that it is. */
export interface OpList {
  readonly ops: readonly Op[];
  readonly face: number;
  readonly clause: Clause;
}

/** No list. */
export const NONE = -1;
/** The rules' own. */
export const LISTS: OpList[] = [];
export const listOf = (list: number): OpList => row(LISTS, list);

/** An operation as the data file writes it. */
export interface RawOp {
  readonly op: string;
  readonly n?: number;
  readonly upTo?: number;
  readonly from?: string | readonly string[];
  readonly then?: readonly RawOp[];
  readonly perCard?: readonly RawOp[];
  readonly else?: readonly RawOp[];
  readonly may?: boolean;
  readonly per?: number;
  readonly max?: number;
  readonly min?: number;
  readonly to?: readonly string[];
  readonly handAtLeast?: number;
}

export const clauseOf = (id: string): Clause => {
  const clause = CLAUSES.find((x) => x === id);
  if (clause === undefined) throw new Error(`the data names ${id}, which is no clause`);
  return clause;
};

const opOf = (x: RawOp, face: number, clause: Clause, lists: OpList[]): Op => {
  const nested = (list: readonly RawOp[] | undefined): number => (list === undefined ? NONE : compile(list, face, clause, lists));
  const n = (): number => found(x.n, `n of ${x.op}`);
  switch (x.op) {
    case 'draw':
    case 'gain':
    case 'drawFromDiscard':
    case 'discardOwn':
    case 'extraEndDraw':
      return { op: x.op, n: n() };
    case 'recruit':
    case 'mimic':
      return { op: x.op, upTo: found(x.upTo, 'upTo') };
    case 'pit': {
      const from = x.from ?? [];
      return {
        op: 'pit',
        hand: from.includes('hand'),
        discard: from.includes('discard'),
        upTo: found(x.upTo, 'upTo'),
        then: nested(x.then),
        each: nested(x.perCard),
      };
    }
    case 'pitLineup':
      return { op: 'pitLineup', may: x.may === true, then: nested(x.then) };
    case 'pitSelf':
      return { op: 'pitSelf' };
    case 'gainPerSuitInDiscard':
      return { op: 'gainPerSuitInDiscard', per: found(x.per, 'per'), max: found(x.max, 'max') };
    case 'discountNextInfect':
      return { op: 'discountNextInfect', n: n(), min: found(x.min, 'min') };
    case 'penance':
      return { op: 'penance', to: (x.to ?? []).map((y) => (y === 'recruit' ? 'recruit' : 'discard')) };
    case 'victimDiscard':
      return { op: 'victimDiscard', n: n(), handAtLeast: found(x.handAtLeast, 'handAtLeast') };
    case 'victimDiscardChronic':
      return { op: 'victimDiscardChronic', n: n(), else: nested(x.else) };
    default:
      throw new Error(`the data has an operation ${x.op}, which nobody knows`);
  }
};

/** Puts a list and all lists in it among `lists` and gives its number there. */
export function compile(ops: readonly RawOp[], face: number, clause: Clause, lists: OpList[] = LISTS): number {
  const made = ops.map((x) => opOf(x, face, clause, lists));
  lists.push({ ops: made, face, clause });
  return lists.length - 1;
}
