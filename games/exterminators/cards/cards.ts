/** The toolbox as data: what each card does is one operation with its numbers; `ops.ts` is the only reader of them. */

import { type Tunable, tunable } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { toolbox } from '../data/printed.ts';
import { CARDS, type CardId } from '../names.ts';

/** What a card does. Numbers stand in the operation, so that the lab can turn them. */
export type Op =
  | { readonly op: 'gain-ap'; n: number }
  | { readonly op: 'hibernate' }
  | { readonly op: 'call'; steps: number }
  | { readonly op: 'halve' }
  | { readonly op: 'bomb' }
  | { readonly op: 'drink'; moves: number }
  | { readonly op: 'quiktrap' }
  | { readonly op: 'quikseal' }
  | { readonly op: 'remote' }
  | { readonly op: 'nesting' }
  | { readonly op: 'zap'; n: number }
  | { readonly op: 'mind-control' }
  | { readonly op: 'unseal' }
  | { readonly op: 'break-trap' }
  | { readonly op: 'surge'; n: number }
  | { readonly op: 'lasting'; readonly on: 'anybody' | 'open-nest' | 'free-queen' }
  | { readonly op: 'sabotage' }
  | { readonly op: 'box'; n: number }
  | { readonly op: 'dive' }
  | { readonly op: 'spread'; n: number };

/** A number of the card's effect in the data. */
const number = (id: CardId, key: string): number => {
  const x = toolbox.find((y) => y.id === id);
  const n: unknown = x === undefined ? undefined : Reflect.get(x.effect, key);
  if (typeof n !== 'number') throw new Error(`the data lacks ${key} of ${id}`);
  return n;
};

const printOps = (): { readonly [K in CardId]: Op } => ({
  more_time: { op: 'gain-ap', n: number('more_time', 'addActionPoints') },
  pests_hibernate: { op: 'hibernate' },
  mating_call: { op: 'call', steps: number('mating_call', 'steps') },
  colony_collapse: { op: 'halve' },
  bug_bomb: { op: 'bomb' },
  energy_drink: { op: 'drink', moves: number('energy_drink', 'exclusiveMoves') },
  quiktrap: { op: 'quiktrap' },
  quikseal: { op: 'quikseal' },
  trap_remote: { op: 'remote' },
  nesting: { op: 'nesting' },
  zap: { op: 'zap', n: number('zap', 'exterminate') },
  mind_control: { op: 'mind-control' },
  unseal_nest: { op: 'unseal' },
  trap_breaks: { op: 'break-trap' },
  pest_surge: { op: 'surge', n: number('pest_surge', 'emerge') },
  angry_queen: { op: 'lasting', on: 'anybody' },
  stuck: { op: 'lasting', on: 'anybody' },
  sabotage_tools: { op: 'sabotage' },
  less_to_infest: { op: 'box', n: number('less_to_infest', 'reserveToBox') },
  royal_persuasion: { op: 'lasting', on: 'anybody' },
  dumpster_diver: { op: 'dive' },
  theyre_spreading: { op: 'spread', n: number('theyre_spreading', 'populateAround') },
  two_by_two: { op: 'lasting', on: 'open-nest' },
  fertile: { op: 'lasting', on: 'free-queen' },
});

export interface Card {
  readonly op: Op;
  readonly offensive: boolean;
  /** Played in the window before the queen's roll, and free (EXT-CARD-D02, EXT-CARD-D12). */
  readonly window: boolean;
  readonly lasting: boolean;
  cost: number;
  readonly clause: Clause;
  readonly copies24: number;
  readonly copies28: number;
}

/** A new set, as printed. */
export const printCards = (): readonly Card[] => {
  const ops = printOps();
  return CARDS.map((id) => {
    const x = toolbox.find((y) => y.id === id);
    if (x === undefined) throw new Error(`the data lacks ${id}`);
    return {
      op: ops[id],
      offensive: x.side === 'offensive',
      window: x.timing === 'before_queen_roll',
      lasting: x.persistent,
      cost: x.cost,
      clause: x.clause,
      copies24: x.copies24,
      copies28: x.copies28,
    };
  });
};

/** The numbers of the cards that the lab may turn. */
export const cardTunablesOf = (cards: readonly Card[]): Tunable[] =>
  CARDS.flatMap((id, c) => {
    const card = cards[c];
    if (card === undefined) return [];
    const { op, clause } = card;
    const own =
      'n' in op ? tunable(id, op, { n: clause }) : 'steps' in op ? tunable(id, op, { steps: clause }) : 'moves' in op ? tunable(id, op, { moves: clause }) : [];
    return [...own, ...tunable(id, card, { cost: clause })];
  });

/** The rules' own. */
export const CARD = printCards();
export const cardTunables = cardTunablesOf(CARD);
