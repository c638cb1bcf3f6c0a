/** `pesthouse replay`: a record in words, move by move, or the position after one of its entries. */

import { type Base, boardLines, type Fact, isMove, type Seat, standing, type Tell, WATCHER, write } from '@pesthouse/kernel';
import { said } from '@pesthouse/kernel/laws';
import { loadGame } from './game.ts';
import type { Io } from './io.ts';
import { strip } from './plain.ts';
import { chanceOfRecord, readRecord } from './record-file.ts';
import { Wrong } from './wrong.ts';

export interface ReplayWish {
  readonly file: string;
  readonly at?: number | undefined;
  /** Through whose eyes; nobody's is everything. */
  readonly as?: Seat | undefined;
}

export const replayRecord = async (wish: ReplayWish, io: Io): Promise<number> => {
  const record = await readRecord(wish.file);
  const { engine: e, text, meta } = await loadGame(record.game, record.rules, record.numbers);
  const chanceAt = chanceOfRecord(record);
  const { as } = wish;
  if (as !== undefined && (as < WATCHER || as >= record.seats)) throw new Wrong(`--as must be a seat from 1 to ${record.seats}, or 0 for a watcher.`);
  if (wish.at !== undefined && wish.at > record.entries.length) throw new Wrong(`The record has ${record.entries.length} entries: --at cannot be ${wish.at}.`);
  const entries = record.entries.filter((x) => x.n <= (wish.at ?? Number.POSITIVE_INFINITY));
  const alive = new Set(standing(entries).map((x) => x.n));
  const seen = (s: Base): Base => (as === undefined ? s : e.view(s, as));
  let told: Fact[] = [];
  const tell: Tell<Fact> = (event, to, blurred) => {
    const heard = as === undefined ? event : said(event, to, blurred, as);
    if (heard !== undefined) told.push(heard);
  };
  const flush = (s: Base): void => {
    for (const event of told) {
      const line = strip(text.event(seen(s), event));
      if (line !== '') io.out(`     ${line}`);
    }
    told = [];
  };
  const quiet = wish.at !== undefined;
  io.out(`${meta.title}, ${record.seats} seats, ${record.entries.length} entries`);
  const s = e.start(record.options, record.seats, chanceAt(0), tell);
  if (!quiet) flush(s);
  for (const x of entries) {
    if (!isMove(x)) {
      if (!quiet) io.out(`${String(x.n).padStart(4)} ${text.seat(seen(s), x.seat)} took back everything after entry ${x.undo}`);
      continue;
    }
    // What was taken back later is named and not played: chance of its number is spent.
    if (!alive.has(x.n)) {
      if (!quiet) io.out(`${String(x.n).padStart(4)} (taken back) ${write(e.game.vocabulary, x.seat, x.move)}`);
      continue;
    }
    const no = e.refuse(s, x.seat, x.move);
    if (no !== null) throw new Wrong(`Entry ${x.n} does not fit the rules (${no}): the record is not of this game.`);
    const hidden = as !== undefined && as !== x.seat && e.decision(s)?.sealed === true;
    if (!quiet) io.out(`${String(x.n).padStart(4)} ${text.seat(seen(s), x.seat)}: ${hidden ? 'answered' : strip(text.move(seen(s), x.seat, x.move).label)}`);
    e.play(s, x.seat, x.move, { chance: chanceAt(x.n), tell });
    if (quiet) told = [];
    else flush(s);
  }
  if (quiet || !e.over(s)) for (const line of boardLines(text.board(seen(s), as ?? WATCHER))) io.out(strip(line));
  if (e.over(s)) io.out(strip(text.verdict(s)));
  return 0;
};
