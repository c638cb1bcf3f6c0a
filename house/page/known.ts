/** In which form this browser’s reader plays each game: asked once for every game, and kept here. */
import { create } from 'zustand';

/** The gentle form of a first game, or the usual table. */
export type Form = 'first' | 'usual';
type Forms = { readonly [game: string]: Form | undefined };

const PLACE = 'pesthouse.known';

const readAll = (): Forms => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).flatMap(([game, x]): [string, Form][] => (x === 'first' || x === 'usual' ? [[game, x]] : [])));
  } catch {
    return {};
  }
};

export const useKnown = create<{ readonly forms: Forms }>(() => ({ forms: readAll() }));

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
