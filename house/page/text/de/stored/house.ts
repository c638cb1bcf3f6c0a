/** What is kept of the house itself and of whom it lets in, in plain words, in German. */
import type { StoredWords } from '@pesthouse/api';
import { made, until, whose } from './often.ts';

export const house = {
  house_values: {
    title: 'Einstellungen des Hauses',
    about: 'Was der Betreiber eingestellt hat. Nichts davon ist von dir.',
    goes: 'Bleibt beim Haus.',
    columns: { key: 'welche', value: 'was sie ist' },
  },
  owner_keys: {
    title: 'Geräte des Betreibers',
    about: 'Woran das Haus seinen Betreiber erkennt. Nichts davon ist von dir.',
    goes: 'Bis er sich abmeldet.',
    columns: { hash: 'der Fingerabdruck des Schlüssels', made, seen: 'wann er zuletzt benutzt wurde' },
  },
  troubles: {
    title: 'Was schiefging',
    about: 'Fehler des Hauses, für seinen Betreiber.',
    goes: 'Bis neuere an ihre Stelle treten.',
    columns: {
      kind: 'welcher Art',
      words: 'in Worten',
      place: 'wo',
      n: 'wie oft',
      first: 'das erste Mal',
      last: 'das letzte Mal',
      looked: 'ob der Betreiber es gesehen hat',
    },
  },
  blocks: {
    title: 'Wer draußen bleibt',
    about: 'Personen und Netzwerkadressen, die der Betreiber gesperrt hat.',
    goes: 'Bis die Sperre endet oder aufgehoben wird.',
    columns: { id: 'eine Nummer dafür', kind: 'Person oder Adresse', what: 'welche', name: 'der Name damals', why: 'warum', made, until: 'bis wann' },
  },
  visitors: {
    title: 'Wer woher kam',
    about: 'Von welcher Netzwerkadresse jemand zuletzt kam, damit sich Missbrauch abstellen lässt.',
    goes: '30 Tage nach deinem letzten Besuch oder bis du dein Konto löschst.',
    columns: {
      address: 'die Netzwerkadresse; von langen nur der vordere Teil',
      person: whose,
      name: 'der Name damals',
      seen: 'wann das war',
      laid: 'wie viele Tische gedeckt wurden',
    },
  },
  invitations: {
    title: 'Einladungen zum Tischdecken',
    about: 'Wo nicht jeder Tische decken darf: Links, die der Betreiber vergeben hat.',
    goes: 'Bis sie enden oder zurückgenommen werden.',
    columns: { hash: 'der Fingerabdruck des Links', note: 'was der Betreiber notiert hat', made, until, guest: 'der Browser, der ihn benutzt hat' },
  },
  invited: {
    title: 'Wer eingeladen ist',
    about: 'Browser, die mit so einer Einladung kamen.',
    goes: 'Bis es zurückgenommen wird.',
    columns: { guest: 'der Browser', note: 'was der Betreiber notiert hat', made },
  },
} as const satisfies Partial<StoredWords>;
