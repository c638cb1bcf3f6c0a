/** What the pages of the house tell of Pests! in German besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import queen from '../board/art/queen-orange.svg?no-inline';
import standee from '../board/art/standee-orange.svg?no-inline';
import trap from '../board/art/trap-orange-queen.svg?no-inline';
import { first } from './first.ts';

export const more: DoorMore = {
  things: [
    { picture: standee, name: 'Dein Kammerjäger', text: 'Geht von Raum zu Raum, bekämpft Schädlinge und stellt Fallen.' },
    { picture: queen, name: 'Deine Königin', text: 'Ein Würfel bewegt sie in jedem Zug, und sie lässt Nachwuchs zurück.' },
    { picture: trap, name: 'Eine Falle', text: 'Fang sie darin und leere die Falle, sobald dein Nest versiegelt und deine Schädlinge weg sind.' },
  ],
  faces: 'Shrikhand (Jonny Pinhorn), Lilita One (Juan Montoreano), Yellowtail (Astigmatic), Barlow (Jeremy Tribby)',
  goal: 'Versiegle dein Nest, vertreib deine Schädlinge, fang deine Königin. Egal in welcher Reihenfolge.',
  first: { ...first, text: '25 Min., das Haus steht schon, ein sanfter Bot.' },
};
