/** The numbers of New York as people know them: cards by species, the tables, and the rules with a number in them. */
import type { NumberSheet, SheetLine } from '../../../kernel/index.ts';
import { locations, pestKinds } from '../data/printed.ts';
import { KINDS, PLACES, SPECIES, type Species } from '../names.ts';

const NAME: Readonly<Record<Species, string>> = { humans: 'Humans', rats: 'Rats', pigeons: 'Pigeons', cockroaches: 'Cockroaches' };
const one = (id: string): string => NAME[SPECIES.find((x) => x === id) ?? 'humans'];
const axis = SPECIES.map((id) => ({ id, name: NAME[id] }));

/** Kinds that breed only where something lies or lives already. */
const NEEDS: { readonly [kind: string]: string } = { 'rats-rat-king': 'Own pests it needs', 'cockroaches-egg-case': 'Unclaimed food it needs' };

const linesOf = (kind: string): SheetLine[] => {
  const needs = NEEDS[kind];
  return [
    { number: `${kind}.cost`, label: 'Food to breed' },
    { number: `${kind}.dice`, label: 'Dice' },
    { number: `${kind}.defence`, label: 'Dice in defence', signed: true },
    ...(needs === undefined ? [] : [{ number: `${kind}.min`, label: needs }]),
    { number: `${kind}.count`, label: 'Copies' },
  ];
};

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Cards',
      parts: SPECIES.map((who) => {
        const kinds = KINDS.filter((k) => pestKinds.find((x) => x.id === k)?.species === who);
        return {
          kind: 'cards',
          id: who,
          name: NAME[who],
          about: '',
          sum: { numbers: kinds.map((k) => `${k}.count`), clause: 'NYC-SETUP-06', words: (n) => (n === 1 ? '1 card' : `${n} cards`) },
          cards: kinds.map((id) => ({ id, name: pestKinds.find((x) => x.id === id)?.name ?? id, lines: linesOf(id) })),
        };
      }),
    },
    {
      name: 'Tables',
      parts: [
        {
          kind: 'grid',
          id: 'bonus',
          name: 'Attack bonus',
          about: 'extra dice for the attacker',
          corner: 'attacks →',
          rows: axis,
          columns: axis,
          signed: true,
          cell: (a, d) => (a === d ? null : { number: `bonus.${a}.${d}`, label: `${one(a)} attack ${one(d)}` }),
        },
        {
          kind: 'grid',
          id: 'deck',
          name: 'Food and poison',
          about: 'what each species adds to the deck',
          corner: 'adds',
          rows: axis,
          columns: [
            { id: 'food', name: 'Food' },
            { id: 'poison', name: 'Poison' },
          ],
          sum: {
            numbers: SPECIES.flatMap((who) => [`share.${who}.food`, `share.${who}.poison`]),
            clause: 'NYC-SETUP-04',
            words: (n) => `${n} cards with four players`,
          },
          cell: (who, what) => ({ number: `share.${who}.${what}`, label: `${what === 'food' ? 'Food' : 'Poison'} that ${one(who)} bring` }),
        },
        {
          kind: 'cards',
          id: 'places',
          name: 'Places',
          about: 'extra draws for whoever infests them',
          cards: PLACES.map((id) => ({
            id,
            name: locations.find((x) => x.id === id)?.name ?? id,
            lines: [{ number: `${id}.draw`, label: 'Extra draws', signed: true }],
          })),
        },
      ],
    },
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'rules',
          name: 'Draws and dice',
          about: '',
          lines: [
            { number: 'baseDrawMax', label: 'Cards you may draw while you infest nothing' },
            { number: 'diceCap', label: 'Most dice that one side rolls' },
            { number: 'dieFaces', label: 'Sides of a die' },
            { number: 'rollOffDice', label: 'Dice each when a tie is rolled off' },
            { number: 'slowShare', label: 'Slow finish: share of the deck at which it begins' },
          ],
        },
      ],
    },
  ],
};
