/** For whom a seat counts: whoever holds it at the end and has made more than half of its moves. What is decided here is told in docs/results.md. */
import type { Seat } from '@pesthouse/kernel';
import type { Stood } from '@pesthouse/table';
import type { SeatingRow, SeatRow } from '../store/rows.ts';

/** `p:` and a person, `b:` and a level of bots; empty: nobody. */
export type Whose = string;
export const personWho = (person: string): Whose => `p:${person}`;

export interface Counted {
  readonly who: Whose;
  readonly name: string;
  readonly avatar: string;
  /** They gave up: whatever the bot made of the seat, they come last. */
  readonly resigned: boolean;
}

type Holder = NonNullable<SeatingRow['holder']>;
const whoseIs = (x: Holder): Whose => {
  if (x.kind === 'person') return x.person === null ? '' : personWho(x.person);
  // A bot that plays for somebody is nobody's result.
  return x.for === null ? `b:${x.level}` : '';
};

/** Who holds the seat from which entry of the record on. */
const holders = (log: readonly SeatingRow[], seat: Seat): { readonly after: number; readonly holder: Holder; readonly why: SeatingRow['why'] }[] =>
  log.flatMap((x) => (x.seat === seat && x.holder !== null ? [{ after: x.after, holder: x.holder, why: x.why }] : []));

const endHolder = (x: SeatRow): Holder | null => {
  if (x.kind === 'open') return null;
  if (x.kind === 'bot' && x.standIn === null) return { kind: 'bot', level: x.level ?? 'good', name: x.name, for: null };
  return { kind: 'person', person: x.person, name: x.name, avatar: x.avatar };
};

export const countSeat = (x: SeatRow, seat: Seat, log: readonly SeatingRow[], stood: readonly Pick<Stood, 'entry'>[]): Counted => {
  const all = holders(log, seat);
  const last = x.resigned ? (all.findLast((y) => y.holder.kind === 'person')?.holder ?? null) : endHolder(x);
  const who = last === null ? '' : whoseIs(last);
  const name = last?.name ?? x.name;
  const avatar = last?.kind === 'person' ? last.avatar : '';
  if (x.resigned) return { who, name, avatar, resigned: true };
  const moves = stood.filter((y) => y.entry.seat === seat);
  // Tables that were laid before there was a log know only who sits there.
  const own = moves.filter(({ entry }) => {
    const then = all.findLast((y) => y.after < entry.n);
    return then === undefined ? who !== '' : whoseIs(then.holder) === who;
  });
  return { who: moves.length === 0 || own.length * 2 > moves.length ? who : '', name, avatar, resigned: false };
};
