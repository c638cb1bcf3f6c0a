/** What is kept of finished games and of circles of friends, in plain words, in English. */
import type { StoredWords } from '@pesthouse/api';
import { made, seat, table, whose } from './often.ts';

export const results = {
  played: {
    title: 'Finished games',
    about: 'How a table ended, so that results can be shown.',
    goes: 'As long as the table.',
    columns: {
      table,
      game: 'the game',
      rules: 'its edition',
      variant: 'its house rules',
      name: 'its name',
      kind: 'whether it counts for ratings, and if not, why',
      at: 'when it ended',
      moves: 'how many moves',
      rounds: 'how many rounds',
      unordered: 'whether those who lost have no order',
    },
  },
  scores: {
    title: 'Results',
    about: 'Place, score and rating of every seat of a finished game.',
    goes: 'As long as the table. If you delete your account, “Somebody” stands there.',
    columns: {
      table,
      seat,
      game: 'the game',
      who: 'whose result it is',
      name: 'the name then',
      avatar: 'the picture then',
      place: 'the place',
      score: 'the score',
      sheet: 'the score sheet',
      side: 'the side or team',
      resigned: 'whether they gave up',
      mu: 'the rating after it',
      sigma: 'how sure that is',
    },
  },
  circles: {
    title: 'Circles of friends',
    about: 'What a circle is called and when it meets.',
    goes: 'Until its founder dissolves it, or its last member leaves.',
    columns: {
      id: 'a number for it',
      name: 'its name',
      founder: 'who founded it',
      zone: 'its time zone',
      token: 'the end of its link',
      evening: 'when it meets',
      made,
    },
  },
  circle_members: {
    title: 'Who is in a circle',
    about: 'Which circles you are in.',
    goes: 'Until you leave, or delete your account.',
    columns: { circle: 'the circle', person: whose, since: 'since when' },
  },
  circle_tables: {
    title: 'Tables of a circle',
    about: 'Which tables were laid for a circle.',
    goes: 'As long as the circle.',
    columns: { circle: 'the circle', table, at: 'when it was laid' },
  },
  circle_evenings: {
    title: 'Evenings of a circle',
    about: 'When a circle meets, and at which table.',
    goes: 'As long as the circle.',
    columns: { circle: 'the circle', at: 'when it is', table },
  },
  circle_answers: {
    title: 'Who comes',
    about: 'Your answer to an invitation of a circle.',
    goes: 'As long as the circle, or until you delete your account.',
    columns: { circle: 'the circle', at: 'which evening', person: whose, coming: 'yes or no' },
  },
} as const satisfies Partial<StoredWords>;
