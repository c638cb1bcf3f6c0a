/** The worker that goes over a finished game and tells what it knows so far. The page stops it by ending it. */

import { type Review, review } from '@pesthouse/bots/review';
import type { Seat } from '@pesthouse/kernel';
import { plainChance, plainNumber } from '@pesthouse/kernel';
import { chanceWith } from '@pesthouse/table';
import { expose } from 'comlink';
import { type AnyEngine, type AnyText, findGame } from '../../games/index.ts';
import { nameOf } from '../shown/calling.ts';
import { wordsOf } from '../text/games.ts';
import { type Job, ruleFor, type Said, sayGrounds } from '../think/job.ts';

/** Work is counted, never timed: the same game has the same review, on every machine and whenever it is opened. */
const TELL_MS = 250;
/** Playouts of the graph, by how many decisions the game has: each looks about an eighth of it ahead. */
const DECISIONS = 1_500_000;
const PLAYOUTS = { least: 2_400, most: 24_000 } as const;
/** So many decisions of others are judged one by one, beside all of the reader's own. */
const LOOKS = 24;

const say = (e: AnyEngine, text: AnyText, r: Review): Said => ({
  ...r,
  turns: r.turns.map(({ view, clauses, ...x }) => ({
    ...x,
    played: nameOf({ engine: e, text }, view, x.seat, x.played),
    better: nameOf({ engine: e, text }, view, x.seat, x.better),
    grounds: sayGrounds({ e, seat: x.seat }, text, x.grounds),
    clause: ruleFor(text, view, clauses),
  })),
});

/** Whoever holds the work up lets go of it by calling what is kept here. */
let held: Promise<void> | null = null;
let letGo: () => void = () => undefined;
/** The page has its say between two slices. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

const reviewer = {
  async run({ game, rules: edition, seed, branches, numbers, ...told }: Job, you: Seat, hear: (said: Said) => void): Promise<void> {
    const found = findGame(game);
    if (found === undefined) throw new Error(`there is no game ${game}`);
    const [rules, text] = await Promise.all([found.taught(edition, numbers), wordsOf(found, edition, numbers)]);
    const plain = plainNumber(seed);
    const chanceAt = plain === null ? chanceWith(seed, branches) : plainChance(plain);
    const budget = Math.round(Math.max(PLAYOUTS.least, Math.min(PLAYOUTS.most, DECISIONS / Math.max(1, told.entries.length / 8))));
    const work = review(rules, told, chanceAt, { seed: told.entries.length, budget, looks: LOOKS, you }, text.counting);
    for (let next = 0; ; ) {
      const { value, done } = work.next();
      if (done === true || performance.now() >= next) {
        hear(say(rules, text, value));
        if (done === true) return;
        await breath();
        await held;
        next = performance.now() + TELL_MS;
      }
    }
  },
  hold(): void {
    held ??= new Promise((done) => {
      letGo = done;
    });
  },
  goOn(): void {
    letGo();
    held = null;
  },
};
export type Reviewer = typeof reviewer;

expose(reviewer);
