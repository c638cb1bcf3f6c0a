/** Fills what a seat does not know so that all it was told still holds: places by the possible tracks, Hit Lists by the possible ones, hands and Strains from what is left. */

import type { Chance, Seat } from '@pesthouse/kernel';
import { actionSlots } from './data/tables.ts';
import { choiceIn, LISTS, trackMoved, trackPlace, trackVisited } from './fog.ts';
import { nth } from './look.ts';
import { DISTRICTS, HEALERS, PLACES, PLAGUE, STRAIN_BACK } from './names.ts';
import { deckKind, type State } from './state.ts';

/** One of `size` cards lying in counts, each equally likely; only those whose bit is in `of`. */
const pick = (counts: number[], of: number, chance: Chance): number => {
  let size = 0;
  for (let i = 0; i < counts.length; i++) if ((of >> i) & 1) size += nth(counts, i);
  let r = chance.below(Math.max(1, size));
  for (let i = 0; i < counts.length; i++) {
    if (((of >> i) & 1) === 0) continue;
    const n = nth(counts, i);
    if (r < n) {
      counts[i] = n - 1;
      return i;
    }
    r -= n;
  }
  return 0;
};
const ANY = -1;

const member = (set: number, bits: number, chance: Chance): number => {
  let n = 0;
  for (let i = 0; i < bits; i++) n += (set >> i) & 1;
  let r = chance.below(Math.max(1, n));
  for (let i = 0; i < bits; i++) if ((set >> i) & 1 && r-- === 0) return i;
  return 0;
};

const guessHand = (s: State, healer: number, chance: Chance): void => {
  const hand = s.hand[healer];
  const deck = s.deck[healer];
  if (hand === undefined || deck === undefined) return;
  let left = nth(s.held, healer);
  if (left === 0) return;
  const take = (of: number): void => {
    const slot = pick(deck, of, chance);
    hand[slot] = nth(hand, slot) + 1;
    left--;
  };
  // An Action card that was declared and kept is in that hand.
  if ((s.sure >> healer) & 1) take(actionSlots(deckKind(s, healer)));
  while (left > 0) take(ANY);
};

const guessPlague = (s: State, chance: Chance): void => {
  if (s.tracks.length > 0) {
    const t = nth(s.tracks, chance.below(s.tracks.length));
    s.place = trackPlace(t);
    s.visited = trackVisited(t);
    s.moved = trackMoved(t);
  } else if (s.fog !== 0) s.place = member(s.fog, PLACES, chance);
  const list = member(s.lists, LISTS, chance);
  for (let g = 0; g < s.chosen; g++) s.hit[g] = choiceIn(list, g);
  for (let d = 1; d <= DISTRICTS; d++) if (s.mine[d] === STRAIN_BACK) s.mine[d] = pick(s.strains, ANY, chance);
  for (let i = 0; i < s.gripSize; i++) {
    const x = pick(s.strains, ANY, chance);
    s.grip[x] = nth(s.grip, x) + 1;
  }
};

export const guess = (s: State, seat: Seat, chance: Chance): void => {
  const role = seat < 0 ? -1 : nth(s.roles, seat);
  for (let h = 0; h < HEALERS.length; h++) if (h !== role) guessHand(s, h, chance);
  if (role !== PLAGUE && s.winner < 0) guessPlague(s, chance);
};
