/** What the lab counts of Pests!, in German: kinds of moves, and how games end. */
import type { LabWords } from '@pesthouse/kernel';
import type { Ending, Move } from '../state.ts';

export const lab: LabWords<Move['verb'], Ending> = {
  verbs: {
    choose: 'Kammerjäger wählen',
    take: 'Werkzeugkarte nehmen',
    place: 'Plättchen legen',
    force: 'Nest hineinzwängen',
    roll: 'Königinnenwürfel werfen',
    hibernate: 'Winterschlaf ausrufen',
    'mind-control': 'Hypnose',
    persuade: 'Königin überreden',
    'let-roll': 'Königin würfeln lassen',
    move: 'Gehen',
    exterminate: 'Bekämpfen',
    'drop-trap': 'Falle stellen',
    'empty-trap': 'Falle leeren',
    'drag-trap': 'Falle schleppen',
    'seal-nest': 'Nest versiegeln',
    'destroy-trap': 'Falle knacken',
    unseal: 'Nest entsiegeln',
    play: 'Karte spielen',
    'play-at': 'Karte auf einen Raum spielen',
    'play-on': 'Karte auf jemanden spielen',
    'play-trap': 'Karte auf eine Falle spielen',
    'play-spread': 'Karte spielen, die Schädlinge verteilt',
    buy: 'Werkzeugkarte kaufen',
    give: 'Karte geben',
    ask: 'Um eine Karte bitten',
    'end-turn': 'Zug beenden',
    pick: 'Schädling entfernen',
    stop: 'Keine weiteren entfernen',
    accept: 'Karte hergeben',
    decline: 'Karte behalten',
  },
  endings: {
    none: 'Nicht zu Ende',
    emptied: 'Ein Haus war frei von Schädlingen',
    last: 'Nur einer blieb übrig',
    limit: 'Rundengrenze',
  },
};
