/** What every encoder must keep to, tried in games by chance and by policy; and the mark that tells what its bytes mean. */
import { type Chance, Sfc } from '../chance.ts';
import { type Base, type Flat, firstOf, type Seat } from '../contract.ts';
import type { Encoder } from '../encoder.ts';
import type { Engine } from '../engine.ts';
import { same } from '../hash.ts';
import type { AnyOptions } from '../options.ts';

type AnyEngine = Engine<Base, Flat, { readonly type: string; readonly clause: string }, AnyOptions>;

export interface Tried {
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: number;
  /** Moves by lot instead of the policy's. */
  readonly random?: boolean;
  /** No more decisions than this are played. */
  readonly most?: number;
}

/** Plays a game and shows every position with the seat that is asked. */
export const walk = (
  e: AnyEngine,
  { seats, options, seed, random = false, most = 600 }: Tried,
  visit: (s: Base, seat: Seat, moves: readonly Flat[]) => void,
): void => {
  const chance = new Sfc().at(seed, 3);
  const s = e.start(options, seats, chance);
  for (let n = 0; n < most && !e.over(s); n++) {
    const seat = firstOf(e.deciders(s));
    const moves = e.moves(s, seat);
    visit(s, seat, moves);
    const m = random ? moves[chance.below(moves.length)] : e.policy(s, seat, chance);
    if (m === undefined) throw new Error('nobody has a move');
    e.play(s, seat, m, { chance, tell: undefined });
  }
};

/** What is written into a place that held something else before; throws where anything beside its place was written. */
export const written = (encoder: Pick<Encoder, 'size' | 'encode'>, view: Base, seat: Seat, seats: number, before = 0): Uint8Array => {
  const out = new Uint8Array(encoder.size + 2).fill(before);
  encoder.encode(view, seat, seats, out, 1);
  if (out[0] !== before || out[encoder.size + 1] !== before) throw new Error('bytes beside their place were written');
  return out.slice(1, encoder.size + 1);
};

const equal = (a: Uint8Array, b: Uint8Array): boolean => a.every((x, i) => x === b[i]);

/** How often an encoder broke its word. */
export interface Found {
  looks: number;
  /** Bytes that kept what was there before. */
  unwritten: number;
  /** The same view gave other bytes, or was changed by being read. */
  unsteady: number;
  /** Two worlds that the seat cannot tell apart gave other bytes. */
  told: number;
  /** Whole states gave other bytes than their view, though the encoder says that it is blind. */
  peeked: number;
  /** Pairs of moves after which the seat sees something else, and those of them whose bytes are the same. */
  pairs: number;
  blurred: number;
}

/** Looks at a position from a seat. */
export const look = (e: AnyEngine, encoder: Encoder, s: Base, seat: Seat, seats: number, chance: Chance, found: Found): void => {
  found.looks++;
  const view = e.view(s, seat);
  const bytes = written(encoder, view, seat, seats);
  if (!equal(bytes, written(encoder, view, seat, seats, 173))) found.unwritten++;
  if (!equal(bytes, written(encoder, e.view(s, seat), seat, seats)) || !same(view, e.view(s, seat))) found.unsteady++;
  const twin = e.guess(view, seat, chance);
  if (!equal(bytes, written(encoder, e.view(twin, seat), seat, seats))) found.told++;
  if (encoder.blind === true && (!equal(bytes, written(encoder, twin, seat, seats)) || !equal(bytes, written(encoder, s, seat, seats)))) found.peeked++;
};

/** Two moves of a seat, made with the same luck: if what it then sees differs, so should the bytes. */
export const compare = (e: AnyEngine, encoder: Encoder, s: Base, seat: Seat, seats: number, moves: readonly Flat[], lot: Chance, found: Found): void => {
  const i = lot.below(moves.length);
  const [a, b] = [moves[i], moves[(i + 1 + lot.below(Math.max(1, moves.length - 1))) % moves.length]];
  if (a === undefined || b === undefined || moves.length < 2) return;
  const key = lot.below(2 ** 20);
  const after = (m: Flat): Base => e.view(e.after(s, seat, m, { chance: new Sfc().at(key, 5), tell: undefined }), seat);
  const [x, y] = [after(a), after(b)];
  if (same(x, y)) return;
  found.pairs++;
  if (equal(written(encoder, x, seat, seats), written(encoder, y, seat, seats))) found.blurred++;
};

const FNV = 16777619;
/** A few letters that tell one meaning of bytes from another: made of what is written in fixed games, and of how moves are named. */
export const markOf = (e: AnyEngine, encoder: Encoder, games: readonly Tried[]): string => {
  let [a, b] = [2166136261, 84696351];
  const take = (byte: number): void => {
    a = Math.imul(a ^ byte, FNV);
    b = Math.imul(b ^ (byte + 31), FNV) ^ (b >>> 15);
  };
  const takeText = (text: string): void => {
    for (let i = 0; i < text.length; i++) take(text.charCodeAt(i));
  };
  takeText(JSON.stringify({ size: encoder.size, vocabulary: { ...e.game.vocabulary, ...encoder.naming?.vocabulary }, bags: encoder.hidden?.bags ?? [] }));
  takeText(e.game.tunables.map((t) => t.name).join());
  for (const game of games) {
    let n = 0;
    walk(e, game, (s, seat, moves) => {
      if (n++ % 5 !== 0) return;
      for (const byte of written(encoder, e.view(s, seat), seat, game.seats)) take(byte);
      const [first] = moves;
      if (first !== undefined && encoder.naming !== undefined) takeText(JSON.stringify(encoder.naming.name(first)));
    });
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
};
