/** What is kept of the house itself and of whom it lets in, in plain words, in English. */
import type { StoredWords } from '@pesthouse/api';
import { made, until, whose } from './often.ts';

export const house = {
  house_values: {
    title: 'Settings of the house',
    about: 'What its owner set. Nothing of yours.',
    goes: 'Stays with the house.',
    columns: { key: 'which one', value: 'what it is' },
  },
  owner_keys: {
    title: 'Devices of the owner',
    about: 'How the house recognises its owner. Nothing of yours.',
    goes: 'Until the owner signs out.',
    columns: { hash: 'the fingerprint of the key', made, seen: 'when it was last used' },
  },
  troubles: {
    title: 'What went wrong',
    about: 'Faults of the house, for its owner.',
    goes: 'Until newer ones take their place.',
    columns: {
      kind: 'what kind',
      words: 'in words',
      place: 'where',
      n: 'how often',
      first: 'the first time',
      last: 'the last time',
      looked: 'whether the owner has seen it',
    },
  },
  blocks: {
    title: 'Who is kept out',
    about: 'Persons and network addresses that the owner blocked.',
    goes: 'Until the block ends or the owner lifts it.',
    columns: { id: 'a number for it', kind: 'person or address', what: 'which one', name: 'the name then', why: 'why', made, until: 'until when' },
  },
  visitors: {
    title: 'Who came from where',
    about: 'From which network address somebody last came, so that the owner can stop abuse.',
    goes: '30 days after your last visit, or until you delete your account.',
    columns: {
      address: 'the network address; of long ones only the front part',
      person: whose,
      name: 'the name then',
      seen: 'when that was',
      laid: 'how many tables were laid',
    },
  },
  invitations: {
    title: 'Invitations to lay tables',
    about: 'Where only some may lay tables: links that the owner gave out.',
    goes: 'Until they end or the owner takes them back.',
    columns: { hash: 'the fingerprint of the link', note: 'what the owner noted', made, until, guest: 'the browser that used it' },
  },
  invited: {
    title: 'Who was invited',
    about: 'Browsers that came by such an invitation.',
    goes: 'Until the owner takes it back.',
    columns: { guest: 'the browser', note: 'what the owner noted', made },
  },
} as const satisfies Partial<StoredWords>;
