/** The prompt bar of a board: buttons that make moves, their keys, and what pointing at them shows. Each game dresses them in its own way. */

import type { Flat } from '@pesthouse/kernel';
import type { ReactNode } from 'react';
import { type Keys, useKeys } from '../parts/keys.ts';
import { keyOf } from './moves.ts';
import { pointing } from './pointing.ts';

interface At<M> {
  readonly narrow: boolean;
  point(move: M | null): void;
}

interface BarButtonProps<M extends Flat> {
  readonly p: At<M>;
  readonly className: string | undefined;
  /** The move that it stands for alone: pointing at it shows on the board what it would do. */
  readonly move?: M | null | undefined;
  readonly hotkey?: string | undefined;
  /** The moves that a press leads on to, where it makes none yet. */
  readonly leads?: readonly M[] | undefined;
  /** Its name for lessons and whoever points at it; without one, the verb of its move. */
  readonly spot?: string | undefined;
  readonly title?: string | undefined;
  readonly label?: string | undefined;
  act(at: Element): void;
  readonly children: ReactNode;
}

/** What a press brings about, for lessons: of several buttons with one name they ring the one that is wanted. */
const doesOf = <M extends Flat>(move: M | null | undefined, leads: readonly M[] | undefined): string | undefined =>
  leads !== undefined ? leads.map(keyOf).join('\n') : move === null || move === undefined ? undefined : keyOf(move);

export const BarButton = <M extends Flat>({ p, className, move, leads, hotkey, spot, title, label, act, children }: BarButtonProps<M>) => (
  <button
    type="button"
    className={className}
    aria-keyshortcuts={hotkey === '' ? undefined : hotkey}
    aria-label={label}
    title={title}
    data-spot={spot ?? (move === null || move === undefined ? undefined : `do:${move.verb}`)}
    data-does={doesOf(move, leads)}
    onClick={(e) => act(e.currentTarget)}
    {...pointing(p, move)}
  >
    {children}
  </button>
);

/** The key that presses it; a phone has none. */
export const Key = ({ p, children }: { readonly p: Pick<At<never>, 'narrow'>; readonly children: string | undefined }) =>
  p.narrow || children === undefined || children === '' ? null : <kbd>{children}</kbd>;

/** Only the first sentence of a long detail fits a button; the whole of it stands in the list of choices. */
export const firstSentence = (detail: string, longest: number): string => (detail.length <= longest ? detail : (detail.split(/(?<=\.) /)[0] ?? detail));

interface BarKeys<R> {
  /** The way on, by Enter. */
  readonly on: R | undefined;
  /** Lets go of what is picked, by Escape; undefined where nothing is. */
  readonly off: (() => void) | undefined;
  readonly more?: Keys;
}

/** Every row of the bar by its own key; of two with the same key the first has it. */
export const useBarKeys = <R extends { readonly hotkey: string }>(rows: readonly R[], act: (row: R) => void, { on, off, more = {} }: BarKeys<R>): void => {
  const keys: { [key: string]: () => void } = {};
  for (const row of rows) if (row.hotkey !== '' && row.hotkey !== 'Enter') keys[row.hotkey.toLowerCase()] ??= () => act(row);
  useKeys({ ...keys, ...more, Enter: on === undefined ? undefined : () => act(on), Escape: off });
};
