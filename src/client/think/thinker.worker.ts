/** The worker that thinks for a person who asks for a hint: it is given the seat's view, as a bot would be. */
import { expose } from 'comlink';
import { hintOn } from '../../bots/review/index.ts';
import { shelf } from '../../games/index.ts';
import { type Base, type Numbers, type Seat, Sfc } from '../../kernel/index.ts';
import { wordsOf } from '../text/games.ts';
import { type SaidHint, sayReason } from './job.ts';
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
};
export type Thinking = typeof thinker;

expose(thinker);
