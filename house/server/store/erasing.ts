/** What is left of a person who was forgotten: their moves, under the name of nobody in particular. */
import type { SeatingRow, SeatRow, TalkRow } from './rows.ts';

export const SOMEBODY = 'Somebody';

/** A seat that was theirs: nobody's key opens it any more. */
export const forgotten = (x: SeatRow): SeatRow => ({ ...x, name: SOMEBODY, avatar: '', person: null, secretHash: null });

/** When a seat was theirs: from one moment to another. */
export interface Span {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

const ofPerson = (x: SeatingRow, person: string): boolean =>
  x.holder !== null && (x.holder.kind === 'person' ? x.holder.person === person : x.holder.for === person);

const namelessHolder = (x: SeatingRow): SeatingRow['holder'] => {
  if (x.holder === null) return null;
  return x.holder.kind === 'person' ? { kind: 'person', person: null, name: SOMEBODY, avatar: '' } : { ...x.holder, name: SOMEBODY, for: null };
};

/** Every name under which they sat at a table. */
export const namesOf = (log: readonly SeatingRow[], person: string, now: string): ReadonlySet<string> =>
  new Set([now, ...log.flatMap((x) => (x.holder !== null && ofPerson(x, person) ? [x.holder.name] : []))]);

/** The entries of a log that named the person, without the name; when which seat was theirs, and which they gave up for good. */
export const scrubbedLog = (
  log: readonly SeatingRow[],
  person: string,
  names: ReadonlySet<string>,
): { readonly changed: readonly SeatingRow[]; readonly held: readonly Span[]; readonly resigned: readonly number[] } => {
  const changed: SeatingRow[] = [];
  const held: Span[] = [];
  const resigned: number[] = [];
  const since = new Map<number, number>();
  const end = (seat: number, at: number): void => {
    const from = since.get(seat);
    if (from !== undefined) held.push({ seat, from, to: at });
    since.delete(seat);
  };
  for (const x of log) {
    const givesUp = x.why === 'resigned' && x.seat !== null && since.has(x.seat);
    const theirs = givesUp || ofPerson(x, person);
    if (givesUp && x.seat !== null) resigned.push(x.seat);
    // Whoever acts does so from the seat that was theirs until now, or sits down by it.
    const acted = x.by !== null && (x.by.seat === null ? names.has(x.by.name) : since.has(x.by.seat) || (theirs && x.by.seat === x.seat));
    if (x.seat !== null && x.holder !== null) {
      if (theirs && !since.has(x.seat)) since.set(x.seat, x.at);
      if (!theirs) end(x.seat, x.at);
    } else if (x.seat !== null) end(x.seat, x.at);
    if (!theirs && !acted) continue;
    changed.push({ ...x, holder: theirs ? namelessHolder(x) : x.holder, by: acted && x.by !== null ? { ...x.by, name: SOMEBODY } : x.by });
  }
  for (const seat of [...since.keys()]) end(seat, Number.POSITIVE_INFINITY);
  return { changed, held, resigned };
};

/** The numbers of what they said under their name. */
export const scrubbedTalk = (talk: readonly TalkRow[], held: readonly Span[], names: ReadonlySet<string>): number[] =>
  talk.filter((x) => x.name !== null && (names.has(x.name) || held.some((y) => y.seat === x.seat && x.at >= y.from && x.at < y.to))).map((x) => x.n);
