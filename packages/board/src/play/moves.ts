/** What every board asks of the moves that it is given. */
import type { Flat, Seat } from '@pesthouse/kernel';

/** A move as one string: two are the same where these are. */
export const keyOf = (m: Flat): string => JSON.stringify(m);

/** The moves of one verb. */
export const only = <M extends { readonly verb: string }, V extends M['verb']>(moves: readonly M[], verb: V): Extract<M, { verb: V }>[] =>
  moves.filter((m): m is Extract<M, { verb: V }> => m.verb === verb);

/** The frame that asks; undefined once the game is over. */
export const asking = <F>({ stack }: { readonly stack: readonly F[] }): F | undefined => stack[stack.length - 1];

interface Speaks<S, M> {
  readonly view: S;
  readonly seat: Seat;
  readonly text: { move(view: S, seat: Seat, m: M): { readonly label: string; readonly detail: string } };
}

/** A move in one line: what it is called, and what comes of it. */
export const saidOf = <S, M>({ view, seat, text }: Speaks<S, M>, m: M): string => {
  const { label, detail } = text.move(view, seat, m);
  return detail === '' ? label : `${label}: ${detail}`;
};
