/** `pesthouse losses`: how much of the chance to win bots lose by their choices, at decisions whose moves were all played out. */
import { spentBy } from '@pesthouse/bots';
import type { Flat } from '@pesthouse/kernel';
import {
  type Asked,
  decisionsOf,
  type Entrant,
  entrantOf,
  judgingAfter,
  knownTo,
  lostBy,
  MOST_RUNS,
  mindsOf,
  OLD_MASTER,
  thoughtOf,
  usualAt,
  worthsOf,
} from '@pesthouse/lab';
import type { AnyEngine } from '../games/index.ts';
import { progress } from './bar.ts';
import { gameNamed, seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { processor } from './lab/processor.ts';
import { STOPPED } from './lab.ts';
import { Wrong } from './wrong.ts';

export interface LossesWish {
  readonly game: string;
  readonly seats: string | undefined;
  readonly bots: string | undefined;
  /** Masters who judge after so many decisions a seat, beside those as they are. */
  readonly depths: string | undefined;
  readonly decisions: number;
  readonly worlds: number;
  readonly think: number;
  readonly seed: number;
  readonly json: boolean | undefined;
}

interface Chooser {
  readonly name: string;
  choose(asked: Asked, nth: number): Flat | undefined;
}

const DEEPEST = 100_000;
const depthsIn = (text: string): readonly number[] =>
  text.split(',').map((x) => {
    const depth = Number(x);
    if (!/^\d+$/.test(x) || depth < 1 || depth > DEEPEST) throw new Wrong(`"${x}" is no number of decisions: choose 1 to ${DEEPEST}.`);
    return depth;
  });

const choosersOf = (wish: LossesWish, e: AnyEngine, seats: number): readonly Chooser[] => {
  const { think, seed } = wish;
  const clock = processor();
  const bot = (name: string, engine: AnyEngine, entrant: Entrant): Chooser => ({
    name,
    choose: ({ view, seat }, nth) => {
      // The master of old makes as many runs as fit, as in a duel.
      const runs = entrant.runs ?? (entrant.untaught === true ? MOST_RUNS : undefined);
      const question = { view, seat, seats, level: entrant.level, seed: seed + nth, ...(runs !== undefined && { runs }) };
      return thoughtOf(engine, question, () => spentBy(clock, entrant.think ?? think), mindsOf(entrant));
    },
  });
  const named = (wish.bots ?? `master,${OLD_MASTER}`).split(',').map((name) => {
    const entrant = entrantOf(name);
    if (entrant === undefined) throw new Wrong(`There is no bot "${name}".`);
    return bot(name, knownTo(e, entrant), entrant);
  });
  const depths = wish.depths === undefined ? [] : depthsIn(wish.depths);
  if (depths.length > 0 && e.learnt?.nets[seats] === undefined) throw new Wrong(`With ${seats} seats the master of this game has learnt no judgement.`);
  return [
    { name: 'policy', choose: (asked, nth) => usualAt(asked, seed + nth) },
    ...named,
    ...depths.map((depth) => bot(`master, judging after ${depth} a seat`, judgingAfter(e, depth), { level: 'master' })),
  ];
};

/** A mean and its standard error. */
const summed = (xs: readonly number[]): { readonly loss: number; readonly error: number } => {
  const n = Math.max(1, xs.length);
  const loss = xs.reduce((a, b) => a + b, 0) / n;
  const variance = xs.reduce((a, b) => a + (b - loss) ** 2, 0) / Math.max(1, n - 1);
  return { loss, error: Math.sqrt(variance / n) };
};

export const losses = async (wish: LossesWish, io: Io, stop: AbortSignal): Promise<number> => {
  const found = gameNamed(wish.game);
  const seats = seatsOf(found.meta, wish.seats);
  if (seats < 2) throw new Wrong('A chance to win is against somebody: with two seats or more.');
  const e = await found.taught(found.meta.rules);
  const choosers = choosersOf(wish, e, seats);
  const lost = choosers.map((): number[] => []);
  const took = choosers.map(() => 0);
  const clock = processor();
  const bar = progress(io, wish.decisions, 'decisions');
  let done = 0;
  for (const asked of decisionsOf(e, seats, wish.seed)) {
    const worths = worthsOf(asked, wish.worlds, wish.seed + done);
    for (const [i, { choose }] of choosers.entries()) {
      const before = clock();
      const move = choose(asked, done);
      took[i] = (took[i] ?? 0) + clock() - before;
      const loss = move === undefined ? null : lostBy(asked, worths, move);
      // What nobody thought of was not played out.
      if (loss !== null) lost[i]?.push(loss);
    }
    bar.at(++done, '');
    if (done >= wish.decisions || stop.aborted) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.end(done, '');
  const rows = choosers.map(({ name }, i) => ({ bot: name, ...summed(lost[i] ?? []), ms: (took[i] ?? 0) / Math.max(1, done) }));
  if (wish.json === true) io.out(JSON.stringify({ game: wish.game, seats, decisions: done, worlds: wish.worlds, think: wish.think, bots: rows }));
  else {
    io.out(`${wish.game}, ${seats} seats: ${done} decisions, every move played out by policy in ${wish.worlds} worlds, ${wish.think} ms a move.`);
    for (const x of rows)
      io.out(
        `${x.bot}: ${(100 * x.loss).toFixed(2)} points of the chance to win lost a decision (standard error ${(100 * x.error).toFixed(2)}), in ${x.ms.toFixed(0)} ms.`,
      );
  }
  return stop.aborted ? STOPPED : 0;
};
