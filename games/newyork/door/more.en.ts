/** What the pages of the house tell of New York besides its door: its things, so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import { first } from './first.ts';
import { moreOf } from './more.ts';

export const more: DoorMore = {
  ...moreOf({
    pest: { name: 'A pest', text: 'Whoever has the most in the city at the end wins.' },
    poison: { name: 'Poison', text: 'Hidden among the food. Each one you gather turns one of your pests into food, unless you play Humans.' },
    place: { name: 'A place', text: 'Where pests breed, move and fight.' },
    faces: (one, another) => `${one} and ${another}`,
  }),
  goal: 'Have the most pests standing when the food runs out.',
  first: { ...first, text: '20 min, Rats, two gentle bots.' },
};
