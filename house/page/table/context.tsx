/** What every part of the table page shares: the model of the table, and which panels are open. */

import type { Flat } from '@pesthouse/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { create, type StoreApi, type UseBoundStore, useStore } from 'zustand';
import { BoardGiven } from '../shown/BoardGiven.tsx';
import type { SaidHint } from '../think/job.ts';
import { keepDesk, keptDesk } from './keptdesk.ts';
import type { TableModel } from './model.ts';
import { PANELS, type Panel } from './panelnames.ts';
import type { Seen } from './state.ts';

export { PANELS, type Panel };

export interface Desk {
  readonly panel: Panel;
  /** On wide screens the drawer may be shut. */
  readonly drawer: boolean;
  /** The tab of the phone: `board`, one of the board's own, or a panel. */
  readonly tab: string;
  readonly clause: string | null;
  /** The position in words stands in place of the board, choices and log together beside it. */
  readonly inWords: boolean;
  readonly dialog: 'undo' | 'share' | 'leave' | 'hand' | 'settings' | 'menu' | 'seed' | 'keys' | 'house' | null;
  /** The move that waits for a second yes, where the settings want one. */
  readonly pending: Flat | null;
  /** Whoever looks at a move before it is made: it goes on, or is thought over. */
  readonly guard: ((move: Flat, go: () => void) => void) | null;
  readonly hinted: SaidHint | null;
  /** A bot sets the reader's pieces out: the number of the question at which that began. */
  readonly settling: number | null;
  /** The screen is covered for the next person. */
  readonly covered: boolean;
  /** The game is over, but the reader wants to see the board. */
  readonly lingering: boolean;
  /** The reader leaves the seat to the bot that took it over then. */
  readonly leftToBot: number | null;
  /** The wish about the clock that was answered with no. */
  readonly clockDeclined: string;
}

const ROOM_FOR_DRAWER = 1180;

export type DeskStore = UseBoundStore<StoreApi<Desk>>;
export const openDesk = (table: string): DeskStore => {
  const desk = create<Desk>()(() => ({
    panel: 'log',
    // On a small screen it would lie on a third of the board.
    drawer: window.innerWidth >= ROOM_FOR_DRAWER,
    tab: 'board',
    clause: null,
    inWords: false,
    dialog: null,
    pending: null,
    guard: null,
    hinted: null,
    settling: null,
    covered: false,
    lingering: false,
    leftToBot: null,
    clockDeclined: '',
    ...keptDesk(table),
  }));
  desk.subscribe((d) => keepDesk(table, d));
  return desk;
};

interface Shared {
  readonly model: TableModel;
  readonly desk: DeskStore;
  /** Loads the page of a table in this browser, where one may be played on alone from here. That page is made of this one, so it is handed in. */
  readonly alone?: (() => Promise<unknown>) | undefined;
}
const Context = createContext<Shared | null>(null);

export function AtTable({ model, desk, alone, children }: Shared & { readonly children: ReactNode }) {
  return (
    <Context value={{ model, desk, alone }}>
      <BoardGiven game={model.game}>{children}</BoardGiven>
    </Context>
  );
}

const useShared = (): Shared => {
  const shared = useContext(Context);
  if (shared === null) throw new Error('this part belongs inside a table');
  return shared;
};
export const useModel = (): TableModel => useShared().model;
export const useAlonePage = (): Shared['alone'] => useShared().alone;
export const useDeskStore = (): DeskStore => useShared().desk;
export const useDesk = <T,>(pick: (d: Desk) => T): T => useStore(useShared().desk, pick);
export const useSeen = <T,>(pick: (s: Seen) => T): T => useStore(useShared().model.store, pick);

/** Closes that dialog, and no other: the browser tells of a closed one late, when the next may already be open. */
export const useClose = (name: NonNullable<Desk['dialog']>): (() => void) => {
  const { desk } = useShared();
  return () => desk.setState((d) => (d.dialog === name ? { dialog: null } : {}));
};

/** Opens a panel: in the drawer, or as the tab of a phone. */
export const usePanel = (): ((panel: Panel, clause?: string) => void) => {
  const { model, desk } = useShared();
  return (panel, clause) => {
    // The panels stand beside the board: from the score sheet the way to them leads back to it.
    const over = (model.store.getState().shown?.over ?? null) !== null;
    desk.setState({ panel, drawer: true, tab: panel, dialog: null, ...(over ? { lingering: true } : {}), ...(clause === undefined ? {} : { clause }) });
  };
};
