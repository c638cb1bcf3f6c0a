/** What is kept of messages, in plain words, in English. */
import type { StoredWords } from '@pesthouse/api';
import { made, seat, table, whose } from './often.ts';

export const messages = {
  message_wishes: {
    title: 'What you want to be told',
    about: 'What you chose under Messages: about what, your quiet hours, your time zone and your language.',
    goes: 'Until you delete your account.',
    columns: { person: whose, body: 'what you chose' },
  },
  channels: {
    title: 'How you are reached',
    about: 'Only what you switched on under Messages: a browser that takes push messages, an e-mail address, the webhook of a chat.',
    goes: 'Until you remove it, the device is gone, or you delete your account.',
    columns: {
      id: 'a number for it',
      person: whose,
      kind: 'push, mail or chat',
      address: 'where messages go',
      mark: 'the fingerprint of that',
      name: 'what it is called',
      active: 'on or off',
      daily: 'each time or once a day',
      made,
      arrived: 'when the last one arrived',
      failed: 'when the last one failed',
      code: 'why it failed',
    },
  },
  outbox: {
    title: 'Messages to you',
    about: 'Which message went out or is to go out, so that nobody is called twice. It holds the name of the table, and nothing of the game.',
    goes: '30 days after it was sent or dropped.',
    columns: {
      id: 'a number for it',
      person: whose,
      table,
      seat,
      kind: 'turn, start, request, chat or invitation',
      decision: 'which one',
      channel: 'how it goes out',
      at: 'when it is due',
      lease: 'who is about to send it',
      tries: 'how often it was tried',
      made,
      entries: 'after which move',
      state: 'due, sent, dropped or failed',
      done: 'when that was',
      open: 'whether that turn still lasts',
      about: 'the name of the table and its address',
    },
  },
  house_secrets: {
    title: 'Keys of the house itself',
    about: 'The keys with which the house signs push messages and the links that stop messages. Nothing of yours.',
    goes: 'Stays with the house.',
    columns: { name: 'which key', value: 'the key' },
  },
} as const satisfies Partial<StoredWords>;
