/** What the pages of the house tell of Pest besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import sprite from '../board/art/sprite.svg?no-inline';
import { first } from './first.ts';

export const more: DoorMore = {
  things: [
    { picture: sprite, part: 'pest-doctor', name: 'Your Plague Doctor', text: 'Walks the roads and gathers the sick.' },
    { picture: sprite, part: 'pest-person-sick', name: 'The sick', text: 'Cure them: the cured go to work, or to the Capital.' },
    { picture: sprite, part: 'pest-loc-city', name: 'A City', text: 'Build here while it stands: every Year the Pest strikes again.' },
  ],
  faces: 'Pirata One (Rodrigo Fuenzalida and Nicolas Massi) and Grenze Gotisch (Omnibus-Type)',
  goal: 'Cure, build, and hold the most Renown after six Years.',
  first: { ...first, text: '45 min, the base game for two, one gentle bot.' },
};
