/** What the pages of the house tell of Retribution in German besides its door. */
import type { DoorMore } from '@pesthouse/kernel';
import { drawn } from './drawn.ts';
import { first } from './first.ts';

export const more: DoorMore = {
  ...drawn({
    townsfolk: { name: 'Stadtvolk', text: 'Die Farbe sagt, was eine Karte gut kann, ihr Titel, wie stark sie ist. Infiziere sie, und sie gehört dir.' },
    penance: { name: 'Buße', text: 'Verängstigte Leute bringen sie über dich, und sie nimmt dir Erreger weg.' },
    king: { name: 'Der König', text: 'Wer ihn nimmt, beendet das Spiel.' },
  }),
  goal: 'Hab das verrufenste Deck, wenn der König erkrankt.',
  first: { ...first, text: '30 Min., ein sanfter Bot, du beginnst.' },
};
