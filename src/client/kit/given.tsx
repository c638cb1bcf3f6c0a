/** What every part of a game's board is given by the table that it belongs to: its words, and the numbers of its own engine. */
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import type { Numbers } from '../../kernel/index.ts';
import type { GivenProps } from './board.ts';

/** A game says once what it makes of words and numbers; its components then take it from `useGiven`. */
export const given = <W, G>(make: (text: W, numbers: Numbers, printed: Numbers) => G): { readonly Given: ComponentType<GivenProps<W>>; useGiven(): G } => {
  const Context = createContext<{ readonly g: G } | null>(null);
  return {
    Given({ text, numbers, printed, children }) {
      const value = useMemo(() => ({ g: make(text, numbers, printed) }), [text, numbers, printed, make]);
      return <Context value={value}>{children}</Context>;
    },
    useGiven() {
      const found = useContext(Context);
      if (found === null) throw new Error('this part belongs on a board that was given its words');
      return found.g;
    },
  };
};
