/** What is kept of messages, in plain words, in German. */
import type { StoredWords } from '@pesthouse/api';
import { made, seat, table, whose } from './often.ts';

export const messages = {
  message_wishes: {
    title: 'Was du erfahren willst',
    about: 'Was du unter „Nachrichten“ gewählt hast: worüber, deine Ruhezeit, deine Zeitzone und deine Sprache.',
    goes: 'Bis du dein Konto löschst.',
    columns: { person: whose, body: 'was du gewählt hast' },
  },
  channels: {
    title: 'Wie du erreicht wirst',
    about: 'Nur was du unter „Nachrichten“ eingeschaltet hast: ein Browser für Push-Nachrichten, eine E-Mail-Adresse, der Webhook eines Chats.',
    goes: 'Bis du es entfernst, es das Gerät nicht mehr gibt oder du dein Konto löschst.',
    columns: {
      id: 'eine Nummer dafür',
      person: whose,
      kind: 'Push, E-Mail oder Chat',
      address: 'wohin Nachrichten gehen',
      mark: 'der Fingerabdruck davon',
      name: 'wie es heißt',
      active: 'an oder aus',
      daily: 'jedes Mal oder einmal am Tag',
      made,
      arrived: 'wann die letzte ankam',
      failed: 'wann die letzte nicht ankam',
      code: 'warum nicht',
    },
  },
  outbox: {
    title: 'Nachrichten an dich',
    about: 'Welche Nachricht hinausging oder hinausgehen soll, damit niemand zweimal gerufen wird. Darin steht der Name des Tisches und nichts aus dem Spiel.',
    goes: '30 Tage, nachdem sie verschickt oder verworfen wurde.',
    columns: {
      id: 'eine Nummer dafür',
      person: whose,
      table,
      seat,
      kind: 'Zug, Beginn, Bitte, Chat oder Einladung',
      decision: 'welche davon',
      channel: 'auf welchem Weg',
      at: 'wann sie hinausgeht',
      lease: 'wer sie gerade verschickt',
      tries: 'wie oft es versucht wurde',
      made,
      entries: 'nach welchem Zug',
      state: 'fällig, verschickt, verworfen oder gescheitert',
      done: 'wann das war',
      open: 'ob dieser Zug noch dauert',
      about: 'der Name des Tisches und seine Adresse',
    },
  },
  house_secrets: {
    title: 'Schlüssel des Hauses',
    about: 'Damit unterschreibt das Haus Push-Nachrichten und die Links, die Nachrichten abstellen. Nichts davon ist von dir.',
    goes: 'Bleibt beim Haus.',
    columns: { name: 'welcher Schlüssel', value: 'der Schlüssel' },
  },
} as const satisfies Partial<StoredWords>;
