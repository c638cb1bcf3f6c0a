/** The numbers of Sample in German, for those who make house rules. */
import type { NumberSheet } from '@pesthouse/kernel';

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Regeln',
      parts: [
        {
          kind: 'list',
          id: 'lanterns',
          name: 'Laternen',
          about: '',
          lines: [
            { number: 'hand', label: 'Laternen, die jeder bekommt' },
            { number: 'brightest', label: 'Helligkeit der hellsten Laterne' },
            { number: 'copies', label: 'Laternen jeder Helligkeit' },
          ],
        },
        { kind: 'list', id: 'houses', name: 'Häuser', about: '', lines: [{ number: 'nights', label: 'Häuser und Nächte' }] },
      ],
    },
  ],
};
