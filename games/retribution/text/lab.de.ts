/** What the lab counts of Retribution, in German: kinds of moves, and how games end. */
import type { LabWords } from '@pesthouse/kernel';
import type { Ending, Move } from '../state.ts';

export const lab: LabWords<Move['verb'], Ending> = {
  verbs: {
    redeal: 'Neue Auslage',
    keep: 'Auslage behalten',
    play: 'Karte spielen',
    activate: 'Chronische Karte aktivieren',
    'end-spread': 'Weiter zur Infektion',
    target: 'Platz verfolgen',
    repent: 'Bereuen',
    suffer: 'Erleiden',
    discard: 'Von der Hand ablegen',
    'give-up': 'Vom Tisch ablegen',
    recruit: 'Anwerben',
    fetch: 'Aus der Ablage nehmen',
    pit: 'In die Pestgrube',
    stop: 'Aufhören',
    clear: 'Feld der Auslage ausräuchern',
    decline: 'Ablehnen',
    mimic: 'Karte kopieren',
    infect: 'Karte infizieren',
    'take-rat-king': 'Rattenkönig nehmen',
    'end-infect': 'Infektion beenden',
    resolve: 'Karte am Ende ausführen',
    finish: 'Zug beenden',
  },
  endings: {
    none: 'Nicht zu Ende',
    king: 'Der König fiel',
    kingdom: 'Der Königreichsstapel war leer',
    idle: 'Nichts konnte mehr geschehen',
  },
};
