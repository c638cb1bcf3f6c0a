/** What the start still waits for, in words and in the order of the seats: open seats together, people by name, the last of many as a number. */
import type { RoomInfo, SeatInfo } from '@pesthouse/api';
import { lobby as words } from '../text/rooms.ts';

export interface Missing {
  readonly why: RoomInfo['missing'][number]['why'];
  /** The seat where it can be seen. */
  readonly seat: number | null;
  readonly text: string;
}

const MOST = 3;

export const missingIn = (missing: RoomInfo['missing'], seats: readonly Pick<SeatInfo, 'seat' | 'name'>[]): readonly Missing[] => {
  const open = missing.filter((x) => x.why === 'open');
  const nameOf = (seat: number | null): string => seats.find((x) => x.seat === seat)?.name ?? '';
  return [
    ...missing.flatMap((x): Missing[] => (x.why === 'not-ready' ? [{ ...x, text: words.start.notReady(nameOf(x.seat)) }] : [])),
    ...(open.length === 0 ? [] : [{ why: 'open' as const, seat: open[0]?.seat ?? null, text: words.start.open(open.length) }]),
    ...missing.flatMap((x): Missing[] => (x.why === 'options' ? [{ ...x, text: words.start.options }] : [])),
  ];
};

/** At most so many are named. */
export const named = (missing: readonly Missing[]): { readonly shown: readonly Missing[]; readonly more: number } => ({
  shown: missing.slice(0, MOST),
  more: Math.max(0, missing.length - MOST),
});

/** A name that nobody has: the first free letter behind it. */
export const otherName = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map((x) => x.toLocaleLowerCase()));
  const found = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${name.slice(0, 22)} ${letter}`).find((x) => !used.has(x.toLocaleLowerCase()));
  return found ?? name;
};
