/** The hands of the scene: finds a player, a room or a trap in the picture, and puts pests, cards and traps where they are told to be. */
import { BACK, type Color, cardOf, colorOf, type Seen, type TileId, type TrapId, tileOf, trapOf } from '../names.ts';
import type { Player, State, Trap } from '../state.ts';

export const who = (s: State, c: Color): Player | undefined => s.players[s.seatOf[colorOf(c)] ?? -1];
export const roomOf = (s: State, tile: TileId): number => s.rooms.indexOf(tileOf(tile));
export const put = (s: State, c: Color, tile: TileId, n: number): void => {
  const p = who(s, c);
  const r = roomOf(s, tile);
  if (p !== undefined && r >= 0) p.pests[r] = Math.max(0, (p.pests[r] ?? 0) + n);
};
export const trapOfId = (s: State, id: TrapId): { readonly p: Player; readonly t: Trap; readonly i: number } | null => {
  const n = trapOf(id);
  const p = s.players[s.seatOf[n === 6 ? 3 : n] ?? -1];
  const i = n === 6 ? 1 : 0;
  const t = p?.traps[i];
  return p === undefined || t === undefined ? null : { p, t, i };
};
const numberOf = (x: Seen): number => (x === 'unknown' ? BACK : cardOf(x));
export const hand = (p: Player | undefined, x: Seen, n: number): void => {
  if (p === undefined) return;
  const c = numberOf(x);
  // A card that was hidden here until now leaves as a back.
  const held = n < 0 && (p.hand[c] ?? 0) === 0 ? BACK : c;
  p.hand[held] = Math.max(0, (p.hand[held] ?? 0) + n);
  p.handSize = Math.max(0, p.handSize + n);
};
export const discard = (s: State, card: number): void => {
  s.discard[card] = (s.discard[card] ?? 0) + 1;
  s.discardSize++;
};
/** What a trap held is free in its room, and the trap is back with its owner. */
export const release = (x: { readonly p: Player; readonly t: Trap }): void => {
  const { p, t } = x;
  p.pests[t.room] = (p.pests[t.room] ?? 0) + t.pests;
  t.pests = 0;
  if (t.queen) p.held = -1;
  t.queen = false;
  t.room = -1;
};
