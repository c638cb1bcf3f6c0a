/** What a review tells its reader, in order: the costliest own move, the other own mistakes, luck, and what the others gave away. Each has its mark. */
import { standsOut } from '@pesthouse/bots/judgement';
import type { Fortune } from '@pesthouse/bots/review';
import type { Seat } from '@pesthouse/kernel';
import type { Said, SaidTurn } from '../think/job.ts';

export type Found =
  | { readonly kind: 'own' | 'theirs'; readonly mark: string; readonly at: number; readonly seat: Seat; readonly turn: SaidTurn }
  | { readonly kind: 'luck'; readonly mark: string; readonly at: number; readonly seat: Seat; readonly fortune: Fortune };

/** At most so many of a kind. */
const MOST = { own: 5, luck: 3, theirs: 3 } as const;
const letter = (i: number, from: string): string => String.fromCharCode(from.charCodeAt(0) + i);

/** For the eyes of one seat; whoever watches hears the winner's story. */
export const foundFor = (
  said: Pick<Said, 'turns' | 'fortunes'>,
  seat: Seat,
  seats: number,
): { readonly own: Found[]; readonly luck: Found[]; readonly theirs: Found[] } => {
  const own = said.turns.filter((t) => t.seat === seat).slice(0, MOST.own);
  const theirs = said.turns.filter((t) => t.seat !== seat).slice(0, MOST.theirs);
  const by = (f: Fortune): number => f.seats[seat]?.luck.mean ?? 0;
  const luck = said.fortunes
    .filter((f) => standsOut(f.seats[seat]?.luck ?? { mean: 0, error: 1 }, seats))
    .sort((a, b) => Math.abs(by(b)) - Math.abs(by(a)))
    .slice(0, MOST.luck);
  return {
    own: own.map((turn, i) => ({ kind: 'own', mark: `${i + 1}`, at: turn.at, seat: turn.seat, turn })),
    luck: luck.map((fortune, i) => ({ kind: 'luck', mark: letter(i, 'A'), at: fortune.at, seat: fortune.seat, fortune })),
    theirs: theirs.map((turn, i) => ({ kind: 'theirs', mark: letter(i, 'a'), at: turn.at, seat: turn.seat, turn })),
  };
};
