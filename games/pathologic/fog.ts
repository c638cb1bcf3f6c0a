/** What everybody can work out about the Plague: where it may be, by which tracks it came there this turn, and which Hit Lists are still possible. Public facts only. */

import { REACH_BITS, reachOf } from './data/tables.ts';
import { holds, nth } from './look.ts';
import { EVERYWHERE, GROUP, groupOf, HEALERS, inGroup, PLACES, STEPPE, wardIn } from './names.ts';
import { mayBeIn } from './reading.ts';
import { alive, type State } from './state.ts';

/** A track: place in 4 bits, places visited this turn in 16, then whether it moved. */
const VISITED = 4;
const MOVED = VISITED + PLACES;
const trackOf = (place: number, visited: number, moved: boolean): number => place | (visited << VISITED) | (moved ? 1 << MOVED : 0);
export const trackPlace = (t: number): number => t & (PLACES - 1);
export const trackVisited = (t: number): number => (t >> VISITED) & EVERYWHERE;
export const trackMoved = (t: number): boolean => t >> MOVED === 1;

/** Whether a border can be crossed: a Curfew closes all borders of its district to everybody (PATH-RX-02). */
export const passable = (s: State, from: number, to: number): boolean => s.curfew === 0 || (from !== s.curfew && to !== s.curfew);

const gather = (s: State): void => {
  let fog = 0;
  for (const t of s.tracks) fog |= 1 << trackPlace(t);
  s.fog = fog;
};

export const beginTracks = (s: State): void => {
  s.tracks = [];
  for (let p = 0; p < PLACES; p++) if (mayBeIn(s, p)) s.tracks.push(trackOf(p, 1 << p, false));
};
export const endTracks = (s: State): void => {
  gather(s);
  s.tracks = [];
};

/** A step that nobody saw: every track may have stayed or gone on. `left` tells what a token shows: gone, still there, or nothing. */
const spreadTracks = (s: State, left: 'gone' | 'hidden'): void => {
  const next: number[] = left === 'gone' ? [] : s.tracks.slice();
  for (const t of s.tracks) {
    const from = trackPlace(t);
    for (const to of reachOf(from)) if (passable(s, from, to)) next.push(trackOf(to, trackVisited(t) | (1 << to), true));
  }
  s.tracks = next;
  gather(s);
};
/** The same outside the Plague's turn, where only the place counts (Drift). */
const spreadFog = (s: State, left: 'gone' | 'hidden'): void => {
  const closed = s.curfew === 0 ? 0 : 1 << s.curfew;
  let next = left === 'gone' ? 0 : s.fog;
  for (let p = 0; p < PLACES; p++) if (mayBeIn(s, p) && (p === STEPPE || p !== s.curfew)) next |= nth(REACH_BITS, p) & ~closed;
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
  if (s.tracks.length > 0) keep(s, (t) => trackPlace(t) === at && !(unmoved && trackMoved(t)));
  else s.fog = 1 << at;
  s.lastSeen = at;
  s.lastSeenRound = s.round;
};
/** It is in one of these places. */
export const narrow = (s: State, places: number): void => {
  s.fog &= places;
};
/** A Strain was laid there, so it was there this turn (PATH-STR-04). */
export const wasThere = (s: State, at: number): void => keep(s, (t) => holds(trackVisited(t), at));

/** Hit Lists as one of 27: one of three Wards in each of three groups. */
export const LISTS = GROUP ** HEALERS.length;
export const ALL_LISTS = (1 << LISTS) - 1;
const POWER: readonly number[] = HEALERS.map((_, group) => GROUP ** (HEALERS.length - 1 - group));
export const choiceIn = (list: number, group: number): number => Math.floor(list / nth(POWER, group)) % GROUP;
/** The Hit List of these choices, one in each group. */
export const listOf = (hit: readonly number[]): number => hit.reduce((list, choice, group) => list + choice * nth(POWER, group), 0);
/** Whether all that was told leaves it possible that this Ward is on the Hit List. */
export const mayBeTarget = (s: State, ward: number): boolean => {
  for (let i = 0; i < LISTS; i++) if (holds(s.lists, i) && choiceIn(i, groupOf(ward)) === inGroup(ward)) return true;
  return false;
};
/** Whether a dead Ward was a target is told to all (PATH-DTH-01). */
export const toldTarget = (s: State, ward: number, target: boolean): void => {
  const group = groupOf(ward);
  let lists = 0;
  for (let i = 0; i < LISTS; i++) if (holds(s.lists, i) && (choiceIn(i, group) === inGroup(ward)) === target) lists |= 1 << i;
  s.lists = lists;
};
/** Shifting Hunger: one living target of any possible list may now be another living Ward of its group. */
export const toldHunger = (s: State): void => {
  let lists = s.lists;
  for (let i = 0; i < LISTS; i++) {
    if (!holds(s.lists, i)) continue;
    for (let g = 0; g < HEALERS.length; g++) {
      const old = choiceIn(i, g);
      if (!alive(s, wardIn(g, old))) continue;
      for (let x = 0; x < GROUP; x++) if (alive(s, wardIn(g, x))) lists |= 1 << (i + (x - old) * nth(POWER, g));
    }
  }
  s.lists = lists;
};
