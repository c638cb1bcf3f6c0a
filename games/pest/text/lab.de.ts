/** What the lab counts of Pest, in German: kinds of moves, and how games end. */
import { capital, type LabWords } from '@pesthouse/kernel';
import { CELLS, WORKS } from '../names.ts';
import type { Move } from '../state.ts';
import { RANK, standName } from './names.de.ts';
import { workTitle } from './titles.de.ts';

export const lab: LabWords<Move['verb'], 'last-year'> = {
  verbs: {
    castle: 'Burg setzen',
    doctor: 'Pestdoktor setzen',
    block: 'Kranke aufnehmen oder abweisen',
    crate: 'Aus einer Kiste nehmen',
    store: 'Vorratsbehälter füllen',
    mobile: 'Rohstoff festlegen',
    lay: 'Kranken hinlegen',
    tidy: 'Quarantäne umräumen',
    carry: 'Kranken verlegen',
    trade: 'Tauschen',
    swap: 'Gegen eine Münze tauschen',
    assistant: 'Gehilfen einsetzen',
    pair: 'Feld noch einmal nutzen',
    trials: 'Für Versuche zahlen',
    act: 'Aktion wählen',
    'end-turn': 'Zug beenden',
    step: 'Reisen',
    jump: 'Springen',
    camp: 'Feldlager aufschlagen',
    stop: 'Hier anhalten',
    settle: 'Ort betreten',
    build: 'Bauen',
    raise: 'Gebäude der Hauptstadt errichten',
    done: 'Fertig',
    pay: 'Zahlen',
    more: 'Ein Rohstoff mehr',
    less: 'Ein Rohstoff weniger',
    take: 'Technologie nehmen',
    refresh: 'Markt erneuern',
    advance: 'Kranken weiterrücken',
    send: 'Experten schicken',
    recall: 'Person zurückholen',
    experiment: 'Versuch durchführen',
    cure: 'Heilen',
    drop: 'Kranken ablegen',
    assign: 'Person einsetzen',
    shift: 'Arbeiter versetzen',
    token: 'Plättchen nehmen',
    prize: 'Zweite Belohnung wählen',
  },
  endings: {
    'last-year': 'Das letzte Jahr war vorbei',
  },
  labels: {
    ...RANK,
    ...Object.fromEntries([...WORKS.map((id) => [id, capital(workTitle(id))]), ...CELLS.map((id) => [id, standName(id)])]),
  },
};
