/** What is kept of a person, and of the ways in, in plain words, in German. */
import type { StoredWords } from '@pesthouse/api';
import { made, seat, table, until, whose } from './often.ts';

export const you = {
  persons: {
    title: 'Du',
    about: 'Dein Name und dein Bild, so wie die Leute an deinen Tischen sie sehen.',
    goes: 'Bis du dein Konto löschst.',
    columns: { id: 'eine Nummer für dich', name: 'dein Name', avatar: 'dein Bild', made: 'wann du zum ersten Mal da warst' },
  },
  person_keys: {
    title: 'Deine Geräte',
    about: 'Woran das Haus deinen Browser erkennt. Es bewahrt nur einen Fingerabdruck des Schlüssels auf; damit kommt niemand hinein.',
    goes: 'Bis du das Gerät abmeldest oder dein Konto löschst. Mit Konto von selbst, wenn das Gerät ein halbes Jahr lang nicht benutzt wurde.',
    columns: {
      hash: 'der Fingerabdruck des Schlüssels',
      person: whose,
      made,
      kind: 'Cookie oder Schlüssel',
      device: 'Browser und System, etwa „Firefox · Linux“',
      used: 'wann er zuletzt benutzt wurde',
      origin: 'der Fingerabdruck des Schlüssels davor',
    },
  },
  passkeys: {
    title: 'Deine Passkeys',
    about: 'Die öffentliche Hälfte jedes Passkeys. Die geheime Hälfte verlässt dein Gerät nie, dein Gesicht und dein Finger auch nicht.',
    goes: 'Bis du ihn entfernst oder dein Konto löschst.',
    columns: {
      id: 'eine Nummer dafür',
      person: whose,
      name: 'wie du ihn nennst',
      key: 'seine öffentliche Hälfte',
      counter: 'wie oft er benutzt wurde, falls er zählt',
      transports: 'wie dein Browser ihn erreicht',
      place: 'die Adresse, für die er gemacht ist',
      made,
      used: 'wann er zuletzt benutzt wurde',
    },
  },
  mails: {
    title: 'Deine E-Mail-Adressen',
    about: 'Nur wenn du eine angegeben hast. Dorthin gehen Anmeldelinks und alles, was du unter „Nachrichten“ einschaltest. Niemals Werbung.',
    goes: 'Bis du sie entfernst oder dein Konto löschst.',
    columns: { mail: 'die Adresse', person: whose, made },
  },
  mail_links: {
    title: 'Anmeldelinks',
    about: 'Welche Links an welche Adresse gingen: So gilt jeder nur einmal, und kein Postfach wird überflutet.',
    goes: 'Der Link verfällt nach 15 Minuten, der Eintrag nach einem Tag.',
    columns: { hash: 'der Fingerabdruck des Links', mail: 'die Adresse', person: 'zu wessen Konto die Adresse kommt', made, until },
  },
  recoveries: {
    title: 'Dein Notfallcode',
    about: 'Ein Fingerabdruck davon, nie der Code selbst.',
    goes: 'Bis er benutzt oder ersetzt wird oder du dein Konto löschst.',
    columns: { person: whose, hash: 'der Fingerabdruck des Codes', made },
  },
  challenges: {
    title: 'Fragen an einen Passkey',
    about: 'Eine Zufallszahl, die dein Passkey unterschreiben muss.',
    goes: 'Nach einer Antwort oder nach fünf Minuten.',
    columns: { challenge: 'die Zufallszahl', person: 'wer gefragt wurde, falls bekannt', until },
  },
  kept: {
    title: 'Deine Einstellungen und Einzelergebnisse',
    about:
      'Mit Konto: Sprache, Licht, Tempo und dergleichen, dazu Ergebnisse von Spielen, die du allein gespielt hast. Bei Gästen nur, ob sie ihre Ergebnisse für sich behalten.',
    goes: 'Bis du dein Konto löschst.',
    columns: { person: whose, what: 'Einstellungen, Ergebnisse oder verborgen', body: 'welche es sind', at: 'wann sie sich zuletzt geändert haben' },
  },
  sittings: {
    title: 'Wo du gesessen hast',
    about: 'An welchen Tischen du einen Platz hattest, damit du sie wiederfindest.',
    goes: 'Bis du dein Konto löschst.',
    columns: { person: whose, table },
  },
  tickets: {
    title: 'Codes für ein anderes Gerät',
    about: 'Ein Code, der dich oder einen Platz in einen anderen Browser mitnimmt. Nur sein Fingerabdruck wird aufbewahrt.',
    goes: 'Nach einmaligem Gebrauch oder nach fünf Minuten.',
    columns: { hash: 'der Fingerabdruck des Codes', owner: 'wer ihn wollte', person: 'wer mitgenommen wird', table, seat, until },
  },
} as const satisfies Partial<StoredWords>;
