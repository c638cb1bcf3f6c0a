/** What the pages of the house tell of Pathologic besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import { first } from './first.ts';
import { pictures } from './things.ts';

export const more: DoorMore = {
  things: [
    { picture: pictures.healer, name: 'A Healer', text: 'Gabled. The first with eight pieces of Evidence wins.' },
    { picture: pictures.ward, name: 'A Ward', text: 'Arched. On a black base it is safe in Quarantine; on a white one it can act, and die.' },
    { picture: pictures.mask, name: 'The Plague', text: 'Walks the same streets, but only on its own map.' },
  ],
  faces: 'Almendra (Ana Sanfelippo), Grenze (Omnibus-Type) and Source Serif 4 (Frank Grießhammer, Adobe)',
  goal: 'Healers: first to 8 Evidence. Plague: three names on a list.',
  first: { ...first, text: '40 min, you heal, a gentle bot is the Plague.' },
};
