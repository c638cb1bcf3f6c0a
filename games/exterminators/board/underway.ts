/** The picture while an event is shown: what travels has left its place and has not come to the next one; everything else is as it will be. */
import { least, pairwise, useUnderway } from '@pesthouse/board';
import type { Event, Player, State, Trap } from '../state.ts';
import type { Props } from './choice.ts';

/** A trap that goes back to its owner is gone at once; one that is laid, dragged or snaps shut does so when the event is over. */
const trap = (before: Trap, after: Trap): Trap => (after.room < 0 ? after : before);

const player = (before: Player, after: Player): Player => ({
  ...after,
  // Queen and exterminator are drawn on their way, see `trips.ts`.
  queen: before.queen < 0 ? after.queen : before.queen,
  room: before.room,
  held: Math.min(before.held, after.held),
  traps: pairwise(before.traps, after.traps, trap),
  pests: least(before.pests, after.pests),
  reserve: Math.min(before.reserve, after.reserve),
  hand: least(before.hand, after.hand),
  handSize: Math.min(before.handSize, after.handSize),
});

const underway = (view: State, next: State, _now: Event): State => (view === next ? view : { ...next, players: pairwise(view.players, next.players, player) });

export const useScene = (p: Pick<Props, 'view' | 'next' | 'now'>): State => useUnderway(p, underway);
