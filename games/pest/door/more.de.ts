/** What the pages of the house tell of Pest in German besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import sprite from '../board/art/sprite.svg?no-inline';
import { first } from './first.ts';

export const more: DoorMore = {
  things: [
    { picture: sprite, part: 'pest-doctor', name: 'Dein Pestdoktor', text: 'Bereist die Straßen und sammelt die Kranken ein.' },
    { picture: sprite, part: 'pest-person-sick', name: 'Die Kranken', text: 'Heile sie: Wer gesund ist, geht an die Arbeit oder in die Hauptstadt.' },
    { picture: sprite, part: 'pest-loc-city', name: 'Eine Großstadt', text: 'Baue hier, solange sie steht: Jedes Jahr schlägt die Pest von Neuem zu.' },
  ],
  faces: 'Pirata One (Rodrigo Fuenzalida und Nicolas Massi) und Grenze Gotisch (Omnibus-Type)',
  goal: 'Heile, baue und hab nach sechs Jahren den meisten Ruhm.',
  first: { ...first, text: '45 Min., das Grundspiel zu zweit, ein sanfter Bot.' },
};
