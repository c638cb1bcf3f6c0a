/** What the pages of the house tell of Pathologic in German besides its door: its things, drawn as on its own board, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import { first } from './first.ts';
import { pictures } from './things.ts';

export const more: DoorMore = {
  things: [
    { picture: pictures.healer, name: 'Ein Heiler', text: 'Mit Giebel. Wer zuerst acht Beweise hat, gewinnt.' },
    {
      picture: pictures.ward,
      name: 'Ein Schützling',
      text: 'Mit Bogen. Auf schwarzem Fuß ist er in Quarantäne sicher; auf weißem kann er handeln und sterben.',
    },
    { picture: pictures.mask, name: 'Die Seuche', text: 'Geht durch dieselben Straßen, aber nur auf ihrer eigenen Karte.' },
  ],
  faces: 'Almendra (Ana Sanfelippo), Grenze (Omnibus-Type) und Source Serif 4 (Frank Grießhammer, Adobe)',
  goal: 'Heiler: als Erste 8 Beweise. Seuche: drei Namen auf einer Liste.',
  first: { ...first, text: '40 Min., du heilst, ein sanfter Bot ist die Seuche.' },
};
