/** `pesthouse lean`: the policy of a game's masters learns what to prefer beyond its habits, choice by choice, from games with itself. Broken off, it goes on where it was. */
import { join } from 'node:path';
import { between, byDeals, GAMES_A_STEP, leaningAgainstHabit, leaningsFound, leantIn, leantOn, percent, pupilOf, upright } from '@pesthouse/lab';
import { findGame } from '../games/index.ts';
import { gameFile } from './folder.ts';
import { seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { STOPPED } from './lab.ts';
import { stepped } from './stepping.ts';
import { writeWhole } from './whole-file.ts';
import { Wrong } from './wrong.ts';

export interface LeanWish {
  readonly game: string;
  readonly seats: string | undefined;
  readonly steps: number;
  /** Deals on which whoever leans meets who goes by habit alone. */
  readonly deals: number;
  readonly seed: number;
  readonly data: string;
  readonly out: string | undefined;
}

/** Deals of the proof are others than those that it learnt from. */
const PROOF = 0x2b17e;

export const lean = async (wish: LeanWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = findGame(wish.game);
  if (found === undefined) throw new Wrong(`There is no game ${wish.game}.`);
  const { meta } = found;
  const { steps, seed } = wish;
  const seats = seatsOf(meta, wish.seats);
  const pupil = pupilOf(await found.taught(meta.rules), seats);
  if (pupil === null) throw new Wrong(`With ${seats} seats ${meta.title} has nothing of the kind to learn.`);
  const folder = join(wish.data, 'lean');
  const file = join(folder, `${[meta.id, meta.rules, seats, steps, seed].join('-')}.json`);
  const stepping = {
    file,
    steps,
    begin: () => upright(pupil),
    read: (text: string) => leantIn(text, pupil),
    next: (now: ReturnType<typeof upright>) => leantOn(pupil, { seats, steps, seed }, now),
  };
  const now = await stepped(stepping, io, stop);
  if (now === null) return STOPPED;
  const weights = leaningsFound(now);
  const won = byDeals(leaningAgainstHabit(pupil, weights, seats, wish.deals, seed ^ PROOF), 2 * wish.deals);
  io.out(
    `Learnt from ${steps * GAMES_A_STEP} games with ${seats} seats. Against the policy by habit alone: wins ${percent(won.share)} of ${2 * wish.deals} games (${between(won)}).`,
  );
  const out = wish.out ?? gameFile(meta.id, 'leanings.json');
  // Leanings for other numbers of seats stay.
  writeWhole(out, `${JSON.stringify({ rules: meta.rules, weights: { ...pupil.leaning.weights, [seats]: weights } })}\n`);
  io.out(`Written: ${out}`);
  return 0;
};
