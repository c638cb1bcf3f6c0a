/** Seats as people: names, colors, who the others are, and what is known of a hand. */
import { othersRound, seatedAt, seatsRound } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { type Color, colorName, colorOf } from '../names.ts';
import { atLarge, infestedAll, ready } from '../pieces.ts';
import { type Player, playerAt, type State, teamPlay } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { Props } from './choice.ts';

export const colorOfSeat = (s: State, seat: Seat): Color | null => {
  const c = s.players[seat]?.color ?? -1;
  return c < 0 ? null : colorName(c);
};
export const seatOfColor = (s: State, color: Color): Seat => s.seatOf[colorOf(color)] ?? -1;

/** The person or bot at a seat. */
export const sitterName = (p: Pick<Props, 'sitters' | 'seat' | 'text'>, who: Seat): string => seatedAt(p, who, p.text.label.you).name;
/** The exterminator; before one is chosen the person. */
export const plateName = (p: Pick<Props, 'view' | 'sitters' | 'seat' | 'text'>, who: Seat): string => {
  const color = colorOfSeat(p.view, who);
  return color === null ? sitterName(p, who) || p.text.seat(p.view, who) : p.text.names.whoName(color);
};
export const shortName = (p: Pick<Props, 'view' | 'sitters' | 'seat' | 'text'>, who: Seat): string =>
  who === p.seat ? p.text.label.you : (plateName(p, who).split(' ')[0] ?? '');

/** A watcher has no things of their own: nothing lies at the lower edge, and everybody is one of the others. */
export const watches = ({ seat }: Pick<Props, 'seat'>): boolean => seat < 0;
/** All seats in turn order from the own one; for a watcher as they sit, whoever acts. */
export const seatsOf = (p: Pick<Props, 'view' | 'seat'>): readonly Seat[] => seatsRound(p, p.view.players.length);
export const rivalsOf = (p: Pick<Props, 'view' | 'seat'>): readonly Seat[] => othersRound(p, p.view.players.length);

export interface Jobs {
  readonly sealed: boolean;
  readonly left: number;
  readonly trapped: boolean;
  readonly ready: boolean;
}
export const jobsOf = (s: State, seat: Seat): Jobs => {
  const p = playerAt(s, seat);
  return { sealed: p.sealed, left: infested(s) ? atLarge(p) : 0, trapped: p.held >= 0, ready: p.alive && infested(s) && ready(s, seat, false) };
};
/** Pests have come into the house. */
export const infested = (s: State): boolean => s.round > 0 || s.phase === 'queen' || s.phase === 'act' || s.phase === 'over';
export const poolOf = (p: Player): number => 24 - p.box;
/** So few are left outside that the house is nearly full (27 % of the pool or less). */
export const inDanger = (s: State, p: Player): boolean => infested(s) && p.alive && p.held < 0 && p.reserve <= 0.27 * poolOf(p);
/** EXT-ELI-02: the turn cannot end like this without the player being out. */
export const isFull = (s: State, p: Player): boolean => infested(s) && p.alive && infestedAll(p);
export const teamName = ({ label }: Words, s: State, seat: Seat): string | null => (teamPlay(s) ? label.team(seat % s.teams) : null);
