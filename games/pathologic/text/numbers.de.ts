/** The numbers of Pathologic as people know them, in German. */
import type { Strain, Title } from '../names.ts';
import { PRESCRIPTION, STRAIN } from './cards.de.ts';
import { sheetOf } from './numbering.ts';

/** A German noun keeps its capital wherever it stands. */
const noun = (label: string) => ({ label, proper: true });
const TITLE: Readonly<Record<Title | Strain, { readonly title: string }>> = { ...PRESCRIPTION, ...STRAIN };

export const sheet = sheetOf({
  title: (id) => TITLE[id].title,
  healer: { bachelor: 'Der Magister', haruspex: 'Der Haruspex', changeling: 'Der Wechselbalg' },
  effect: {
    'ticking-away': noun('Aktionspunkte mehr'),
    shortcuts: noun('Felder mehr bei jedem Gehen'),
    'blood-debt': noun('Beweise dazu'),
    'false-witness': noun('Beweise weniger'),
    ague: noun('Aktionspunkte verloren'),
    spoilage: noun('Marken weg'),
    sporulation: noun('Keime gezogen'),
    slander: noun('Beweise verloren'),
  },
  copies: 'Anzahl',
  cards: 'Karten',
  prescriptions: 'Rezepte',
  cardsOf: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  strains: 'Keime',
  strainDeck: 'der Stapel der Seuche',
  strainsOf: (n) => (n === 1 ? '1 Keim' : `${n} Keime`),
  rules: 'Regeln',
  evidence: 'Beweise',
  onTicker: 'auf dem Zähler',
  turn: 'Zug und Schritte',
  rule: {
    evidenceStart: 'Beweise zu Beginn',
    evidenceWin: 'Beweise für den Sieg',
    evidenceMin: 'Beweise, die niemand nehmen kann',
    ownWard: 'Für ein Ereignis, das dein eigener Schützling löst',
    otherWard: 'Für ein Ereignis, das ein fremder Schützling löst',
    inPerson: 'Für ein Ereignis, das du selbst löst',
    actionPoints: 'Aktionspunkte in jedem Zug',
    moveSpaces: 'Felder beim Gehen',
    plagueSpaces: 'Schritte der Seuche',
    firstDraw: 'Ereignisse im allerersten Zug',
    ongoingMost: 'Laufende Ereignisse höchstens',
    counters: 'Marken jeder Art im Vorrat',
  },
});
