/** The worker that judges a position for a person: it is given the seat's view, as a bot would be. Hints, the coach and puzzles all ask it. */

import { type Judgement, judge, type Position } from '@pesthouse/bots/judgement';
import { type Base, type Flat, hash, type Numbers, type Seat } from '@pesthouse/kernel';
import { expose } from 'comlink';
import { type AnyText, findGame } from '../../games/index.ts';
import { wordsOf } from '../text/games.ts';
import type { SaidHint, SaidWhy, SaidWord } from './job.ts';
import { hintIn, whyIn, wordIn } from './thinking.ts';

export interface Asked {
  readonly game: string;
  /** The table's edition and numbers. */
  readonly rules: string;
  readonly numbers: Numbers;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
}

interface Before {
  readonly p: Position;
  readonly text: AnyText;
}

const open = async ({ game, rules: edition, numbers, view, seat, seats }: Asked): Promise<Before> => {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  // By what its masters learnt, as the review judges it: it is loaded with the first question.
  const [e, text] = await Promise.all([found.taught(edition, numbers), wordsOf(found, edition, numbers)]);
  return { p: { e, view, seat, seats }, text };
};

/** So many positions are remembered: a hint, and then a question about a move, are about the same one. */
const MOST = 32;
const known = new Map<string, Judgement>();
const judgementOf = (q: Asked, p: Position): Judgement => {
  const key = hash([q.game, q.rules, q.numbers, q.seat, q.view]);
  const said = known.get(key) ?? judge(p);
  for (const old of known.keys()) if (known.size >= MOST) known.delete(old);
  known.set(key, said);
  return said;
};

const thinker = {
  /** Judges a position ahead, so that a question about it is answered sooner. */
  async look(q: Asked): Promise<void> {
    const { p } = await open(q);
    judgementOf(q, p);
  },
  async hint(q: Asked): Promise<SaidHint> {
    const { p, text } = await open(q);
    return hintIn(p, text, judgementOf(q, p));
  },
  async why(q: Asked, better: Flat, other: Flat): Promise<SaidWhy> {
    const { p, text } = await open(q);
    return whyIn(p, text, better, other);
  },
  async word(q: Asked, move: Flat): Promise<SaidWord> {
    const { p, text } = await open(q);
    return wordIn(p, text, judgementOf(q, p), move);
  },
};
export type Thinking = typeof thinker;

expose(thinker);
