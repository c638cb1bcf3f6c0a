/** In which form this browser’s reader plays each game, asked once for every game, and which table was the first game of it: kept here. */
import { create } from 'zustand';

/** The gentle form of a first game, or the usual table. */
export type Form = 'first' | 'usual';
type Forms = { readonly [game: string]: Form | undefined };

const PLACE = 'pesthouse.known';

/** The table of a first game, and whether it was played to its end. */
interface First {
  readonly table: string;
  readonly over: boolean;
}
type Firsts = { readonly [game: string]: First | undefined };
const FIRSTS = 'pesthouse.firsts';

const readFirsts = (): Firsts => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(FIRSTS) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([game, x]): [string, First][] =>
        typeof x === 'object' && x !== null && 'table' in x && typeof x.table === 'string'
          ? [[game, { table: x.table, over: 'over' in x && x.over === true }]]
          : [],
      ),
    );
  } catch {
    return {};
  }
};

const readAll = (): Forms => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).flatMap(([game, x]): [string, Form][] => (x === 'first' || x === 'usual' ? [[game, x]] : [])));
  } catch {
    return {};
  }
};

export const useKnown = create<{ readonly forms: Forms; readonly firsts: Firsts }>(() => ({ forms: readAll(), firsts: readFirsts() }));

export const formOf = (game: string): Form | undefined => useKnown.getState().forms[game];

export const keepForm = (game: string, form: Form): void => {
  const forms = { ...useKnown.getState().forms, [game]: form };
  useKnown.setState({ forms });
  try {
    localStorage.setItem(PLACE, JSON.stringify(forms));
  } catch {
    // Not kept: it is asked again next time.
  }
};

export const firstOf = (game: string): First | undefined => useKnown.getState().firsts[game];

const putFirst = (game: string, first: First): void => {
  const firsts = { ...useKnown.getState().firsts, [game]: first };
  useKnown.setState({ firsts });
  try {
    localStorage.setItem(FIRSTS, JSON.stringify(firsts));
  } catch {
    // Not kept: this page still knows it until it is closed.
  }
};

/** A first game is laid. Whoever has played one to its end keeps the tick. */
export const keepFirst = (game: string, table: string): void => putFirst(game, { table, over: firstOf(game)?.over === true });
/** A game is over here: where it was the first one, it is done. */
export const endFirst = (game: string, table: string): void => {
  const first = firstOf(game);
  if (first?.table === table && !first.over) putFirst(game, { table, over: true });
};
