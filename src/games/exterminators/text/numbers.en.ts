/** The numbers of Pests! as people know them: toolbox cards, exterminators, prices, and the rules with a number in them. */
import type { NumberSheet, SheetLine } from '../../../kernel/index.ts';
import { exterminators, toolbox } from '../data/printed.ts';

/** Numbers of a card besides its price. */
const MORE: { readonly [number: string]: string } = {
  'more_time.n': 'Points gained',
  'mating_call.steps': 'Rooms nearer',
  'energy_drink.moves': 'Moves',
  'zap.n': 'Pests removed',
  'pest_surge.n': 'Pests emerging',
  'less_to_infest.n': 'Pests boxed',
  'theyre_spreading.n': 'Pests spread',
};

const cards = (side: 'defensive' | 'offensive') =>
  toolbox
    .filter((x) => x.side === side)
    .map(({ id, name }) => ({
      id,
      name,
      lines: [
        { number: `${id}.cost`, label: 'Action points' },
        ...Object.entries(MORE).flatMap(([number, label]): SheetLine[] => (number.startsWith(`${id}.`) ? [{ number, label }] : [])),
      ],
    }));

const ABILITY = [
  ['freeMoves', 'Free Moves'],
  ['trapCapacity', 'Pests in a trap'],
  ['exterminateMinimum', 'Least exterminated'],
  ['sealNestCost', 'Points to seal'],
  ['queenSteps', 'Queen’s steps'],
  ['summonSteps', 'Steps she calls'],
] as const;

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Cards',
      parts: [
        { kind: 'cards', id: 'defensive', name: 'Tools for you', about: 'the defensive half of the toolbox', cards: cards('defensive') },
        { kind: 'cards', id: 'offensive', name: 'Tools against them', about: 'the offensive half of the toolbox', cards: cards('offensive') },
      ],
    },
    {
      name: 'People',
      parts: [
        {
          kind: 'cards',
          id: 'people',
          name: 'Exterminators and queens',
          about: 'what each of the six can do',
          cards: exterminators.map(({ color, name }) => ({
            id: color,
            name,
            lines: ABILITY.map(([what, label]) => ({ number: `${color}.${what}`, label, proper: what === 'freeMoves' })),
          })),
        },
      ],
    },
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'prices',
          name: 'Prices of actions',
          about: 'in action points',
          lines: [
            { number: 'cost.exterminate', label: 'Exterminate' },
            { number: 'cost.drop', label: 'Drop a trap' },
            { number: 'cost.empty', label: 'Empty a trap' },
            { number: 'cost.drag', label: 'Drag a trap' },
            { number: 'cost.destroy', label: 'Destroy somebody’s trap' },
            { number: 'cost.unseal', label: 'Unseal somebody’s nest' },
            { number: 'cost.buy', label: 'Buy a toolbox card' },
          ],
        },
        {
          kind: 'list',
          id: 'setup',
          name: 'Set-up',
          about: '',
          lines: [
            { number: 'nestFromRound', label: 'Round from which nests may be built' },
            { number: 'startPestsInNest', label: 'Pests in each nest at the start' },
            { number: 'startPestsAround', label: 'Pests around each nest at the start' },
          ],
        },
        {
          kind: 'list',
          id: 'turn',
          name: 'A turn',
          about: '',
          lines: [
            { number: 'actionPoints', label: 'Action points each turn' },
            { number: 'stuckActionPoints', label: 'Action points when you are stuck' },
            { number: 'firstTurnQueenPhases', label: 'Queen’s Turns before your first turn' },
            { number: 'populate', label: 'Pests a queen spreads when she populates' },
            { number: 'drop', label: 'Pests a queen drops' },
            { number: 'frustratedDrop', label: 'Pests a frustrated queen drops' },
            { number: 'emerge', label: 'Pests that emerge from an open nest' },
          ],
        },
      ],
    },
  ],
};
