/** What is kept of clocks, holidays and standing orders, in plain words, in English. */
import type { StoredWords } from '@pesthouse/api';
import { seat, table, whose } from './often.ts';

export const time = {
  times: {
    title: 'Clocks at a table',
    about: 'When a clock began, stopped or ran out, and what that led to.',
    goes: 'As long as the table.',
    columns: {
      table,
      nr: 'its number',
      at: 'when',
      after: 'after which move',
      why: 'what happened',
      seat,
      what: 'what it led to',
      hands: 'how the clocks stood',
    },
  },
  orders: {
    title: 'Standing orders',
    about: 'What you want done when a question comes that you need not answer yourself. Nobody else is told.',
    goes: 'As long as the table, or until you delete your account.',
    columns: { table, seat, owner: whose, kind: 'which question', what: 'what is to be done' },
  },
  holidays: {
    title: 'Your holidays',
    about: 'When you said that you are away.',
    goes: 'A year, or until you delete your account.',
    columns: { person: whose, since: 'from when', until: 'until when' },
  },
  houses: {
    title: 'Processes of the house',
    about: 'Which ones are open, so that no clock runs while none is. Nothing of yours.',
    goes: 'Until the process is gone.',
    columns: { house: 'a number for it', seen: 'when it was last heard of', shut: 'whether it was closed' },
  },
  downs: {
    title: 'When the house was closed',
    about: 'So that clocks stand still meanwhile. Nothing of yours.',
    goes: 'Stays with the house.',
    columns: { since: 'from when', until: 'until when' },
  },
} as const satisfies Partial<StoredWords>;
