/** The numbers of Sample as people know them: what the page of house rules lays out, each number with a name. */
import type { NumberSheet } from '../../../kernel/index.ts';

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'lanterns',
          name: 'Lanterns and nights',
          about: '',
          lines: [
            { number: 'hand', label: 'Lanterns in a hand' },
            { number: 'brightest', label: 'The brightest Lantern' },
            { number: 'copies', label: 'Copies of each Lantern' },
            { number: 'nights', label: 'Houses, one for each night' },
          ],
        },
      ],
    },
  ],
};
