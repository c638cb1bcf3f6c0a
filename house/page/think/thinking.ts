/** What is said of a position once it is judged: the hint, the word on a move that somebody is about to make, and why one move is better than another. The worker asks for it; tests do too. */

import { adviceOf, clausesFor, figureOf, figuresOf, groundsFor, isSerious, type Judgement, mistakeIn, type Position, swingOf } from '@pesthouse/bots/judgement';
import { type Flat, same } from '@pesthouse/kernel';
import type { AnyText } from '../../games/index.ts';
import { ruleFor, type SaidHint, type SaidWhy, type SaidWord, sayGrounds } from './job.ts';

/** Why one move is better than another that is known to be worse. */
export const whyIn = (p: Position, text: AnyText, better: Flat, other: Flat): SaidWhy => ({
  grounds: sayGrounds(p, text, groundsFor(p, text.counting, better, other)),
  clause: ruleFor(text, p.view, clausesFor(p, better)),
});

export const hintIn = (p: Position, text: AnyText, judged: Judgement): SaidHint => {
  const advice = adviceOf(judged);
  if (advice.kind === 'close') return { kind: 'close', moves: advice.moves.map((x) => x.move) };
  const { move, hope } = advice.best;
  if (advice.kind === 'only') return { kind: 'only', move, figure: figureOf(hope, p.seats), clause: ruleFor(text, p.view, clausesFor(p, move)) };
  const { second } = advice;
  const [figure, next] = figuresOf(hope, second.hope, p.seats);
  return { kind: 'clear', move, figure, second: { move: second.move, figure: next }, ...whyIn(p, text, move, second.move) };
};

export const wordIn = (p: Position, text: AnyText, judged: Judgement, move: Flat): SaidWord => {
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
    ...whyIn(p, text, best.move, played.move),
  };
};
