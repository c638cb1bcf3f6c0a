/** `pesthouse practise`: the policy of a game's masters turns its numbers by games with itself, and writes the habits that it found for so many seats. Broken off, it goes on where it was. */
import { join } from 'node:path';
import { begun, between, byDeals, foundBy, heldAgainst, percent, practiceIn, practised } from '@pesthouse/lab';
import { findGame } from '../games/index.ts';
import { gameFile } from './folder.ts';
import { seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { STOPPED } from './lab.ts';
import { stepped } from './stepping.ts';
import { writeWhole } from './whole-file.ts';
import { Wrong } from './wrong.ts';

export interface PractiseWish {
  readonly game: string;
  /** Numbers of seats, with commas between. */
  readonly seats: string | undefined;
  readonly steps: number;
  /** Deals on which the habits that were found meet the written ones. */
  readonly deals: number;
  readonly seed: number;
  readonly data: string;
  readonly out: string | undefined;
}

/** Deals of the proof are others than those of the practice. */
const PROOF = 0x51ed27;

export const practise = async (wish: PractiseWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = findGame(wish.game);
  if (found === undefined) throw new Wrong(`There is no game ${wish.game}.`);
  const { meta } = found;
  const { steps, seed } = wish;
  const seats = (wish.seats ?? '').split(',').map((n) => seatsOf(meta, n === '' ? undefined : n));
  if (seats.some((n) => n < 2)) throw new Wrong('It practises against somebody: with two seats or more.');
  const taught = await found.taught(meta.rules);
  const manner = taught.learnt?.manner;
  if (manner === undefined) throw new Wrong(`The policy of ${meta.title} has no habits that could be turned.`);
  const engine = await found.engine(meta.rules);
  const folder = join(wish.data, 'practise');
  const file = join(folder, `${[meta.id, meta.rules, seats.join('+'), steps, seed].join('-')}.json`);
  const stepping = {
    file,
    steps,
    begin: () => begun(manner),
    read: (text: string) => practiceIn(text, manner),
    next: (now: ReturnType<typeof begun>) => practised(engine, manner, { seats, steps, seed }, now),
  };
  const now = await stepped(stepping, io, stop);
  if (now === null) return STOPPED;
  const habits = foundBy(manner, now);
  for (const n of new Set(seats)) {
    const won = byDeals(heldAgainst(engine, manner, habits, n, wish.deals, seed ^ PROOF), 2 * wish.deals);
    io.out(`With ${n} seats, against the policy as written: wins ${percent(won.share)} of ${2 * wish.deals} games (${between(won)}).`);
  }
  const out = wish.out ?? gameFile(meta.id, 'practised.json');
  // Habits for other numbers of seats stay.
  const all = { ...manner.learnt, ...Object.fromEntries(seats.map((n) => [n, habits])) };
  writeWhole(out, `${JSON.stringify({ rules: meta.rules, habits: all })}\n`);
  io.out(`Written: ${out}`);
  return 0;
};
