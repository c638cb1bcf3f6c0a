/** Reactions: questions to which most have nothing to say. Who says nothing has declined; a seat may leave an order to do so. */
import type { Base, Flat, Seat } from './contract.ts';

export interface Reaction<S = Base> {
  /** The answer of whoever says nothing. */
  readonly decline: Flat;
  /** Whether the question is about something of the seat's own, as the seat sees it; without it there is no telling. */
  own?(view: S, seat: Seat): boolean;
}

/** By kind of decision. Every one is a sealed question: what is answered to it, and by whom, is nobody's business before it closes. */
export type Reactions<S = Base> = { readonly [step: string]: Reaction<S> };

/** The kind of the question that is put, where it is a reaction. */
export const reactionTo = (reactions: Reactions | undefined, state: Base): { readonly kind: string; readonly reaction: Reaction } | null => {
  const kind = state.stack.at(-1)?.step ?? '';
  const reaction = reactions?.[kind];
  return reaction === undefined ? null : { kind, reaction };
};
