/** A position in a few words, and what happens in it: the language in which the clause tests are written. */
import { Sfc } from '@pesthouse/kernel';
import { picks, type Script, talk } from '@pesthouse/kernel/testing';
import { card, KINGDOM_FACES } from '../cards/cards.ts';
import type { Options } from '../meta.ts';
import { BACK, type Face, faceOf, idOf, seenOf } from '../names.ts';
import { add, named, pile } from '../piles.ts';
import { rules } from '../rules.ts';
import { EMPTY, playerAt, type State } from '../state.ts';
import { deckOf, tally } from '../steps/score.ts';

/** What a player has; what is not named is empty. */
export interface Has {
  readonly hand?: readonly Face[];
  readonly draw?: readonly Face[];
  /** Known cards on the draw pile, the topmost first. */
  readonly top?: readonly Face[];
  readonly discard?: readonly Face[];
  /** Cards on the table, oldest first, as if played this turn without their effects. */
  readonly control?: readonly Face[];
}

export interface Position {
  /** Seat by seat; the first one is at turn unless told. */
  readonly players?: readonly Has[];
  readonly seats?: number;
  readonly first?: number;
  readonly active?: number;
  readonly phase?: 'spread' | 'infect' | 'end';
  /** What the pool shall be when the Infect Phase begins. */
  readonly pool?: number;
  readonly lineup?: readonly (Face | 'empty')[];
  readonly kingdom?: readonly Face[];
  readonly stacks?: readonly (readonly Face[])[];
  readonly king?: boolean;
  readonly ratKings?: number;
  readonly penance?: readonly Face[];
  readonly idle?: number;
  readonly options?: Partial<Options>;
}

const LINEUP: readonly Face[] = [
  'ale_peasant',
  'torches_peasant',
  'daggers_peasant',
  'bones_peasant',
  'hire_collector',
  'hire_fool',
  'daggers_knight',
  'bones_knight',
];
export const OPTIONS: Options = { lineupRedeal: 'off', firstPlayer: 'seat-1', equalTurns: false, secondSeatCard: false };

export { picks };

/** So many cards of one face. */
export const times = (n: number, face: Face): Face[] => Array.from({ length: n }, () => face);

const pileOf = (faces: readonly Face[]): number[] => {
  const p = pile();
  for (const id of faces) add(p, faceOf(id), 1);
  return p;
};

const seat = (s: State, q: number, has: Has): void => {
  const p = playerAt(s, q);
  const hand = has.hand ?? [];
  const draw = has.draw ?? [];
  const discard = has.discard ?? [];
  p.hand = pileOf(hand);
  p.handSize = hand.length;
  p.known = draw.length === 0 ? pileOf(hand) : pile();
  p.knownSize = draw.length === 0 ? hand.length : 0;
  p.draw = pileOf(draw);
  p.drawSize = draw.length;
  p.top = (has.top ?? []).map(faceOf).reverse();
  p.discard = pileOf(discard);
  p.discardSize = discard.length;
  p.control = (has.control ?? []).map((id) => ({ card: faceOf(id), used: false, waits: card(faceOf(id)).waiting, repented: false }));
};

const build = (x: Position): State => {
  const seats = x.seats ?? Math.max(2, x.players?.length ?? 2);
  const s = rules.start({ ...OPTIONS, ...x.options }, seats, new Sfc().at(1, 1));
  for (let q = 0; q < seats; q++) seat(s, q, x.players?.[q] ?? { hand: times(5, 'rat'), draw: ['rat', 'rat', 'filth', 'filth', 'filth'] });
  s.first = x.first ?? 0;
  s.active = x.active ?? 0;
  const lineup = x.lineup ?? LINEUP;
  for (let i = 0; i < 8; i++) {
    const id = lineup[i] ?? 'empty';
    s.lineup[i] = id === 'empty' ? EMPTY : faceOf(id);
  }
  if (x.kingdom === undefined) {
    s.kingdom = pile();
    for (const f of KINGDOM_FACES) s.kingdom[f] = card(f).copies;
    for (const f of s.lineup) if (f !== EMPTY) add(s.kingdom, f, -1);
  } else s.kingdom = pileOf(x.kingdom);
  s.kingdomSize = s.kingdom.reduce((n, y) => n + y, 0);
  if (x.stacks !== undefined) s.stacks = x.stacks.map((stack) => stack.map(faceOf).reverse());
  s.king = x.king ?? true;
  s.ratKings = x.ratKings ?? 15;
  if (x.penance !== undefined) {
    s.penance = pileOf(x.penance);
    s.penanceSize = x.penance.length;
  }
  s.idle = x.idle ?? 0;
  s.stack = [{ step: 'spread' }];
  s.phase = 'spread';
  const base = playerAt(s, s.active).control.reduce((n, y) => n + card(y.card).base, 0);
  if (x.pool !== undefined) s.gained = x.pool - base;
  return s;
};

export const given = (position: Position = {}) => {
  const at = talk(rules, { setup: () => build(position), options: OPTIONS, chance: picks() });
  const { s } = at;
  const it = {
    ...at,
    /** The seat that has to decide. */
    who: at.seat,
    /** The decider makes this move; a script of chance must be used up. */
    does(line: string, script: Script = picks()) {
      at.make(line, script);
      return it;
    },
    /** Several moves one after the other, with the first card of every pile where chance is asked. */
    all(...lines: readonly string[]) {
      for (const line of lines) it.does(line);
      return it;
    },
    refused: at.why,
    hand: (q = 0): Face[] => named(playerAt(s, q).hand),
    known: (q = 0): Face[] => named(playerAt(s, q).known),
    draw: (q = 0): Face[] => named(playerAt(s, q).draw),
    /** Known cards on the draw pile, the topmost first. */
    top: (q = 0): Face[] => playerAt(s, q).top.toReversed().map(idOf),
    discard: (q = 0): Face[] => named(playerAt(s, q).discard),
    control: (q = 0): Face[] => playerAt(s, q).control.map((x) => idOf(x.card)),
    deck: (q = 0): Face[] => named(deckOf(s, q)),
    infamy: (q = 0): number => tally(s, q).infamy,
    pit: (): Face[] => named(s.pit),
    lineup: (): string[] => s.lineup.map((f) => (f === EMPTY ? 'empty' : idOf(f))),
    /** What a seat sees of another's hand: faces and backs. */
    sees: (by: number, q: number): string[] =>
      rules.view(s, by).players[q]?.hand.flatMap((n, f) => Array.from({ length: n }, () => seenOf(f < BACK ? f : BACK))) ?? [],
    /** The place of every seat, once the game is over. */
    places: (): number[] => (rules.outcome(s) ?? []).map((x) => x.rank),
  };
  if (position.phase === 'infect' || position.phase === 'end') it.does('end-spread');
  if (position.phase === 'end') it.does('end-infect');
  return it;
};
