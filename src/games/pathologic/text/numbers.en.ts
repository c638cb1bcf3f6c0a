/** The numbers of Pathologic as people know them: both decks card by card, Evidence, and the rules with a number in them. */
import type { NumberSheet, SheetLine } from '../../../kernel/index.ts';
import { prescriptions, strains } from '../data/printed.ts';

/** What the number in a card's text is. */
const EFFECT: { readonly [card: string]: string } = {
  'ticking-away': 'Action points more',
  shortcuts: 'Spaces more for each Move',
  'blood-debt': 'Evidence gained',
  'false-witness': 'Evidence less',
  ague: 'Action points lost',
  spoilage: 'Counters taken',
  sporulation: 'Strains drawn',
  slander: 'Evidence lost',
};

const cardOf = ({ id, title }: { readonly id: string; readonly title: string }) => {
  const effect = EFFECT[id];
  const copies: SheetLine = { number: `${id}.copies`, label: 'Copies' };
  return {
    id,
    name: title,
    lines: effect === undefined ? [copies] : [{ number: `${id}.n`, label: effect, proper: /^(?:Evidence|Strains)/.test(effect) }, copies],
  };
};

const HEALERS = [
  ['bachelor', 'The Bachelor'],
  ['haruspex', 'The Haruspex'],
  ['changeling', 'The Changeling'],
] as const;

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Cards',
      parts: [
        ...HEALERS.map(([id, name]) => ({
          kind: 'cards' as const,
          id,
          name,
          about: 'Prescriptions',
          sum: {
            numbers: prescriptions.flatMap((x) => (x.healer === id ? [`${x.id}.copies`] : [])),
            clause: 'PATH-COMP-15',
            words: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
          },
          cards: prescriptions.filter((x) => x.healer === id).map(cardOf),
        })),
        {
          kind: 'cards',
          id: 'strains',
          name: 'Strains',
          about: 'the Plague’s deck',
          sum: { numbers: strains.map((x) => `${x.id}.copies`), clause: 'PATH-COMP-16', words: (n) => (n === 1 ? '1 Strain' : `${n} Strains`) },
          cards: strains.map(cardOf),
        },
      ],
    },
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'evidence',
          name: 'Evidence',
          about: 'on the Ticker',
          lines: [
            { number: 'evidenceStart', label: 'Evidence at the start' },
            { number: 'evidenceWin', label: 'Evidence that wins' },
            { number: 'evidenceMin', label: 'Evidence that nobody can take' },
            { number: 'ownWard', label: 'For an Event resolved by your own Ward' },
            { number: 'otherWard', label: 'For an Event resolved by somebody else’s Ward' },
            { number: 'inPerson', label: 'For an Event resolved in person' },
          ],
        },
        {
          kind: 'list',
          id: 'turn',
          name: 'Turn and steps',
          about: '',
          lines: [
            { number: 'actionPoints', label: 'Action points each turn' },
            { number: 'moveSpaces', label: 'Spaces a Move covers' },
            { number: 'plagueSpaces', label: 'Spaces the Plague may step' },
            { number: 'firstDraw', label: 'Events drawn in the very first turn' },
            { number: 'ongoingMost', label: 'Events in play at most' },
            { number: 'counters', label: 'Counters of each kind in the Pool' },
          ],
        },
      ],
    },
  ],
};
