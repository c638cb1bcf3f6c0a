/** Reactions: questions to which most have nothing to say. Who says nothing has declined; a seat may leave an order to do so. */
import type { Base, Reaction, Reactions } from './contract.ts';

/** The kind of the question that is put, where it is a reaction. */
export const reactionTo = (reactions: Reactions | undefined, state: Base): { readonly kind: string; readonly reaction: Reaction } | null => {
  const kind = state.stack.at(-1)?.step ?? '';
  const reaction = reactions?.[kind];
  return reaction === undefined ? null : { kind, reaction };
};
