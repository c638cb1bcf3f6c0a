/** What the laws must see reached in play: every card, and the few things that no game can show them, each with its reason. */
import type { Own } from '@pesthouse/kernel/laws';
import { STRAINS, TITLES } from '../names.ts';
import { beginningAt, optionsOf } from './given.ts';
import { openings } from './openings.ts';

export const cards = [...TITLES, ...STRAINS];

/** The law tries one move in two worlds and looks whether what was told differs; here it never can. */
const OWN = 'the secret is the move itself, which is the same in both worlds; the clause tests and invariants prove that it is kept';
export const except: { readonly [thing: string]: string } = {
  'secret:marked': OWN,
  'secret:took': OWN,
  'secret:laid': OWN,
};

export const scenes: Own['scenes'] = openings.map(({ scene, at, reaches }) => {
  const options = optionsOf(at);
  return { name: `${scene}, for ${reaches.join(', ')}`, seats: options.roles.length, options, engine: beginningAt(scene, at), reaches };
});
