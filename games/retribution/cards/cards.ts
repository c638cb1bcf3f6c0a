/** The card table: every face as a row, its numbers and its effects. Rows are plain mutable objects, so that a number can be turned and reading one costs nothing. The rules read a set of their own; words and boards are given one with the numbers of their table. */
import { found } from '@pesthouse/kernel';
import { faces, limits, options, setup } from '../data/printed.ts';
import { row } from '../look.ts';
import { BACK, FACES, PHASES, SUITS, type Suit, type TurnPhase } from '../names.ts';
import { clauseOf, compile, LISTS, type OpList, type RawOp } from './ops.ts';

export interface Effect {
  readonly kind: 'normal' | 'persecute' | 'repent' | 'chronic';
  /** When it works: at once, when its condition is met, in the End Phase; a Chronic one when it is activated. */
  readonly when: 'immediate' | 'conditionMet' | 'endPhase' | 'activated';
  readonly phase: TurnPhase;
  readonly list: number;
  /** PLG-CON-05: whether it can be left out. */
  readonly may: boolean;
  /** The condition: a suit or a title to control, and whether the card itself does not count. */
  readonly suit: number;
  readonly title: string;
  readonly another: boolean;
}

export interface CardRow {
  readonly title: string;
  /** Index into `SUITS`; -1 for Penance. */
  readonly suit: number;
  readonly kingdom: boolean;
  readonly nobility: boolean;
  readonly penance: boolean;
  copies: number;
  resistance: number;
  notoriety: number;
  base: number;
  readonly chronic: boolean;
  readonly effects: Effect[];
  /** Effects that work at once when the card is played, by their place in `effects`. */
  readonly atOnce: number[];
  /** The effect that waits after a play; -1 if there is none. */
  readonly waiting: number;
  readonly repent: number;
  readonly activated: number;
  /** Whether the Fool may copy it (PLG-OPS-10). */
  readonly copied: boolean;
}

interface RawEffect {
  readonly clause: string;
  readonly kind: string;
  readonly when?: string;
  readonly phase?: string;
  readonly condition?: { readonly control: { readonly suit?: string; readonly title?: string; readonly another?: boolean } };
  readonly ops: readonly RawOp[];
}

interface RawFace {
  readonly id: string;
  readonly title: string;
  readonly suit: string | null;
  readonly group: string;
  readonly copies: number;
  readonly resistance: number;
  readonly notoriety: number | null;
  readonly baseContagions: number | null;
  readonly chronic: boolean;
  readonly effects: readonly RawEffect[];
}

const one = <T extends string>(words: readonly T[], word: string | undefined, otherwise: T): T => {
  const known = word === undefined ? otherwise : words.find((x) => x === word);
  if (known === undefined) throw new Error(`the data has the word ${word}, which nobody knows`);
  return known;
};
const suitOf = (word: string | null | undefined): number => (word === null || word === undefined ? -1 : SUITS.indexOf(one<Suit>(SUITS, word, 'ale')));

const effectOf = (x: RawEffect, face: number, lists: OpList[]): Effect => {
  const list = compile(x.ops, face, clauseOf(x.clause), lists);
  const control = x.condition?.control;
  return {
    kind: one(['normal', 'persecute', 'repent', 'chronic'], x.kind, 'normal'),
    when: one(['immediate', 'conditionMet', 'endPhase', 'activated'], x.when, 'activated'),
    phase: one(PHASES, x.phase, 'spread'),
    list,
    may: (lists[list]?.ops ?? []).every((o) => 'upTo' in o || ('may' in o && o.may)),
    suit: suitOf(control?.suit),
    title: control?.title ?? '',
    another: control?.another === true,
  };
};

const rowOf = (x: RawFace, face: number, lists: OpList[]): CardRow => {
  const effects = x.effects.map((y) => effectOf(y, face, lists));
  const atOnce = effects.flatMap((e, i) => (e.when === 'immediate' && (e.kind === 'normal' || e.kind === 'persecute') ? [i] : []));
  return {
    title: x.title,
    suit: suitOf(x.suit),
    kingdom: x.group === 'kingdom',
    nobility: x.group === 'nobility',
    penance: x.group === 'penance',
    copies: x.copies,
    resistance: x.resistance,
    notoriety: x.notoriety ?? 0,
    base: x.baseContagions ?? 0,
    chronic: x.chronic,
    effects,
    atOnce,
    waiting: effects.findIndex((e) => e.kind === 'normal' && e.when !== 'immediate'),
    repent: effects.findIndex((e) => e.kind === 'repent'),
    activated: effects.findIndex((e) => e.kind === 'chronic'),
    copied: !x.chronic && x.id !== 'hire_fool' && atOnce.length > 0,
  };
};

const raw: readonly RawFace[] = faces;
const byId = (id: string): RawFace =>
  found(
    raw.find((x) => x.id === id),
    id,
  );

/** The back as a row: it costs nothing, gives nothing and does nothing. */
const back: RawFace = {
  id: 'unknown',
  title: '',
  suit: null,
  group: 'back',
  copies: 0,
  resistance: 0,
  notoriety: null,
  baseContagions: 0,
  chronic: false,
  effects: [],
};
const redeal = options[0];
const sixth = options[3];

/** The numbers of the rules, each named with its clause in `tunablesOf`. */
const printNumbers = () => ({
  lineup: Number(setup.lineupSize),
  hand: Number(setup.handSize),
  rats: Number(setup.starterDeck.rat),
  filth: Number(setup.starterDeck.filth),
  ratKings: Number(setup.ratKingSupply),
  costly: Number(redeal.resistanceAtLeast),
  costlyCards: Number(redeal.cardsAtLeast),
  redeals: Number(redeal.maxRedeals),
  secondHand: Number(sixth.openingHand[1]),
  idleTurns: Number(limits.stagnationTurnsPerPlayer),
});

export interface Tables {
  /** By face, the back last. */
  readonly CARD: readonly CardRow[];
  /** What the cards do, by the number of the list. */
  readonly LISTS: readonly OpList[];
  readonly NUMBER: ReturnType<typeof printNumbers>;
}

/** A new set, as printed. Lists have the same numbers in every set. */
export const printTables = (lists: OpList[] = []): Tables => ({
  CARD: [...FACES.map((id, i) => rowOf(byId(id), i, lists)), rowOf(back, BACK, lists)],
  LISTS: lists,
  NUMBER: printNumbers(),
});

/** The rules' own. */
export const own = printTables(LISTS);
export const { CARD, NUMBER } = own;
export const card = (f: number): CardRow => row(CARD, f);
export const effectAt = (f: number, i: number): Effect => row(card(f).effects, i);

const numbers = (word: (f: number) => boolean): readonly number[] => FACES.map((_, i) => i).filter(word);
export const KINGDOM_FACES = numbers((f) => card(f).kingdom);
export const PENANCE_FACES = numbers((f) => card(f).penance);
export const RAT = FACES.indexOf('rat');
export const FILTH = FACES.indexOf('filth');
export const RAT_KING = FACES.indexOf('rat_king');
export const KING_FACE = FACES.indexOf('king');
export const FOOL = FACES.indexOf('hire_fool');

/** The stacks of the Nobility, bottom first: the last one lies on top (PLG-SET-07). */
export const STACKS: readonly (readonly number[])[] = setup.nobilityStacks.map((x) => x.topToBottom.map((id) => FACES.indexOf(id)).reverse());
