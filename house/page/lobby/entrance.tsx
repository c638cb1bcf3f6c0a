/** The way to a table: straight to it, through its waiting room, or to the sentence that says why there is none. */

import type { TableInfo } from '@pesthouse/api';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Door } from '../house/doors.ts';
import { Waiting } from '../house/waiting.tsx';
import { keyOf } from '../keyring.ts';
import { HouseError } from '../link/house.ts';
import { type End, TableGone } from './ends.tsx';
import { lookAt } from './room.ts';

const Lobby = lazy(() => import('./page.tsx'));

type Way =
  | { readonly to: 'room'; readonly info: TableInfo }
  | { readonly to: 'end'; readonly why: End; readonly info: TableInfo | null }
  | { readonly to: 'table' };

/** Where whoever opens this table goes first. */
export const wayTo = (info: TableInfo, held: boolean): Way => {
  if (info.closed !== undefined || info.room?.begins !== 'host') return { to: 'table' };
  if (info.status === 'waiting') return { to: 'room', info };
  if (info.status === 'over') return info.ended == null || info.ended.why === 'consent' ? { to: 'table' } : { to: 'end', why: info.ended.why, info };
  return held ? { to: 'table' } : { to: 'room', info };
};

export function Entrance({ id, enter }: { readonly id: string; readonly enter: (door: Door | null) => void }) {
  const [way, setWay] = useState<Way | null>(null);
  const go = useRef(enter);
  go.current = enter;
  useEffect(() => {
    let here = true;
    const take = (next: Way): void => {
      if (!here) return;
      if (next.to === 'table') go.current(null);
      else setWay(next);
    };
    lookAt(id).then(
      (info) => take(wayTo(info, keyOf(id) !== undefined)),
      // Whatever else is wrong, the table itself says it, and tries again.
      (e: unknown) => take(e instanceof HouseError && e.code === 'no-table' ? { to: 'end', why: 'no-table', info: null } : { to: 'table' }),
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (way?.to === 'end') return <TableGone why={way.why} info={way.info} />;
  if (way?.to !== 'room') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Lobby info={way.info} enter={(door) => go.current(door)} />
    </Suspense>
  );
}
