/** The worker that thinks for a person who asks for a hint: it is given the seat's view, as a bot would be. */
import { expose } from 'comlink';
import { compareMoves, hintOn } from '../../bots/review/index.ts';
import { shelf } from '../../games/index.ts';
import { type Base, type Flat, type Numbers, type Seat, Sfc, same } from '../../kernel/index.ts';
import { wordsOf } from '../text/games.ts';
import { type SaidHint, type SaidMistake, sayReason } from './job.ts';
import { paceOf } from './pace.ts';

export interface Asked {
  readonly game: string;
  /** The table's edition and numbers. */
  readonly rules: string;
  readonly numbers: Numbers;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
  readonly seed: number;
}

/** In so many worlds a move is compared with the best. */
const MISTAKE_ROUNDS = 160;
/** The rest of the time goes into comparing the best with the next best. */
const FOR_SEARCH = 0.6;

const thinker = {
  async hint({ game, rules: edition, numbers, view, seat, seats, seed }: Asked, ms: number): Promise<SaidHint> {
    const found = shelf(game);
    if (found === undefined) throw new Error(`there is no game ${game}`);
    const [rules, text] = await Promise.all([found.engine(edition, numbers), wordsOf(found, edition, numbers)]);
    const begun = performance.now();
    const after = (share: number) => (): boolean => performance.now() - begun > share * ms;
    const { depth } = paceOf(rules, rules.guess(view, seat, new Sfc().at(seed, 0)), seats);
    const { reason, ...said } = hintOn({ e: rules, view, seat, seats, ahead: { depth, judge: null } }, seed, after(FOR_SEARCH), after(1));
    return { ...said, reason: sayReason(text, reason) };
  },
  /** What a move would cost beside what the master would do; null where it is that very move. */
  async mistake({ game, rules: edition, numbers, view, seat, seats, seed }: Asked, move: Flat, ms: number): Promise<SaidMistake | null> {
    const found = shelf(game);
    if (found === undefined) throw new Error(`there is no game ${game}`);
    const rules = await found.engine(edition, numbers);
    const begun = performance.now();
    const after = (share: number) => (): boolean => performance.now() - begun > share * ms;
    const { depth } = paceOf(rules, rules.guess(view, seat, new Sfc().at(seed, 0)), seats);
    const sight = { e: rules, view, seat, seats, ahead: { depth, judge: null } };
    const best = hintOn(sight, seed, after(FOR_SEARCH / 2), after(FOR_SEARCH)).move;
    if (same(best, move)) return null;
    const { gain } = compareMoves(sight, best, move, { rounds: MISTAKE_ROUNDS, seed: seed + 2, late: after(1) });
    return { best, gain, close: gain.mean - 2 * gain.error <= 0 };
  },
};
export type Thinking = typeof thinker;

expose(thinker);
