/** The table in the terminal: one play with its people and bots, and what each of them is shown. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { thinkWith } from '@pesthouse/bots';
import { type AnyOptions, type Flat, type GameRecord, holds, type Level, type Numbers, type Seat, same, WATCHER } from '@pesthouse/kernel';
import { apply, at, openPlay, type Play, propose, proposeUndo, SEED, thoughtOf } from '@pesthouse/table';
import type { Loaded } from './game.ts';
import type { Io } from './io.ts';
import { strip } from './plain.ts';
import { Wrong } from './wrong.ts';

export interface Sitting {
  readonly game: Loaded;
  play: Play;
  /** The seats that a person holds; the others are bots of this level. */
  readonly people: readonly Seat[];
  readonly level: Level;
}

/** Any words make a seed: 64 hex digits are one already, everything else is hashed to one. */
export const seedOf = (given: string): string => (SEED.test(given) ? given : bytesToHex(sha256(utf8ToBytes(`pesthouse seed ${given}`))));

export const sitDown = (game: Loaded, seats: number, options: AnyOptions, seed: string, people: number, level: Level, numbers: Numbers = {}): Sitting => {
  const turned = Object.keys(numbers).length > 0 ? { numbers } : {};
  const record: GameRecord = { game: game.id, rules: game.meta.rules, options, seats, ...turned, entries: [] };
  return { game, play: openPlay(game.engine, record, seed), people: Array.from({ length: people }, (_, i) => i), level };
};

/** The record with its seed: the one who plays alone at a terminal keeps both. */
export const recordOf = (x: Sitting): GameRecord => ({ ...x.play.record, seed: x.play.seed, entries: x.play.entries });

export const loadRecord = (x: Sitting, record: GameRecord): void => {
  if (record.seed === undefined || !SEED.test(record.seed)) throw new Wrong('That record has no table seed, so it cannot be continued.');
  if (record.game !== x.game.id) throw new Wrong(`That is a record of ${record.game}, not of ${x.game.id}.`);
  if (record.rules !== x.game.meta.rules || !same(record.numbers ?? {}, x.play.record.numbers ?? {}))
    throw new Wrong('That record was played by other rules than this table: start again with --load.');
  try {
    x.play = openPlay(x.game.engine, record, record.seed);
  } catch (e) {
    throw new Wrong(`That record cannot be played: ${e instanceof Error ? e.message : String(e)}.`);
  }
};

/** Who is to answer now: a person before a bot, so that nobody waits for a sealed answer. */
export const next = (x: Sitting): { readonly seat: Seat; readonly person: boolean } | null => {
  const who = x.game.engine.deciders(x.play.state);
  const asked = Array.from({ length: x.play.record.seats }, (_, i) => i).filter((i) => holds(who, i));
  const person = asked.find((i) => x.people.includes(i));
  const seat = person ?? asked[0];
  return seat === undefined ? null : { seat, person: person !== undefined };
};

/** Through whose eyes the story is told: the only person's, else a watcher's. */
export const eyes = (x: Sitting): Seat => (x.people.length === 1 ? (x.people[0] ?? WATCHER) : WATCHER);

/** Whether this seat sees something that another person at this screen should not. */
export const hasSecrets = (x: Sitting, seat: Seat): boolean =>
  x.people.length > 1 && !same(x.game.engine.view(x.play.state, seat), x.game.engine.view(x.play.state, WATCHER));

/** Makes a move and tells its events; gives back the clause if the rules say no. */
export const makeMove = (x: Sitting, seat: Seat, move: Flat, io: Io): string | null => {
  const p = propose(x.play, seat, move, at(x.play));
  if ('refused' in p) return p.refused;
  const { engine, text } = x.game;
  const label = strip(text.move(engine.view(x.play.state, seat), seat, p.entry.move).label);
  const sealed = engine.decision(x.play.state)?.sealed === true;
  const name = text.seat(x.play.state, seat);
  const told = apply(x.play, p.entry);
  if ('refused' in told) return told.refused;
  if (!sealed) io.out(`> ${name}: ${label}`);
  const item = told.get(eyes(x));
  for (const event of item?.events ?? []) {
    const line = strip(text.event(item?.view ?? x.play.state, event));
    if (line !== '') io.out(`  ${line}`);
  }
  return null;
};

export const letBotMove = (x: Sitting, seat: Seat, io: Io): void => {
  const { engine } = x.game;
  const { state, record, seed } = x.play;
  const question = { view: engine.view(state, seat), seat, seats: record.seats, level: x.level, seed: thoughtOf(seed, state.asked, seat) };
  const no = makeMove(
    x,
    seat,
    thinkWith(engine, question, () => 0),
    io,
  );
  if (no !== null) throw new Error(`the bot made a move that the rules refuse (${no})`);
};

/** Takes back the last move of a person: alone only what is free; where all are people, by their consent. */
export const takeBack = (x: Sitting, io: Io): void => {
  const last = x.play.stood.findLast((y) => x.people.includes(y.entry.seat));
  const p = last === undefined ? null : proposeUndo(x.play, last.entry.seat, last.asked);
  if (last === undefined || p === null) io.out('There is nothing to take back.');
  else if (!p.free && x.people.length < x.play.record.seats)
    io.out('That cannot be taken back: it used chance, revealed something, or others have moved since.');
  else {
    apply(x.play, p.entry);
    io.out(`Taken back: ${p.takes.length === 1 ? 'one move' : `${p.takes.length} moves`}.`);
  }
};
