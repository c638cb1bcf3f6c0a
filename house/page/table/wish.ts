/** A request to take moves back, as everybody at the table sees it: whose it is, who has agreed, and who is still to answer. */
import { ASK_MINUTES, type SeatInfo, type Talk } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';

export const ASK_MS = ASK_MINUTES * 60_000;

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
export const wishOf = (talk: readonly Talk[], seats: readonly Pick<SeatInfo, 'seat' | 'kind'>[], at: string | undefined): Wish | null => {
  const ask = talk.findLast((t) => t.kind === 'ask-undo');
  if (ask === undefined || ask.ref === null || ask.position !== at) return null;
  const since = talk.filter((t) => t.n > ask.n && t.ref === ask.n);
  if (since.some((t) => ENDS.includes(t.kind))) return null;
  const agreed = since.filter((t) => t.kind === 'agree').map((t) => t.seat);
  const missing = seats.filter((x) => x.kind === 'person' && x.seat !== ask.seat && !agreed.includes(x.seat)).map((x) => x.seat);
  return { ask, to: ask.ref, agreed, missing };
};

/** How the last request of this seat ended without being granted; null where it did not, or has not. */
export const wishEnded = (talk: readonly Talk[], seat: Seat): { readonly ask: number; readonly how: 'declined' | 'lapsed'; readonly by: Seat } | null => {
  const ask = talk.findLast((t) => t.kind === 'ask-undo' && t.seat === seat);
  const end = ask === undefined ? undefined : talk.find((t) => t.ref === ask.n && (t.kind === 'decline' || t.kind === 'lapse'));
  return ask === undefined || end === undefined ? null : { ask: ask.n, how: end.kind === 'decline' ? 'declined' : 'lapsed', by: end.seat };
};
