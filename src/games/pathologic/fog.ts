/** What everybody can work out about the Plague: where it may be, by which tracks it came there this turn, and which Hit Lists are still possible. Public facts only. */

import { REACH_BITS, reachOf } from './data/tables.ts';
import { nth } from './look.ts';
import { alive, type State } from './state.ts';

/** A track: place in 4 bits, places visited this turn in 16, then whether it moved. */
const trackOf = (place: number, visited: number, moved: boolean): number => place | (visited << 4) | (moved ? 1 << 20 : 0);
export const trackPlace = (t: number): number => t & 15;
export const trackVisited = (t: number): number => (t >> 4) & 0xffff;
export const trackMoved = (t: number): boolean => t >> 20 === 1;

/** Whether a border can be crossed: a Curfew closes all borders of its district to everybody (PATH-RX-02). */
export const passable = (s: State, from: number, to: number): boolean => s.curfew === 0 || (from !== s.curfew && to !== s.curfew);

const gather = (s: State): void => {
  let fog = 0;
  for (const t of s.tracks) fog |= 1 << (t & 15);
  s.fog = fog;
};

export const beginTracks = (s: State): void => {
  s.tracks = [];
  for (let p = 0; p < 16; p++) if ((s.fog >> p) & 1) s.tracks.push(trackOf(p, 1 << p, false));
};
export const endTracks = (s: State): void => {
  gather(s);
  s.tracks = [];
};

/** A step that nobody saw: every track may have stayed or gone on. `left` tells what a token shows: gone, still there, or nothing. */
const spreadTracks = (s: State, left: 'gone' | 'hidden'): void => {
  const next: number[] = left === 'gone' ? [] : s.tracks.slice();
  for (const t of s.tracks) {
    const from = t & 15;
    for (const to of reachOf(from)) if (passable(s, from, to)) next.push(trackOf(to, trackVisited(t) | (1 << to), true));
  }
  s.tracks = next;
  gather(s);
};
/** The same outside the Plague's turn, where only the place counts (Drift). */
const spreadFog = (s: State, left: 'gone' | 'hidden'): void => {
  const closed = s.curfew === 0 ? 0 : 1 << s.curfew;
  let next = left === 'gone' ? 0 : s.fog;
  for (let p = 0; p < 16; p++) if ((s.fog >> p) & 1 && (p === 0 || p !== s.curfew)) next |= nth(REACH_BITS, p) & ~closed;
  s.fog = next;
};
export const spread = (s: State, left: 'gone' | 'hidden'): void => {
  if (s.tracks.length > 0) spreadTracks(s, left);
  else spreadFog(s, left);
};

const keep = (s: State, holds: (t: number) => boolean): void => {
  s.tracks = s.tracks.filter(holds);
  gather(s);
};
/** The place was announced, and with a Blockade's start that the Plague did not move. */
export const announce = (s: State, at: number, unmoved = false): void => {
  if (s.tracks.length > 0) keep(s, (t) => (t & 15) === at && !(unmoved && trackMoved(t)));
  else s.fog = 1 << at;
  s.lastSeen = at;
  s.lastSeenRound = s.round;
};
/** It is in one of these places. */
export const narrow = (s: State, places: number): void => {
  s.fog &= places;
};
/** A Strain was laid there, so it was there this turn (PATH-STR-04). */
export const wasThere = (s: State, at: number): void => keep(s, (t) => ((t >> (4 + at)) & 1) === 1);

/** Hit Lists as one of 27: three choices in each of three groups. */
export const ALL_LISTS = (1 << 27) - 1;
const POWER: readonly number[] = [9, 3, 1];
export const choiceIn = (list: number, group: number): number => Math.floor(list / nth(POWER, group)) % 3;
/** Whether all that was told leaves it possible that this Ward is on the Hit List. */
export const mayBeTarget = (s: State, ward: number): boolean => {
  for (let i = 0; i < 27; i++) if ((s.lists >> i) & 1 && choiceIn(i, Math.floor(ward / 3)) === ward % 3) return true;
  return false;
};
/** Whether a dead Ward was a target is told to all (PATH-DTH-01). */
export const toldTarget = (s: State, ward: number, target: boolean): void => {
  const group = Math.floor(ward / 3);
  let lists = 0;
  for (let i = 0; i < 27; i++) if ((s.lists >> i) & 1 && (choiceIn(i, group) === ward % 3) === target) lists |= 1 << i;
  s.lists = lists;
};
/** Shifting Hunger: one living target of any possible list may now be another living Ward of its group. */
export const toldHunger = (s: State): void => {
  let lists = s.lists;
  for (let i = 0; i < 27; i++) {
    if (((s.lists >> i) & 1) === 0) continue;
    for (let g = 0; g < 3; g++) {
      const old = choiceIn(i, g);
      if (!alive(s, g * 3 + old)) continue;
      for (let x = 0; x < 3; x++) if (alive(s, g * 3 + x)) lists |= 1 << (i + (x - old) * nth(POWER, g));
    }
  }
  s.lists = lists;
};
