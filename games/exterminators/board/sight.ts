/** Which room is looked at now: where something happens, else where the own exterminator stands. */
import { type TileId, tileOf } from '../names.ts';
import type { Event } from '../state.ts';
import type { Props } from './choice.ts';

const tileIn = (e: Event): TileId | null => {
  switch (e.type) {
    case 'placed':
      return e.tile;
    case 'infested':
      return e.nest;
    case 'spread':
      return e.around;
    case 'queen-moved':
    case 'queen-left':
    case 'queen-nested':
    case 'summoned':
    case 'moved':
    case 'trap-dragged':
      return e.to;
    default:
      return 'room' in e && e.room !== 'none' ? e.room : null;
  }
};

export const roomInSight = ({ view, seat, now }: Pick<Props, 'view' | 'seat' | 'now'>): number => {
  const tile = now === null ? null : tileIn(now);
  const room = tile === null ? (view.players[seat < 0 ? view.active : seat]?.room ?? 0) : view.rooms.indexOf(tileOf(tile));
  return Math.max(0, room);
};
