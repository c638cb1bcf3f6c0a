/** What every part of a game's board is given by the table that it belongs to: its words, and the numbers of its own engine. */

import type { Numbers, Origin, Origins } from '@pesthouse/kernel';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import type { GivenProps } from './board.ts';

const InOrigins = createContext<Origins>({});
/** Whether a number of the game is printed or ours, for whatever marks it on a board. */
export const useOrigin = (number: string): Origin => useContext(InOrigins)[number] ?? 'ours';

/** A game says once what it makes of words and numbers, and which of its numbers are printed; its components then take it from `useGiven`. */
export const given = <W, G>(
  make: (text: W, numbers: Numbers, printed: Numbers) => G,
  origins: Origins = {},
): { readonly Given: ComponentType<GivenProps<W>>; useGiven(): G } => {
  const Context = createContext<{ readonly g: G } | null>(null);
  return {
    Given({ text, numbers, printed, children }) {
      const value = useMemo(() => ({ g: make(text, numbers, printed) }), [text, numbers, printed, make]);
      return (
        <InOrigins value={origins}>
          <Context value={value}>{children}</Context>
        </InOrigins>
      );
    },
    useGiven() {
      const found = useContext(Context);
      if (found === null) throw new Error('this part belongs on a board that was given its words');
      return found.g;
    },
  };
};

/** What every game makes of them: its words by their parts, and its tables, as they are played and as they are printed; `more` is what it adds. */
export const givenBy =
  <W extends { readonly label: unknown; readonly names: unknown }, T, X>(tablesOf: (numbers: Numbers) => T, more: (text: W, tables: T, printed: T) => X) =>
  (text: W, numbers: Numbers, print: Numbers) => {
    const tables = tablesOf(numbers);
    const printed = tablesOf(print);
    const words: W['label'] = text.label;
    const names: W['names'] = text.names;
    return { text, words, names, tables, printed, ...more(text, tables, printed) };
  };
