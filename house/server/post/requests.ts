/** What everybody at a table is asked to agree on right now, as far as messages tell of it: whoever is away hears of it in time to answer. */
import type { Seat } from '@pesthouse/kernel';
import type { Live } from '../live.ts';
import { askedIn, roomOf } from '../seats.ts';
import type { Asked } from '../store/messages-schema.ts';

export interface Request {
  readonly wish: Asked;
  /** Told once under this name. */
  readonly key: string;
  readonly until: number;
  /** Who would like it. */
  readonly by: string;
  /** Who has not answered. */
  readonly to: readonly { readonly seat: Seat; readonly person: string }[];
}

export const requestsAt = ({ row }: Pick<Live, 'row'>): readonly Request[] => {
  if (row.status !== 'playing') return [];
  const { ending, endingUntil, retiming, retimingUntil } = roomOf(row);
  const of = (wish: Asked, until: number | null, said: readonly Seat[]): Request[] =>
    until === null || said.length === 0
      ? []
      : [
          {
            wish,
            until,
            key: `${wish} ${until}`,
            by: row.seats[said[0] ?? 0]?.name ?? '',
            to: askedIn(row).flatMap((seat) => {
              const person = row.seats[seat]?.person ?? null;
              return person === null || said.includes(seat) ? [] : [{ seat, person }];
            }),
          },
        ];
  const first = retiming[0]?.wish;
  const wanted = retiming.filter((x) => x.wish === first).map((x) => x.seat);
  return [...of('end', endingUntil, ending), ...(first === undefined ? [] : of(first, retimingUntil, wanted))];
};
