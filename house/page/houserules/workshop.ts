/** What every part of the page shares: the rules that are being turned, what they were printed as, and the ways to turn them. */

import type { FacesModule } from '@pesthouse/board';
import type { Tunable } from '@pesthouse/kernel';
import type { Switches, Variant } from '@pesthouse/table';
import { createContext, useContext } from 'react';
import type { AnyEngine, AnyText } from '../../games/index.ts';
import type { Sheet } from '../numbers/sheet.ts';
import type { Origins } from './origins.ts';

export interface Workshop {
  readonly game: string;
  readonly variant: Variant;
  readonly printed: AnyEngine;
  readonly tunables: ReadonlyMap<string, Tunable>;
  readonly sheet: Sheet;
  readonly text: AnyText;
  readonly faces: FacesModule | null;
  readonly origins: Origins | null;
  /** Somebody else's: to be read and played, not turned. */
  readonly fixed: boolean;
  readonly turn: (name: string, value: number) => void;
  readonly rule: (id: string, value: Switches[string]) => void;
}

const Context = createContext<Workshop | null>(null);
export const InWorkshop = Context.Provider;
export const useWorkshop = (): Workshop => {
  const here = useContext(Context);
  if (here === null) throw new Error('this part belongs to the page of house rules');
  return here;
};

export const valueIn = ({ variant }: Pick<Workshop, 'variant'>, t: Tunable): number => variant.numbers[t.name] ?? t.get();
