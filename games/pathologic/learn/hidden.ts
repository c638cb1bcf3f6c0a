/** What a seat of Pathologic is to guess: for Healers where the Plague is, whom it hunts, and its Strains; for everybody the hands of the other Healers. */
import type { Hidden } from '@pesthouse/kernel';
import { deckList } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { DISTRICTS, GROUP, HEALERS, NO_STRAIN, PLACES, PLAGUE, STRAINS, TITLES } from '../names.ts';
import { deckKind, type State } from '../state.ts';

const HANDS = HEALERS.length * TITLES.length;
const HUNTED = HEALERS.length * GROUP;
/** What lies on the map and what the Plague holds. */
const LAID = STRAINS.length;
const SIZE = HANDS + PLACES + HUNTED + 2 * LAID;

const more = (out: Uint8Array, at: number, n: number): void => {
  out[at] = (out[at] ?? 0) + n;
};

const writeHands = (s: State, role: number, out: Uint8Array, at: number): void => {
  const base = role === PLAGUE ? nth(s.order, 0) : role;
  for (const h of s.order) {
    if (h === role) continue;
    const first = at + ((h - base + HEALERS.length) % HEALERS.length) * TITLES.length;
    const list = deckList(deckKind(s, h));
    for (let slot = 0; slot < list.length; slot++) more(out, first + nth(list, slot), nth(row(s.hand, h), slot));
  }
};

const writePlague = (s: State, seat: number, out: Uint8Array, at: number): void => {
  if (s.place < PLACES) out[at + s.place] = 1;
  const hunted = at + PLACES;
  for (let g = 0; g < s.chosen; g++) {
    const target = nth(s.hit, g);
    if (target >= 0 && target < GROUP) out[hunted + g * GROUP + target] = 1;
  }
  const laid = hunted + HUNTED;
  for (let d = 1; d <= DISTRICTS; d++) {
    const x = nth(s.mine, d);
    if (x !== NO_STRAIN && x < STRAINS.length && ((nth(s.seen, d) >> seat) & 1) === 0) more(out, laid + x, 1);
  }
  for (let x = 0; x < STRAINS.length; x++) out[laid + LAID + x] = nth(s.grip, x);
};

export const hidden: Hidden<State> = {
  bags: [...HEALERS.map(() => TITLES.length), PLACES, ...HEALERS.map(() => GROUP), LAID, LAID],
  write(s, seat, _seats, out, at) {
    out.fill(0, at, at + SIZE);
    const role = nth(s.roles, seat);
    writeHands(s, role, out, at);
    if (role !== PLAGUE && s.winner < 0) writePlague(s, seat, out, at + HANDS);
  },
};
