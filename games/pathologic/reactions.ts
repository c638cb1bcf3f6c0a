/** The questions of Pathologic to which most have nothing to say (PATH-RP-07, PATH-RP-09). */
import type { Reactions } from '@pesthouse/kernel';
import { groupOf } from './names.ts';
import type { State } from './state.ts';

/** A Ward of the seat's own would die, or it happens in the seat's own turn. */
const ownWindow = (view: State, seat: number): boolean => {
  const frame = view.stack.at(-1);
  const healer = view.roles[seat];
  if (frame?.step !== 'window' || healer === undefined) return true;
  return (frame.kind === 'W-DIE' && groupOf(frame.about) === healer) || view.active === healer;
};

export const reactions: Reactions<State> = {
  window: { decline: { verb: 'pass' }, own: ownWindow },
  drift: { decline: { verb: 'stay' } },
  hunger: { decline: { verb: 'decline' } },
  ambush: { decline: { verb: 'decline' } },
};
