/** What every part of the waiting room reads: the room, its game, the game's words and how it draws a seat. */

import type { RoomAct, RoomInfo } from '@pesthouse/api';
import type { SeatArt } from '@pesthouse/board';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyText } from '../../games/index.ts';
import type { Door } from '../house/doors.ts';
import { sayWhyNot } from '../kit/refused.ts';
import { textOf } from '../text/games.ts';
import type { Room, Seen } from './room.ts';

interface Given {
  readonly room: Room;
  readonly door: Door;
  /** Null until they are here. */
  readonly words: AnyText | null;
  readonly art: SeatArt | null;
  /** Does something, and says why not. */
  readonly act: (wish: RoomAct) => Promise<boolean>;
}

const Context = createContext<Given | null>(null);

export const useGiven = (): Given => {
  const given = use(Context);
  if (given === null) throw new Error('this is part of a waiting room');
  return given;
};
export const useSeen = <T,>(pick: (seen: Seen) => T): T => useStore(useGiven().room.store, pick);

const PLAIN: RoomInfo = {
  begins: 'host',
  away: { rule: 'wait' },
  clock: { kind: 'none' },
  hints: false,
  latecomers: false,
  rated: true,
  host: null,
  changed: null,
  starts: null,
  missing: [],
  guests: [],
  arriving: 0,
  ending: [],
  locked: false,
  asking: [],
  answered: [],
};
/** What the table has settled. */
export const useSettled = (): RoomInfo => useSeen((s) => s.info.room) ?? PLAIN;
export const useHost = (): boolean => {
  const seat = useSeen((s) => s.seat);
  const { host } = useSettled();
  return seat >= 0 && seat === host;
};
/** The name of the host; null where there is none. */
export const useHostName = (): string | null => {
  const { host } = useSettled();
  return useSeen((s) => (host === null ? null : (s.info.seats[host]?.name ?? null)));
};

/** Which team a seat plays for, as the options of the table are now. */
export const useSide = (): ((seat: number) => number | null) => {
  const { art } = useGiven();
  const options = useSeen((s) => s.info.options);
  return (seat) => (seat < 0 ? null : (art?.sideOf?.(options, seat) ?? null));
};

export function InRoom({ room, door, children }: { readonly room: Room; readonly door: Door; readonly children: ReactNode }) {
  const [words, setWords] = useState<AnyText | null>(null);
  const [art, setArt] = useState<SeatArt | null>(null);
  useEffect(() => {
    let here = true;
    textOf(door.game).then(
      (x) => here && setWords(x),
      () => undefined,
    );
    door.game.seat?.().then(
      (x) => here && setArt(x),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [door]);
  const given = useMemo(
    (): Given => ({
      room,
      door,
      words,
      art,
      act: async (wish) => {
        try {
          await room.act(wish);
          return true;
        } catch (e) {
          sayWhyNot(e);
          return false;
        }
      },
    }),
    [room, door, words, art],
  );
  return <Context value={given}>{children}</Context>;
}
