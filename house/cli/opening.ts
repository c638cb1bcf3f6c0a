/** `pesthouse opening`: what each choice of an opening is worth is learnt from games by policy, and written for a game's masters. */

import { ABOUT, type Opened, openedBy, openedByLot, openOne, wilson, worthsOfOpening } from '@pesthouse/lab';
import { findGame } from '../games/index.ts';
import { progress } from './bar.ts';
import { gameFile } from './folder.ts';
import { seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { STOPPED } from './lab.ts';
import { writeWhole } from './whole-file.ts';
import { Wrong } from './wrong.ts';

export interface OpeningWish {
  readonly game: string;
  readonly seats: string | undefined;
  readonly games: number;
  readonly seed: number;
  readonly out: string | undefined;
}

/** Other games as a share of those that teach: so many are played by lot, so many as before and so many by what was learnt. */
const PROOF = 0.05;
/** Games between two looks at whether somebody wants to stop. */
const GLANCE = 200;
const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

export const opening = async (wish: OpeningWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = findGame(wish.game);
  if (found === undefined) throw new Wrong(`There is no game ${wish.game}.`);
  const { meta } = found;
  const seats = seatsOf(meta, wish.seats);
  const e = await found.taught(meta.rules);
  const { opening: learns, manner } = e.learnt ?? {};
  if (learns === undefined || manner === undefined) throw new Wrong(`${meta.title} has no opening to learn.`);
  const proof = Math.max(1, Math.floor(PROOF * wish.games));
  const half = Math.floor(wish.games / 2);
  const most = wish.games + 3 * proof;
  const bar = progress(io, most, 'games');
  let done = 0;
  /** Games from `first` on, with openings in this way. */
  const play = async (first: number, games: number, open: ReturnType<typeof openedBy>): Promise<Opened[]> => {
    const all: Opened[] = [];
    for (let i = 0; i < games && !stop.aborted; i++, done++) {
      all.push(openOne(e, learns, seats, wish.seed, first + i, open));
      if (done % GLANCE !== 0) continue;
      bar.at(done, '');
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };
  const byLot = await play(0, half, openedByLot(e));
  if (byLot.every((x) => x.chosen.length === 0) && !stop.aborted) throw new Wrong(`With ${seats} seats ${meta.title} has no opening to learn.`);
  const about = await play(half, wish.games - half, openedBy(manner, learns, seats, worthsOfOpening(byLot, learns.size), ABOUT));
  const worths = worthsOfOpening([...byLot, ...about], learns.size);
  const said = async (open: ReturnType<typeof openedBy>): Promise<string> => {
    const games = await play(wish.games, proof, open);
    const { share, low, high } = wilson(
      games.reduce((sum, x) => sum + x.won, 0),
      games.length,
    );
    return `${percent(share)} (${percent(low)} to ${percent(high)})`;
  };
  const lots = await said(openedByLot(e));
  const before = await said(e.policy);
  const after = await said(openedBy(manner, learns, seats, worths));
  if (stop.aborted) {
    io.err('Stopped. Nothing was written.\n');
    return STOPPED;
  }
  bar.end(most, '');
  io.out(`Of ${proof} other games by policy, whoever makes the opening wins ${lots} by lot, ${before} as before and ${after} by what was learnt.`);
  const out = wish.out ?? gameFile(meta.id, 'openings.json');
  writeWhole(out, `${JSON.stringify({ rules: meta.rules, worths })}\n`);
  io.out(`Written: ${out}`);
  return 0;
};
