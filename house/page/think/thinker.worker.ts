/** The worker that judges a position for a person: it is given the seat's view, as a bot would be. Hints, the coach and puzzles all ask it. */

import {
  adviceOf,
  clauseFor,
  figureOf,
  figuresOf,
  groundsFor,
  isSerious,
  type Judgement,
  judge,
  mistakeIn,
  type Position,
  swingOf,
} from '@pesthouse/bots/judgement';
import { type Base, type Flat, hash, type Numbers, type Seat, same } from '@pesthouse/kernel';
import { expose } from 'comlink';
import { type AnyText, findGame } from '../../games/index.ts';
import { wordsOf } from '../text/games.ts';
import { ruleFor, type SaidHint, type SaidWhy, type SaidWord, sayGrounds } from './job.ts';

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
    const advice = adviceOf(judgementOf(q, p));
    if (advice.kind === 'close') return { kind: 'close', moves: advice.moves.map((x) => x.move) };
    const { move, hope } = advice.best;
    const clause = ruleFor(text, p.view, clauseFor(p, move));
    if (advice.kind === 'only') return { kind: 'only', move, figure: figureOf(hope, p.seats), clause };
    const { second } = advice;
    const [figure, next] = figuresOf(hope, second.hope, p.seats);
    const grounds = sayGrounds(text, p.seat, groundsFor(p, text.counting, move, second.move));
    return { kind: 'clear', move, figure, second: { move: second.move, figure: next }, grounds, clause };
  },
  /** Why one move is better than another that is known to be worse. */
  async why(q: Asked, better: Flat, other: Flat): Promise<SaidWhy> {
    const { p, text } = await open(q);
    return { grounds: sayGrounds(text, p.seat, groundsFor(p, text.counting, better, other)), clause: ruleFor(text, p.view, clauseFor(p, better)) };
  },
  async word(q: Asked, move: Flat): Promise<SaidWord> {
    const { p, text } = await open(q);
    const judged = judgementOf(q, p);
    if (same(judged.best.move, move)) return { kind: 'best' };
    const legal = p.e.legal(p.view, p.seat, move);
    const found = legal === undefined ? null : mistakeIn(p, judged, legal);
    const loss = found === null ? null : swingOf(found.gain, p.seats);
    if (found === null || loss === null) return { kind: 'fine' };
    const { best, played, gain } = found;
    return {
      kind: 'mistake',
      best: best.move,
      figures: figuresOf(best.hope, played.hope, p.seats),
      loss,
      serious: isSerious(gain, p.seats),
      grounds: sayGrounds(text, p.seat, groundsFor(p, text.counting, best.move, played.move)),
      clause: ruleFor(text, p.view, clauseFor(p, best.move)),
    };
  },
};
export type Thinking = typeof thinker;

expose(thinker);
