/** A table for the circle: one of the games, with a waiting room, shown on the circle's page. */

import type { CircleInfo } from '@pesthouse/api';
import { Dialog } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { doors, fullTitle } from '../house/doors.ts';
import { playWithFriends } from '../house/opening.ts';
import { Thumb } from '../house/tables/parts.tsx';
import { results as words } from '../text/rooms.ts';
import type { Act } from './act.ts';
import css from './circle.module.css';

export function OpenTable({ of, act, open, onClose }: { readonly of: CircleInfo; readonly act: Act; readonly open: boolean; readonly onClose: () => void }) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const lay = async (game: string, usual: number, seats: readonly number[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const wanted = seats.find((n) => n >= of.members.length) ?? Math.max(...seats);
    const path = await playWithFriends(game, {}, of.members.length < 2 ? usual : wanted);
    const table = path?.split('/').at(-1);
    if (path !== null && table !== undefined && (await act({ act: 'table', table }))) go(path);
    setBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.circle.openTitle}>
      <ul className={css.games}>
        {doors().map((d) => (
          <li key={d.id}>
            <button type="button" aria-busy={busy} onClick={() => void lay(d.id, d.game.meta.usual, d.game.meta.seats)}>
              <Thumb game={d.id} width={40} />
              {fullTitle(d)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
