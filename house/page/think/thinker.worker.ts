/** The worker that judges a position for a person: it is given the seat's view, as a bot would be. Hints, the coach and puzzles all ask it. */

import { clauseFor, groundsFor, isClose, type Judgement, judge, mistakeIn, type Position } from '@pesthouse/bots/judgement';
import { type Base, type Flat, hash, type Numbers, type Seat } from '@pesthouse/kernel';
import { expose } from 'comlink';
import { type AnyText, shelf } from '../../games/index.ts';
import { wordsOf } from '../text/games.ts';
import { type SaidHint, type SaidMistake, type SaidWhy, sayGrounds } from './job.ts';

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
  const found = shelf(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  const [e, text] = await Promise.all([found.engine(edition, numbers), wordsOf(found, edition, numbers)]);
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
  async hint(q: Asked): Promise<SaidHint> {
    const { p, text } = await open(q);
    const { best, second, gain } = judgementOf(q, p);
    const close = second !== null && isClose(gain);
    return {
      move: best.move,
      hope: best.hope.mean,
      second: second === null ? null : { move: second.move, hope: second.hope.mean },
      close,
      grounds: second === null ? [] : sayGrounds(text, p.seat, groundsFor(p, text.counting, best.move, second.move, close)),
      clause: clauseFor(p, best.move),
    };
  },
  /** Why one move is better than another that is known to be worse. */
  async why(q: Asked, better: Flat, other: Flat): Promise<SaidWhy> {
    const { p, text } = await open(q);
    return { grounds: sayGrounds(text, p.seat, groundsFor(p, text.counting, better, other, false)), clause: clauseFor(p, better) };
  },
  async mistake(q: Asked, move: Flat): Promise<SaidMistake | null> {
    const { p, text } = await open(q);
    const legal = p.e.legal(p.view, p.seat, move);
    const found = legal === undefined ? null : mistakeIn(p, judgementOf(q, p), legal);
    if (found === null) return null;
    const close = isClose(found.gain);
    return {
      best: found.best.move,
      hopes: [found.best.hope, found.played.hope],
      gain: found.gain,
      close,
      grounds: sayGrounds(text, p.seat, groundsFor(p, text.counting, found.best.move, found.played.move, close)),
      clause: clauseFor(p, found.best.move),
    };
  },
};
export type Thinking = typeof thinker;

expose(thinker);
