/** What is kept of a person, and of the ways in, in plain words, in English. */
import type { StoredWords } from '@pesthouse/api';
import { made, seat, table, until, whose } from './often.ts';

export const you = {
  persons: {
    title: 'You',
    about: 'Your name and picture, as the people at your tables see them.',
    goes: 'Until you delete your account.',
    columns: { id: 'a number for you', name: 'your name', avatar: 'your picture', made: 'when you first came' },
  },
  person_keys: {
    title: 'Your devices',
    about: 'How the house recognises your browser. It keeps only a fingerprint of the key, so nobody can use it to come in.',
    goes: 'Until you sign the device out, or delete your account. With an account it goes by itself when the device was not used for half a year.',
    columns: {
      hash: 'the fingerprint of the key',
      person: whose,
      made,
      kind: 'cookie or key',
      device: 'browser and system, such as “Firefox · Linux”',
      used: 'when it was last used',
      origin: 'the fingerprint of the key before it',
    },
  },
  passkeys: {
    title: 'Your passkeys',
    about: 'The public half of each passkey. The secret half never leaves your device, and neither does your face or finger.',
    goes: 'Until you remove it, or delete your account.',
    columns: {
      id: 'a number for it',
      person: whose,
      name: 'what you call it',
      key: 'its public half',
      counter: 'how often it was used, if it counts',
      transports: 'how your browser reaches it',
      place: 'the address it was made for',
      made,
      used: 'when it was last used',
    },
  },
  mails: {
    title: 'Your e-mail addresses',
    about: 'Only if you gave one. It gets sign-in links, and whatever you switch on under Messages. Never advertising.',
    goes: 'Until you remove it, or delete your account.',
    columns: { mail: 'the address', person: whose, made },
  },
  mail_links: {
    title: 'Sign-in links',
    about: 'Links that were sent and to which address, so that each works once and nobody’s mailbox is flooded.',
    goes: 'The link dies after 15 minutes, the line after a day.',
    columns: { hash: 'the fingerprint of the link', mail: 'the address', person: 'whose account the address is added to', made, until },
  },
  recoveries: {
    title: 'Your recovery code',
    about: 'A fingerprint of it, never the code.',
    goes: 'Until it is used or replaced, or you delete your account.',
    columns: { person: whose, hash: 'the fingerprint of the code', made },
  },
  challenges: {
    title: 'Questions to a passkey',
    about: 'A random number that your passkey has to sign.',
    goes: 'After one answer, or after five minutes.',
    columns: { challenge: 'the random number', person: 'who was asked, if known', until },
  },
  kept: {
    title: 'Your settings and solo results',
    about:
      'With an account: language, light, speed and the like, and results of games you played alone. For guests only whether they keep their results to themselves.',
    goes: 'Until you delete your account.',
    columns: { person: whose, what: 'settings, results, or hidden', body: 'what they are', at: 'when they last changed' },
  },
  sittings: {
    title: 'Where you sat',
    about: 'At which tables you have held a seat, so that you find them again.',
    goes: 'Until you delete your account.',
    columns: { person: whose, table },
  },
  tickets: {
    title: 'Codes for another device',
    about: 'A code that carries you or one seat to another browser. Only its fingerprint is kept.',
    goes: 'After one use, or after five minutes.',
    columns: { hash: 'the fingerprint of the code', owner: 'who asked for it', person: 'who is carried', table, seat, until },
  },
} as const satisfies Partial<StoredWords>;
