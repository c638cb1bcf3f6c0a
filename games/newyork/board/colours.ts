/** The pigments of a species where a drawing needs them as values. */
import { table } from '../data/tables.ts';
import { SPECIES, type Species } from '../names.ts';

export const HUE: Readonly<Record<Species, { readonly mid: string; readonly dark: string; readonly light: string }>> = table(SPECIES, (who) => ({
  mid: `var(--sp-${who})`,
  dark: `var(--sp-${who}-dark)`,
  light: `var(--sp-${who}-light)`,
}));
