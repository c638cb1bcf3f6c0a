/** What is kept of finished games and of circles of friends, in plain words, in German. */
import type { StoredWords } from '@pesthouse/api';
import { made, seat, table, whose } from './often.ts';

export const results = {
  played: {
    title: 'Beendete Spiele',
    about: 'Wie ein Tisch ausging, damit sich Ergebnisse zeigen lassen.',
    goes: 'So lange wie der Tisch.',
    columns: {
      table,
      game: 'das Spiel',
      rules: 'seine Ausgabe',
      variant: 'seine Hausregeln',
      name: 'sein Name',
      kind: 'ob es für die Wertung zählt, und wenn nicht, warum',
      at: 'wann es zu Ende war',
      moves: 'wie viele Züge',
      rounds: 'wie viele Runden',
      unordered: 'ob die Verlierer keine Reihenfolge haben',
    },
  },
  scores: {
    title: 'Ergebnisse',
    about: 'Platz, Punkte und Wertung jedes Platzes eines beendeten Spiels.',
    goes: 'So lange wie der Tisch. Löschst du dein Konto, steht dort „Somebody“.',
    columns: {
      table,
      seat,
      game: 'das Spiel',
      who: 'wessen Ergebnis es ist',
      name: 'der Name damals',
      avatar: 'das Bild damals',
      place: 'der Rang',
      score: 'die Punkte',
      sheet: 'das Wertungsblatt',
      side: 'die Seite oder Mannschaft',
      resigned: 'ob aufgegeben wurde',
      mu: 'die Wertung danach',
      sigma: 'wie sicher sie ist',
    },
  },
  circles: {
    title: 'Freundeskreise',
    about: 'Wie ein Kreis heißt und wann er sich trifft.',
    goes: 'Bis er aufgelöst wird oder das letzte Mitglied geht.',
    columns: {
      id: 'eine Nummer dafür',
      name: 'sein Name',
      founder: 'wer ihn gegründet hat',
      zone: 'seine Zeitzone',
      token: 'das Ende seines Links',
      evening: 'wann er sich trifft',
      made,
    },
  },
  circle_members: {
    title: 'Wer in einem Kreis ist',
    about: 'In welchen Kreisen du bist.',
    goes: 'Bis du gehst oder dein Konto löschst.',
    columns: { circle: 'der Kreis', person: whose, since: 'seit wann' },
  },
  circle_tables: {
    title: 'Tische eines Kreises',
    about: 'Welche Tische für einen Kreis gedeckt wurden.',
    goes: 'So lange wie der Kreis.',
    columns: { circle: 'der Kreis', table, at: 'wann er gedeckt wurde' },
  },
  circle_evenings: {
    title: 'Abende eines Kreises',
    about: 'Wann sich ein Kreis trifft und an welchem Tisch.',
    goes: 'So lange wie der Kreis.',
    columns: { circle: 'der Kreis', at: 'wann er ist', table },
  },
  circle_answers: {
    title: 'Wer kommt',
    about: 'Deine Antwort auf die Einladung eines Kreises.',
    goes: 'So lange wie der Kreis oder bis du dein Konto löschst.',
    columns: { circle: 'der Kreis', at: 'welcher Abend', person: whose, coming: 'ja oder nein' },
  },
} as const satisfies Partial<StoredWords>;
