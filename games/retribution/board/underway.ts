/** The picture while an event is shown: cards on their way have left their place and have not come to the next one; everything else is as it will be. */
import { least, pairwise, useUnderway } from '@pesthouse/board';
import { EMPTY, type Event, type Player, type State } from '../state.ts';
import type { Props } from './choice.ts';

const player = (before: Player, after: Player): Player => ({
  ...after,
  hand: least(before.hand, after.hand),
  handSize: Math.min(before.handSize, after.handSize),
  discard: least(before.discard, after.discard),
  discardSize: Math.min(before.discardSize, after.discardSize),
  drawSize: Math.min(before.drawSize, after.drawSize),
  top: after.top.length > before.top.length ? before.top : after.top,
  control: after.control.length > before.control.length ? after.control.slice(0, before.control.length) : after.control,
});

const underway = (view: State, next: State, _now: Event): State =>
  view === next
    ? view
    : {
        ...next,
        players: pairwise(view.players, next.players, player),
        // A new Lineup is laid out at once; a single card flies to its space.
        lineup: next.lineup.map((f, i) => (f === view.lineup[i] ? f : EMPTY)),
        pit: least(view.pit, next.pit),
        pitSize: Math.min(view.pitSize, next.pitSize),
      };

export const useScene = (p: Pick<Props, 'view' | 'next' | 'now'>): State => useUnderway(p, underway);
