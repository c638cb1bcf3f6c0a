/** What every board asks of the moves that it is given. */
import type { Flat } from '../../../kernel/index.ts';

/** A move as one string: two are the same where these are. */
export const keyOf = (m: Flat): string => JSON.stringify(m);

/** The moves of one verb. */
export const only = <M extends { readonly verb: string }, V extends M['verb']>(moves: readonly M[], verb: V): Extract<M, { verb: V }>[] =>
  moves.filter((m): m is Extract<M, { verb: V }> => m.verb === verb);

/** The frame that asks; undefined once the game is over. */
export const asking = <F>({ stack }: { readonly stack: readonly F[] }): F | undefined => stack[stack.length - 1];
