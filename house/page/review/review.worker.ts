/** The worker that goes over a finished game and tells what it knows so far. The page stops it by ending it. */

import { type Review, review } from '@pesthouse/bots/review';
import type { Seat } from '@pesthouse/kernel';
import { plainChance, plainNumber } from '@pesthouse/kernel';
import { chanceWith } from '@pesthouse/table';
import { expose } from 'comlink';
import { type AnyText, shelf } from '../../games/index.ts';
import { wordsOf } from '../text/games.ts';
import { type Job, type Said, sayGrounds } from '../think/job.ts';
import { paceOf } from '../think/pace.ts';

/** About as long as somebody looks at the end of a game. */
const THINK_MS = 40_000;
const TELL_MS = 250;
const LEAST = 600;
const MOST = 24_000;
/** A playout from the middle of the game costs half of one from its start. */
const HALF = 0.5;
/** So many decisions are judged one by one. */
const LOOKS = 24;
/** The judge of positions is taught in a few seconds, or by a few games. */
const TEACH_MS = 4_000;
const LESSONS = { least: 16, most: 60 } as const;

const say = (text: AnyText, r: Review): Said => ({
  ...r,
  turns: r.turns.map(({ view, ...x }) => ({
    ...x,
    played: text.move(view, x.seat, x.played).label,
    better: text.move(view, x.seat, x.better).label,
    grounds: sayGrounds(text, x.seat, x.grounds),
  })),
});

const reviewer = {
  async run({ game, rules: edition, seed, branches, numbers, ...told }: Job, you: Seat, hear: (said: Said) => void): Promise<void> {
    const found = shelf(game);
    if (found === undefined) throw new Error(`there is no game ${game}`);
    const [rules, text] = await Promise.all([found.engine(edition, numbers), wordsOf(found, edition, numbers)]);
    const plain = plainNumber(seed);
    const chanceAt = plain === null ? chanceWith(seed, branches) : plainChance(plain);
    const { depth, ms, whole } = paceOf(rules, rules.start(told.options, told.seats, chanceAt(0)), told.seats);
    const budget = Math.round(Math.max(LEAST, Math.min(MOST, THINK_MS / (ms * HALF))));
    const lessons = Math.round(Math.max(LESSONS.least, Math.min(LESSONS.most, TEACH_MS / whole)));
    const work = review(rules, told, chanceAt, { seed: told.entries.length, budget, depth, looks: LOOKS, lessons, you }, text.counting);
    const begun = performance.now();
    let next = 0;
    for (;;) {
      const { value, done } = work.next();
      const late = performance.now() - begun > 2 * THINK_MS;
      if (done === true || late || performance.now() >= next) {
        hear({ ...say(text, value), ...(late && { done: 1 }) });
        next = performance.now() + TELL_MS;
      }
      if (done === true || late) return;
    }
  },
};
export type Reviewer = typeof reviewer;

expose(reviewer);
