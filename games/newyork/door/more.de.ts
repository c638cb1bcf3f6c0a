/** What the pages of the house tell of New York in German besides its door: its things, so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import { first } from './first.ts';
import { moreOf } from './more.ts';

export const more: DoorMore = {
  ...moreOf({
    pest: { name: 'Ein Schädling', text: 'Wer am Ende die meisten in der Stadt hat, gewinnt.' },
    poison: {
      name: 'Gift',
      text: 'Steckt zwischen dem Futter. Jede Giftkarte macht aus einem deiner Schädlinge Futter, es sei denn, du spielst die Menschen.',
    },
    place: { name: 'Ein Ort', text: 'Hier wird gezüchtet, bewegt und gekämpft.' },
    faces: (one, another) => `${one} und ${another}`,
  }),
  goal: 'Hab die meisten Schädlinge in der Stadt, wenn das Futter ausgeht.',
  first: { ...first, text: '20 Min., du bist die Ratten, zwei sanfte Bots.' },
};
