/** What the laws must see reached in play: every card, and the few things that a handful of games may not meet, each with its reason. */
import { STRAINS, TITLES } from '../names.ts';

export const cards = [...TITLES, ...STRAINS];

const OWN = 'the secret is the move itself, which only its maker knows';
export const except: { readonly [thing: string]: string } = {
  'secret:marked': OWN,
  'secret:took': OWN,
  'secret:laid': OWN,
};
