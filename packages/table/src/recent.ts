/** What a seat was told last: told once more to somebody who comes back after a short while, without playing the whole game again. */
import { isMove, type Seat } from '@pesthouse/kernel';
import { applyProposed, type Item, type Play, stateAfter } from './play.ts';

/** The seat's items after number `after`; null where moves were taken back since, for then the way back is not the way here. */
export const recent = (play: Play, seat: Seat, after: number, closely = false): Item[] | null => {
  const slot = seat < 0 ? play.record.seats : seat;
  let seq = play.told[slot] ?? 0;
  let back = 0;
  while (seq > after) {
    back++;
    const entry = play.entries.at(-back);
    const x = play.stood.at(-back);
    if (x === undefined || entry !== x.entry) return null;
    if (x.whole || x.entry.seat === seat) seq--;
  }
  const moves = play.stood.length - back;
  const told = play.told.map((n, i) => (i === slot ? seq : n));
  const past: Play = {
    ...play,
    state: stateAfter(play, moves),
    stood: play.stood.slice(0, moves),
    entries: play.entries.slice(0, play.entries.length - back),
    marks: [],
    told,
    copiedAt: -1,
  };
  const items: Item[] = [];
  for (const entry of play.entries.slice(play.entries.length - back)) {
    const item = isMove(entry) ? applyProposed(past, entry, (p) => p === seat && (closely ? 'closely' : true)).get(seat) : undefined;
    if (item !== undefined) items.push(item);
  }
  return items;
};
