/** `pesthouse tune`: searches for numbers that make a game evener, and proves what it found on fresh deals. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commandOf,
  compare,
  ENGLISH,
  houseFile,
  houseText,
  nameOfTuning,
  pairsOf,
  proofOf,
  readDials,
  reportPage,
  sayWith,
  searchEven,
  summarise,
  tallyUp,
} from '@pesthouse/lab';
import type { Io } from './io.ts';
import { shortName } from './lab/store.ts';
import { tellPairs } from './lab/tell-pairs.ts';
import { type LabWish, openPlan, playPlan, STOPPED } from './lab.ts';
import { Wrong } from './wrong.ts';

export interface TuneWish extends Omit<LabWish, 'tune'> {
  /** `name=least..most;name=least..most`. */
  readonly turn: string;
  /** What is to be even; what the game tells apart where nothing is said. */
  readonly even: string | undefined;
}

/** What the proposal is called. */
const NAME = 'Evened out';

/** Thrown where the search was told to stop between two games. */
class Stopped extends Error {}

const points = (x: number): string => (100 * x).toFixed(1);

export const tune = async (wish: TuneWish, io: Io, stop: AbortSignal): Promise<number> => {
  const { loaded, plan } = await openPlan({ ...wish, tune: undefined }, { bots: ['greedy'], players: (meta) => meta.usual });
  if (plan.players < 2) throw new Wrong('Alone there is nobody to be even with: give --players 2 or more.');
  const read = readDials(loaded.engine.game.tunables, wish.turn);
  if ('wrong' in read) throw new Wrong(`This search cannot begin: ${read.wrong}.`);
  const home = wish.out ?? join(wish.data, 'tune', shortName(plan, undefined));
  const play = async (p: typeof plan, name: string) => {
    const { results } = await playPlan({ ...wish, tune: undefined, out: join(home, name) }, p, io, stop);
    if (stop.aborted) throw new Stopped();
    return results;
  };
  try {
    io.out(`Looking for numbers that make ${loaded.meta.title} even, turning ${read.dials.map((d) => d.name).join(', ')}.`);
    const found = await searchEven(
      { plan, dials: read.dials, ...(wish.even === undefined ? {} : { kind: wish.even }) },
      (p, stage) => play(p, `stage-${stage}`),
      (x) =>
        io.out(
          `Stage ${x.stage}: ${x.tried} tried on ${x.deals} deals. Distance from a fair share: unchanged ${points(x.printed)}, best ${points(x.best)} points (${nameOfTuning(x.tuning)}).`,
        ),
    );
    if (found === null) {
      io.out('Nothing that was tried looks evener than the game as it stands here. Other numbers or wider limits may help.');
      return 0;
    }
    const proof = proofOf(plan, found, NAME);
    io.out(`Proposed: ${nameOfTuning(found)}. Proving it on ${proof.games} fresh deals.`);
    const results = await play(proof, 'proof');
    const compared = compare(proof, pairsOf(proof, results));
    const tallies = tallyUp(2, results);
    const summary = summarise(proof, loaded.meta.title, tallies);
    const say = sayWith(ENGLISH, loaded.text.lab);
    const [house] = proof.variants.slice(1);
    mkdirSync(home, { recursive: true });
    const [report, file] = [join(home, 'report.html'), join(home, houseFile({ name: NAME }))];
    if (house !== undefined) writeFileSync(file, houseText(proof, house));
    const data = { plan: proof, summary, tallies, games: results, command: commandOf(proof, loaded.meta), compared };
    writeFileSync(report, reportPage(data, say, loaded.engine.game.tunables));
    const gain = compared.variants[0]?.even?.gain;
    const proved = gain !== undefined && gain.low > 0;
    if (wish.json) io.out(JSON.stringify({ proposed: found, proved, compared }));
    else for (const line of tellPairs(compared, say)) io.out(line);
    io.out(
      proved
        ? 'Proved on fresh deals: this is evener than the game as it stands here.'
        : 'Not proved: on fresh deals it is not certain that this is evener. The search may have found luck.',
    );
    io.out(`House rules: ${file}`);
    io.out(`Report: ${report}`);
    return 0;
  } catch (e) {
    if (e instanceof Stopped) return STOPPED;
    throw e;
  }
};
