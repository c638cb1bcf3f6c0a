/** The numbers of Sample as people know them, for those who make house rules. */
import type { NumberSheet } from '@pesthouse/kernel';

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'lanterns',
          name: 'Lanterns',
          about: '',
          lines: [
            { number: 'hand', label: 'Lanterns dealt to each player' },
            { number: 'brightest', label: 'Brightness of the brightest Lantern' },
            { number: 'copies', label: 'Lanterns of each brightness' },
          ],
        },
        { kind: 'list', id: 'houses', name: 'Houses', about: '', lines: [{ number: 'nights', label: 'Houses, and Nights' }] },
      ],
    },
  ],
};
