/** The seating log as it is read beside a game: what happened to a seat in a sentence, and who played it when. */
import type { SeatingEntry } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { people as words } from '../text/rooms.ts';

/** An entry of the seating log as a line of the chat; empty where it is of no interest once the game runs. */
export const seatingLine = (x: SeatingEntry, before: readonly SeatingEntry[]): string => {
  const owner = before.findLast((y) => y.seat === x.seat && y.nr < x.nr && y.holder?.kind === 'person')?.holder?.name;
  const who = x.holder?.kind === 'person' ? x.holder.name : (owner ?? x.holder?.name ?? '');
  switch (x.why) {
    case 'away':
    case 'voted':
    case 'left':
    case 'time':
    case 'back':
    case 'late':
    case 'resigned':
    case 'carried':
    case 'host':
    case 'hint':
    case 'key':
      return words.log[x.why](who);
    case 'freed':
    case 'ended':
    case 'closed':
      return words.log[x.why];
    case 'declined':
    case 'lapsed': {
      const what = x.what.includes('clock') ? 'clock' : 'ending';
      return x.why === 'lapsed' ? words.log.lapsed[what] : words.log.declined[what](who);
    }
    case 'nudge':
      return words.log.nudge(x.by?.name ?? '', who);
    default:
      return '';
  }
};

/** Who played a seat, one after the other, where it was more than one: each with the entry of the record after which they did. */
export interface Held {
  readonly seat: Seat;
  readonly holders: readonly { readonly after: number; readonly name: string; readonly bot: boolean; readonly resigned: boolean }[];
}
export const heldOf = (seating: readonly SeatingEntry[], seats: number): readonly Held[] => {
  const started = seating.findLast((x) => x.why === 'started')?.nr ?? 0;
  return Array.from({ length: seats }, (_, seat): Held => {
    const own = seating.filter((x) => x.seat === seat && x.holder !== null);
    const holders: Held['holders'][number][] = [];
    for (const x of own) {
      if (x.holder === null) continue;
      const next = { after: x.after, name: x.holder.name, bot: x.holder.kind === 'bot', resigned: x.why === 'resigned' };
      const last = holders.at(-1);
      // Before the start only the last counts; a new name or key of the same person is no change.
      if (last !== undefined && (x.nr < started || (last.bot === next.bot && last.name === next.name) || last.after === next.after)) holders.pop();
      holders.push(last !== undefined && last.bot === next.bot && last.name === next.name ? { ...next, after: last.after } : next);
    }
    return { seat, holders };
  }).filter((x) => x.holders.length > 1);
};

/** Who made a move: by name, and whether it was a bot that played for somebody, or on after them. */
export interface Mover {
  readonly name: string;
  readonly bot: boolean;
  /** The person for whom a bot plays; null for a bot of its own. */
  readonly owner: string | null;
}

/** Who held the seat when this entry of the record was made; null where the log does not say. */
export const moverOf = (seating: readonly SeatingEntry[], seat: Seat, n: number): Mover | null => {
  const own = seating.filter((x) => x.seat === seat && x.holder !== null && x.after < Math.max(1, n));
  const now = own.at(-1)?.holder;
  if (now === undefined || now === null) return null;
  const person = own.findLast((x) => x.holder?.kind === 'person')?.holder?.name ?? null;
  return { name: now.name, bot: now.kind === 'bot', owner: now.kind === 'bot' ? person : null };
};

/** Who held a seat when, by the decisions of a game, whose entries of the record are given; empty where it was one and the same all the time. */
export const spellsOf = (
  seating: readonly SeatingEntry[],
  seat: Seat,
  entries: readonly number[],
): readonly { readonly from: number; readonly holder: number; readonly mover: Mover }[] => {
  const known: string[] = [];
  const spells: { readonly from: number; readonly holder: number; readonly mover: Mover }[] = [];
  for (const [from, n] of entries.entries()) {
    const mover = moverOf(seating, seat, n);
    if (mover === null) return [];
    const key = `${mover.bot} ${mover.bot ? '' : mover.name}`;
    if (!known.includes(key)) known.push(key);
    const holder = known.indexOf(key);
    if (spells.at(-1)?.holder !== holder) spells.push({ from, holder, mover });
  }
  return spells.length > 1 ? spells : [];
};

/** What changed about the seats after this entry of the record and before that one, in sentences. */
export const changesBetween = (seating: readonly SeatingEntry[], from: number, to: number): readonly string[] => {
  const started = seating.findLast((x) => x.why === 'started')?.nr ?? 0;
  const shown = ['away', 'voted', 'left', 'back', 'late', 'resigned', 'freed', 'carried', 'ended'];
  return seating.filter((x) => x.nr > started && x.after >= from && x.after < to && shown.includes(x.why)).map((x) => seatingLine(x, seating));
};
