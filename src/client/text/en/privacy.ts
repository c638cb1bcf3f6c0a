/** The page on privacy, in English: everything that a house keeps, in plain words, table by table. */
import type { StoredWords } from '../../../api/stored.ts';
import type { Loose } from '../loose.ts';

const whose = 'whose it is';
const made = 'when it was made';
const until = 'until when it is good';
const table = 'the table';
const seat = 'the seat';

const stored: StoredWords = {
  persons: {
    title: 'You',
    about: 'Your name and picture, as the people at your tables see them.',
    goes: 'Until you delete your account.',
    columns: { id: 'a number for you', name: 'your name', avatar: 'your picture', made: 'when you first came' },
  },
  person_keys: {
    title: 'Your devices',
    about: 'How the house recognises your browser. It keeps only a fingerprint of the key, so nobody can use it to come in.',
    goes: 'Until you sign the device out, or delete your account.',
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
    about: 'Only if you have an account: language, light, speed and the like, and results of games you played alone.',
    goes: 'Until you delete your account.',
    columns: { person: whose, what: 'settings or results', body: 'what they are', at: 'when they last changed' },
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
  presence: {
    title: 'Who is at a table',
    about: 'Who has a table open right now, and since when somebody has been away: that decides when a bot steps in.',
    goes: '60 days after you last looked at that table.',
    columns: {
      table,
      who: 'the person or seat',
      place: 'which browser, as a short fingerprint',
      house: 'which server',
      name: 'the name',
      avatar: 'the picture',
      here: 'here or gone',
      since: 'since when',
      until: 'until when that holds if nobody says otherwise',
    },
  },
  tables: {
    title: 'Tables',
    about: 'What is played, by which rules, and who holds which seat under which name.',
    goes: 'The table stays for the others. When you delete your account, your name there becomes “Somebody”.',
    columns: {
      id: 'its address',
      game: 'the game',
      rules: 'the edition of the rules',
      name: 'its name',
      options: 'what was chosen for it',
      seats: 'each seat: name, picture, person, bot, and the fingerprint of its key',
      seed: 'the secret number that shuffles',
      status: 'waiting, running or over',
      listed: 'whether it is listed',
      made,
      touched: 'when something last happened',
      rematch: 'the table that followed',
      variant: 'house rules',
      room: 'what the host has settled',
      ended: 'why it ended early',
      version: 'how often it was changed',
    },
  },
  entries: {
    title: 'Moves',
    about: 'The record of a game: each move, by its seat. No names.',
    goes: 'Stays with the table.',
    columns: { table, n: 'its number', seat, body: 'the move', at: 'when it was made' },
  },
  held: {
    title: 'Sealed answers',
    about: 'An answer that nobody may see yet.',
    goes: 'As soon as the question closes.',
    columns: { table, seat, position: 'which question', body: 'the answer' },
  },
  talk: {
    title: 'Chat',
    about: 'What was said at a table, under the name it was said by.',
    goes: 'Stays with the table. When you delete your account, your name there becomes “Somebody”.',
    columns: {
      table,
      n: 'its number',
      seat,
      kind: 'talk, or a request to take a move back',
      text: 'the words',
      ref: 'what it answers',
      position: 'at which point of the game',
      at: 'when it was said',
      name: 'who said it',
    },
  },
  seating: {
    title: 'Who sat where',
    about: 'Who held which seat from when on and why, so that a game can be retold truthfully.',
    goes: 'Stays with the table. When you delete your account, your name there becomes “Somebody”.',
    columns: {
      table,
      nr: 'its number',
      at: 'when it happened',
      after: 'after which move',
      position: 'at which point of the game',
      seat,
      why: 'why it changed',
      holder: 'who holds the seat: name, picture, person or bot',
      by: 'who did it',
      what: 'what the host changed',
      key: 'the fingerprint of a key that died',
    },
  },
  dues: {
    title: 'Appointments of a table',
    about: 'What has to happen at which moment, such as “a bot steps in at 8:05”.',
    goes: 'As soon as it has happened.',
    columns: { table, kind: 'what', seat, at: 'when', lease: 'who is about to do it' },
  },
};

export const privacy = {
  title: 'What this house knows of you',
  lead: 'All of it is on this page. No advertising, no tracking, nothing passed on. The people who run this house can read its store; nobody else can.',
  short: 'In short',
  points: [
    'As a guest you give a name. It does not have to be yours.',
    'An account needs a passkey or an e-mail address, nothing more. There are no passwords.',
    'One cookie, set by the house, says who you are. Nobody else’s page can use it.',
    'Games against bots in this browser never leave it.',
    'You can take everything with you as one file, and delete everything, at any time.',
  ],
  mine: 'My data',
  stored: 'What the house keeps',
  storedLead: 'Every table of its store, and every column.',
  keeps: 'How long:',
  technical: 'In the store',
  browser: 'What your browser keeps',
  browserLead: 'Your browser keeps these itself. Clearing the data of this site removes them.',
  browserKept: {
    cookie: 'The cookie that says who you are. No script can read it.',
    'pesthouse.me': 'that this browser is known to the house, or the key of an older visit',
    'pesthouse.account': 'that you are signed in, and as whom',
    'pesthouse.unsent': 'settings that the house has not been told of yet',
    'pesthouse.keys': 'the keys of seats you have',
    'pesthouse.settings': 'your settings, your name and your picture',
    'pesthouse.results': 'results of games you played alone',
    'pesthouse.tables': 'games against bots, and what your tables looked like when the house was last reached',
    'pesthouse.seen': 'what you have seen already, so that it is not shown twice',
    'pesthouse.houserules': 'house rules you are working on',
    'pesthouse-lab': 'your trials in the lab',
  },
  besides:
    'Besides, the store has two small tables about its own version and one to test that the disk can be written to: nothing of yours is in them. Your network address is used for a minute to stop floods of requests, and is not stored.',
} as const;

export const storedWords = stored;
export type PrivacyText = Loose<typeof privacy>;
