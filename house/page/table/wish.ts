/** A request to take moves back, as everybody at the table sees it: whose it is, who has agreed, and who is still to answer. */
import { askMinutes, type RoomInfo, type SeatInfo, type Talk } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';

/** So long a request stands at this table. */
export const askMs = (room: Pick<RoomInfo, 'clock'> | undefined): number => askMinutes(room?.clock.kind ?? 'none') * 60_000;

export interface Wish {
  readonly ask: Talk;
  /** The decision to go back to. */
  readonly to: number;
  readonly agreed: readonly Seat[];
  /** The people who have not answered. */
  readonly missing: readonly Seat[];
}

const ENDS: readonly Talk['kind'][] = ['decline', 'withdraw', 'lapse', 'undone'];

/** The request that is open; null where there is none. `at`: the decision that is put: with another one it has lapsed. */
export const wishOf = (
  talk: readonly Talk[],
  { seats, room }: { readonly seats: readonly Pick<SeatInfo, 'seat' | 'kind'>[]; readonly room?: Pick<RoomInfo, 'asked'> | undefined },
  at: string | undefined,
): Wish | null => {
  const ask = talk.findLast((t) => t.kind === 'ask-undo');
  if (ask === undefined || ask.ref === null || ask.position !== at) return null;
  const since = talk.filter((t) => t.n > ask.n && t.ref === ask.n);
  if (since.some((t) => ENDS.includes(t.kind))) return null;
  const agreed = since.filter((t) => t.kind === 'agree').map((t) => t.seat);
  // Whoever is away is asked too.
  const asked = room?.asked ?? seats.filter((x) => x.kind === 'person').map((x) => x.seat);
  const missing = asked.filter((x) => x !== ask.seat && !agreed.includes(x));
  return { ask, to: ask.ref, agreed, missing };
};

/** How the last request of this seat ended without being granted; null where it did not, or has not. */
export const wishEnded = (talk: readonly Talk[], seat: Seat): { readonly ask: number; readonly how: 'declined' | 'lapsed'; readonly by: Seat } | null => {
  const ask = talk.findLast((t) => t.kind === 'ask-undo' && t.seat === seat);
  const end = ask === undefined ? undefined : talk.find((t) => t.ref === ask.n && (t.kind === 'decline' || t.kind === 'lapse'));
  return ask === undefined || end === undefined ? null : { ask: ask.n, how: end.kind === 'decline' ? 'declined' : 'lapsed', by: end.seat };
};
