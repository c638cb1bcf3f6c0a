/** The words of setting a table, in German. */
import type { LayingText } from '../en/laying.ts';
import { figure } from './numbers.ts';

export const laying: LayingText = {
  who: (n) => `Wer sitzt auf Platz ${n}`,
  person: 'Mensch',
  bot: 'Bot',
  linkLater: 'Kommt über den Link',
  anyone: 'Wartet auf einen Gast',
  level: (n) => `Stärke des Bots auf Platz ${n}`,
  tableName: 'Name des Tisches',
  listed: 'Unter den offenen Tischen zeigen',
  clock: 'Uhr',
  clockAbout: 'Für die Menschen am Tisch. Ist die Zeit um, spielt ein Bot weiter, bis sie zurück sind.',
  clockNone: 'Keine Uhr',
  clockLive: (minutes) => `In Echtzeit, je ${minutes} min`,
  clockTurns: (days) => `Zug um Zug, ${days === 1 ? '1 Tag' : `${days} Tage`} für eine Antwort`,
  listedAbout: 'Wer ihn dort sieht, kann einen freien Platz nehmen.',
  openTable: 'Diesen Tisch öffnen',
  notesOpen: (n) =>
    n === 1
      ? 'Ein Platz ist frei: Der Tisch wartet auf einen Mitspieler, oder du schickst später einen Bot.'
      : `${n} Plätze sind frei: Der Tisch wartet auf Mitspieler, oder du schickst später Bots.`,
  notesLinks: (n) =>
    n === 1 ? 'Eine Person kommt über den Link. Im Warteraum trefft ihr euch.' : `${n} Leute kommen über einen Link. Im Warteraum trefft ihr euch.`,
  notesReady: 'Alle Plätze sind besetzt: Es geht sofort los.',
  notesNobody: 'Nur Bots spielen: Du siehst zu.',
  notesBots: (seconds) => `Bots antworten innerhalb ${seconds === 1 ? 'einer Sekunde' : `von ${figure(seconds)} Sekunden`}.`,
  here: 'An diesem Bildschirm spielen',
};
