/** What is kept of clocks, holidays and standing orders, in plain words, in German. */
import type { StoredWords } from '@pesthouse/api';
import { seat, table, whose } from './often.ts';

export const time = {
  times: {
    title: 'Uhren an einem Tisch',
    about: 'Wann eine Uhr anlief, stehen blieb oder ablief und was daraus wurde.',
    goes: 'So lange wie der Tisch.',
    columns: {
      table,
      nr: 'seine Nummer',
      at: 'wann',
      after: 'nach welchem Zug',
      why: 'was geschah',
      seat,
      what: 'was daraus wurde',
      hands: 'wie die Uhren standen',
    },
  },
  orders: {
    title: 'Daueraufträge',
    about: 'Was geschehen soll, wenn eine Frage kommt, die du nicht selbst beantworten musst. Niemand sonst erfährt davon.',
    goes: 'So lange wie der Tisch oder bis du dein Konto löschst.',
    columns: { table, seat, owner: whose, kind: 'welche Frage', what: 'was geschehen soll' },
  },
  holidays: {
    title: 'Dein Urlaub',
    about: 'Wann du gesagt hast, dass du weg bist.',
    goes: 'Ein Jahr oder bis du dein Konto löschst.',
    columns: { person: whose, since: 'ab wann', until: 'bis wann' },
  },
  houses: {
    title: 'Prozesse des Hauses',
    about: 'Welche offen sind, damit keine Uhr läuft, wenn keiner offen ist. Nichts davon ist von dir.',
    goes: 'Bis der Prozess weg ist.',
    columns: { house: 'eine Nummer dafür', seen: 'wann er sich zuletzt gemeldet hat', shut: 'ob er geschlossen wurde' },
  },
  downs: {
    title: 'Wann das Haus geschlossen war',
    about: 'Damit die Uhren so lange stillstehen. Nichts davon ist von dir.',
    goes: 'Bleibt beim Haus.',
    columns: { since: 'ab wann', until: 'bis wann' },
  },
} as const satisfies Partial<StoredWords>;
