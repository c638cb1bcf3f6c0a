/** The driver: plays one whole game and holds every law against it. */

import { type Chance, Sfc } from '../chance.ts';
import { clone } from '../clone.ts';
import type { Base, Fact, Flat, Seat, Tell } from '../contract.ts';
import { hash, same } from '../hash.ts';
import type { AnyOptions } from '../options.ts';
import { plainChance, plainNumber, plainSeed } from '../plain-seed.ts';
import { type Entry, type GameRecord, standing } from '../record.ts';
import type { AnyEngine } from './any.ts';
import { type Coverage, noteWords, watched } from './coverage.ts';
import { declared } from './declared.ts';
import { LawError } from './failure.ts';
import { ending, listing, members, noDeadEnd } from './law1-ends.ts';
import { refusal, refusalAtEnd } from './law2-refusal.ts';
import { sealedAnswers } from './law3-sealed.ts';
import { secrecy, secrecyAtEnd } from './law3-secrecy.ts';
import { fact, keepsNothing, plainMoves, plainState, replays, replaysHalf } from './law4-data.ts';
import { freeMove, undone } from './law5-undo.ts';
import { conservation } from './law6-conservation.ts';
import { botKeeps } from './law8-bot.ts';
import { Broken, type Look, must, type Trial } from './look.ts';
import { byPolicy, byRecord, moody, type Player } from './player.ts';

export interface Setting {
  readonly options: AnyOptions;
  readonly seats: number;
  readonly seed: number;
  /** The dear laws are looked at in every so many decisions. */
  readonly every?: number;
  readonly clauses?: readonly string[];
  readonly player?: 'moody' | 'policy' | readonly Entry[];
  /** Moves of the decision now put that chance would hardly name: near misses, tried by law 2 besides the strange ones. */
  near?(s: Base): readonly Flat[];
  /** Steps in which the dear laws are looked at every time. */
  close?(step: string): boolean;
}

/** How often a game's free moves are taken back: enough to prove that undo is replay, few enough to get on. */
const UNDOS = 2;
/** Chance of the laws: far from any entry's. */
const DICE = 0x40000000;

interface Course {
  s: Base;
  readonly entries: Entry[];
  /** The state's hash after every entry that was looked at closely. */
  readonly hashes: Map<number, string>;
  step: string;
  undos: number;
  /** Whether what runs now is the true game and not a law's trial. */
  live: boolean;
}

const playerOf = (e: AnyEngine, x: Setting, chance: Chance): Player => {
  if (x.player === 'moody') return moody(e, chance);
  if (x.player === 'policy') return byPolicy(e, chance);
  // One game in four is the bot's own: it goes where moods do not.
  return x.player === undefined ? (x.seed % 4 === 0 ? byPolicy : moody)(e, chance) : byRecord(x.player);
};

/** The laws of one position, before its move is made. */
const deepLaws = (x: Look): void => {
  plainState(x.s);
  listing(x);
  plainMoves(x);
  refusal(x);
  secrecy(x);
  botKeeps(x);
};

const look = (t: Trial, c: Course, choice: { readonly seat: Seat; readonly move: Flat }): Look => {
  const { e } = t;
  const frame = c.s.stack[c.s.stack.length - 1];
  const decision = e.decision(c.s);
  if (frame === undefined || decision === undefined) throw new Broken(1, 'nobody is asked and the game is not over');
  const who = e.deciders(c.s);
  const n = c.entries.length + 1;
  const legal = e.moves(c.s, choice.seat);
  return { ...t, s: c.s, frame, decision, who, deciding: members(who, t.seats), n, legal, ...choice, dice: new Sfc().at(t.seed, DICE + n) };
};

/** Makes the move and holds against it what can be seen only afterwards. Gives back whether the move was free; only a close look knows. */
const makeMove = (x: Look, c: Course, deep: boolean): boolean => {
  const { e, n, seat, move, coverage } = x;
  const told: Fact[] = [];
  const tell: Tell<Fact> = (event, to, blurred) => {
    fact(x, event, to);
    if (blurred !== undefined) fact(x, blurred, 1);
    noteWords(coverage, event);
    told.push(event);
  };
  const chance = x.chanceAt(n);
  const before = deep ? clone(c.s) : c.s;
  c.live = true;
  const r = deep ? e.submit(c.s, chance, seat, move, c.s.asked, tell) : e.play(c.s, seat, move, { chance, tell });
  c.live = false;
  if (r !== undefined && 'refused' in r) throw new Broken(2, `a legal move is refused: ${r.refused}`);
  coverage.verbs.add(move.verb);
  noteWords(coverage, move);
  conservation(x, c.s, x.frame.step);
  if (!deep || r === undefined) return false;
  plainState(c.s);
  c.hashes.set(n, hash(c.s));
  keepsNothing(c.s, [r.move, move, ...told], 'a move or an event');
  if (!r.free) return false;
  coverage.free++;
  freeMove(x, before, c.s, chance.used);
  return true;
};

/** Takes the moves after entry `undo` back; `before` is the hash of the state that stood there. */
const takeBack = (t: Trial, c: Course, seat: Seat, undo: number, before?: string): void => {
  c.entries.push({ n: c.entries.length + 1, seat, undo });
  c.s = undone(t, c.entries, before ?? c.hashes.get(undo));
  c.undos++;
  t.coverage.undone++;
};

const run = (t: Trial, c: Course, x: Setting, player: Player): void => {
  const { e, coverage } = t;
  const every = x.every ?? 7;
  const scripted = typeof x.player === 'object';
  while (!e.over(c.s)) {
    must(1, c.s.asked <= e.game.bound && c.entries.length <= (e.game.bound + UNDOS) * t.seats, `the game has not ended after ${e.game.bound} decisions`);
    c.step = c.s.stack.at(-1)?.step ?? '';
    const deciding = members(e.deciders(c.s), t.seats);
    must(1, deciding.length > 0, `nobody decides ${c.step}`);
    must(
      2,
      deciding.length === 1 || e.decision(c.s)?.sealed === true,
      `several seats decide ${c.step}, it is not sealed, and the first answer makes the others stale`,
    );
    noDeadEnd(e, c.s, deciding, c.step);
    const choice = player(c.s, deciding);
    if (choice === null) {
      if (!scripted) throw new Broken(1, `there is nothing to choose in ${c.step}`);
      replays(t, c.entries, c.hashes, c.s);
      return;
    }
    if ('undo' in choice) {
      takeBack(t, c, choice.seat, choice.undo);
      continue;
    }
    const position = look(t, c, choice);
    const { n, seat, move } = position;
    c.entries.push({ n, seat, move });
    must(
      x.player === 'policy' ? 8 : 2,
      position.legal.some((y) => same(y, move)),
      'the move chosen is not legal',
    );
    const deep = scripted || (n + t.seed) % every === 0 || x.close?.(c.step) === true;
    if (deep) deepLaws(position);
    sealedAnswers(position);
    const before = deep ? hash(c.s) : '';
    const free = makeMove(position, c, deep);
    coverage.decisions++;
    if (free && !scripted && c.undos < UNDOS) takeBack(t, c, seat, standing(c.entries).at(-2)?.n ?? 0, before);
  }
  coverage.longest = Math.max(coverage.longest, c.entries.length);
  c.step = 'the end';
  conservation(t, c.s, 'the end');
  c.hashes.set(standing(c.entries).at(-1)?.n ?? 0, hash(c.s));
  plainState(c.s);
  ending(t, c.s);
  const last = standing(c.entries).at(-1);
  if (last !== undefined) refusalAtEnd(t, c.s, last.move);
  secrecyAtEnd(t, c.s, new Sfc().at(t.seed, DICE));
  replays(t, c.entries, c.hashes, c.s);
  replaysHalf(t, c.entries, c.hashes);
};

/** Plays one game by all laws. Throws a `LawError` with the record that leads to the first broken one. */
export const checkGame = (engine: AnyEngine, x: Setting, coverage: Coverage): GameRecord => {
  const c: Course = { s: { stack: [], asked: 0 }, entries: [], hashes: new Map(), step: 'setup', undos: 0, live: true };
  const e = watched(engine, (step) => {
    if (c.live) coverage.steps.add(step);
  });
  const { meta } = e.game;
  const record: GameRecord = { game: meta.id, rules: meta.rules, options: x.options, seats: x.seats, seed: plainSeed(x.seed), entries: c.entries };
  try {
    const clauses = x.clauses === undefined ? undefined : new Set(x.clauses);
    declared(e, clauses);
    const chanceAt = plainChance(x.seed);
    const first: Trial = { e, options: x.options, seats: x.seats, seed: x.seed, chanceAt, coverage, clauses, census: '', near: (s) => x.near?.(s) ?? [] };
    c.s = e.start(x.options, x.seats, chanceAt(0), (event, to) => {
      fact(first, event, to);
      noteWords(coverage, event);
    });
    c.live = false;
    plainState(c.s);
    c.hashes.set(0, hash(c.s));
    const player = playerOf(e, x, new Sfc().at(x.seed, DICE * 2 - 1));
    run({ ...first, census: hash(e.game.census(c.s)) }, c, x, player);
    coverage.games++;
    return record;
  } catch (cause) {
    const last = c.entries.at(-1);
    const words = cause instanceof Error ? cause.message : String(cause);
    const law = cause instanceof Broken ? cause.law : 1;
    const message = cause instanceof Broken ? words : `the rules threw: ${words}`;
    const move = last !== undefined && 'move' in last ? last.move : null;
    const failed = { ...record, entries: [...c.entries] };
    throw new LawError({ law, step: c.step, seed: x.seed, seats: x.seats, options: x.options, seat: last?.seat ?? null, move, message, record: failed }, cause);
  }
};

/** Plays a record of the fuzzer again under all laws, every decision looked at closely. Throws as the first time if the law is still broken. */
export const checkRecord = (engine: AnyEngine, record: GameRecord, coverage: Coverage, clauses?: readonly string[]): void => {
  const seed = plainNumber(record.seed ?? '');
  if (seed === null) throw new Error('this record was not made with a plain seed');
  const setting: Setting = { options: record.options, seats: record.seats, seed, player: record.entries };
  checkGame(engine, clauses === undefined ? setting : { ...setting, clauses }, coverage);
};
