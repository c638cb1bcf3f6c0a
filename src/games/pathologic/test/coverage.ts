/** What the laws must see reached in play: every card, and the few things that no game can show them, each with its reason. */
import { STRAINS, TITLES } from '../names.ts';

export const cards = [...TITLES, ...STRAINS];

/** The law tries one move in two worlds and looks whether what was told differs; here it never can. */
const OWN = 'the secret is the move itself, which is the same in both worlds; the clause tests and invariants prove that it is kept';
export const except: { readonly [thing: string]: string } = {
  'secret:marked': OWN,
  'secret:took': OWN,
  'secret:laid': OWN,
};
