/** What the lab counts of New York, in German: kinds of moves, and how games end. */
import type { LabWords } from '@pesthouse/kernel';
import type { Move, TieBreak } from '../state.ts';

export const lab: LabWords<Move['verb'], TieBreak> = {
  verbs: {
    draw: 'Karte ziehen',
    stop: 'Nicht mehr ziehen',
    sacrifice: 'Schädling opfern',
    breed: 'Schädling züchten',
    'done-breeding': 'Fertig mit Züchten',
    attack: 'Angreifen',
    'done-fighting': 'Fertig mit Kämpfen',
    move: 'Schädling bewegen',
    'done-moving': 'Fertig mit Bewegen',
    target: 'Im Endkampf angreifen',
  },
  endings: {
    pests: 'Meiste Schädlinge in der Stadt',
    infested: 'Gleichstand: mehr Orte befallen',
    occupied: 'Gleichstand: mehr Orte besetzt',
    hand: 'Gleichstand: mehr Schädlinge auf der Hand',
    'roll-off': 'Gleichstand: Stechen mit Würfeln',
  },
};
