/** The owner's room as it is now: looked at every few seconds, and at once after everything that the owner does. */

import { type OwnerView, ownerView } from '@pesthouse/api';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import * as z from 'zod';
import { toast } from '../kit/toast.tsx';
import { ask, HouseError } from '../link/house.ts';
import { told } from '../text/told.ts';
import { keepOwnerKey, ownerKey } from './key.ts';

const EVERY_MS = 5_000;

export type Does = <T extends z.ZodType>(what: string, body: object, shape: T, done?: string) => Promise<z.output<T> | null>;
export interface Room {
  readonly view: OwnerView;
  /** When it was last looked at with success, and now. */
  readonly now: number;
  readonly silent: boolean;
  readonly does: Does;
}

/** Null: not looked yet. `gone`: this browser is not the owner's. */
export const useRoom = (key: string | null): Room | null | 'gone' => {
  const [view, setView] = useState<OwnerView | null>(null);
  const [gone, setGone] = useState(key === null);
  const [silent, setSilent] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  const look = useCallback(async (): Promise<void> => {
    if (key === null) return;
    try {
      setView(await ask(ownerView, '/api/owner', { secret: key }));
      setSilent(false);
    } catch (e) {
      if (e instanceof HouseError && e.code === 'no-owner') {
        keepOwnerKey(null);
        setGone(true);
      } else setSilent(true);
    }
    setNow(Date.now());
  }, [key]);
  useEffect(() => {
    setGone(key === null);
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [key, look]);
  const does = useCallback<Does>(
    async (what, body, shape, done) => {
      try {
        const said = await ask(shape, `/api/owner/${what}`, { body, secret: ownerKey() ?? '' });
        if (done !== undefined) toast(done);
        await look();
        return said;
      } catch (e) {
        toast({ text: told(e), tone: 'bad' });
        return null;
      }
    },
    [look],
  );
  if (gone) return 'gone';
  return view === null ? null : { view, now, silent, does };
};

const Given = createContext<Room | null>(null);
export const RoomGiven = Given.Provider;
export const useGivenRoom = (): Room => {
  const room = useContext(Given);
  if (room === null) throw new Error('there is no owner’s room here');
  return room;
};
export const OK = z.object({ ok: z.literal(true) });
