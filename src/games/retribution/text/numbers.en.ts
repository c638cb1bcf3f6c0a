/** The numbers of Retribution as people know them: the cards by suit with what stands in their text, and the rules with a number in them. */
import type { NumberSheet, SheetCard, SheetLine } from '../../../kernel/index.ts';
import { faces } from '../data/printed.ts';

/** Numbers inside of a card's text, by the end of their names. Two of a kind on one card are told apart by the clause. */
const EFFECT: readonly { readonly number: string; readonly label: string; readonly proper?: boolean }[] = [
  { number: 'ale_peasant.ALE-01.draw.n', label: 'Cards drawn' },
  { number: 'ale_knight.ALE-02.draw.n', label: 'Cards drawn' },
  { number: 'ale_knight.ALE-03.draw.n', label: 'Cards drawn on Repent' },
  { number: 'ale_priest.ALE-04.draw.n', label: 'Cards drawn' },
  { number: 'ale_priest.ALE-04.discardOwn.n', label: 'Cards discarded' },
  { number: 'daggers_peasant.DAG-01.victimDiscard.n', label: 'Cards the victim discards' },
  { number: 'daggers_peasant.DAG-01.victimDiscard.handAtLeast', label: 'Hand from which it works' },
  { number: 'bones_knight.BON-02.drawFromDiscard.n', label: 'Cards taken back' },
  { number: 'bones_priest.BON-03.gainPerSuitInDiscard.per', label: 'Contagions for each suit', proper: true },
  { number: 'bones_priest.BON-03.gainPerSuitInDiscard.max', label: 'Contagions at most', proper: true },
  { number: 'torches_peasant.TOR-01.gain.n', label: 'Contagions for the smoke', proper: true },
  { number: 'torches_knight.TOR-02.gain.n', label: 'Contagions for the Pit', proper: true },
  { number: 'torches_knight.TOR-02.pit.upTo', label: 'Cards into the Pit' },
  { number: 'torches_priest.TOR-03.gain.n', label: 'Contagions for the smoke', proper: true },
  { number: 'hire_collector.HIR-01.pit.upTo', label: 'Cards into the Pit' },
  { number: 'hire_fool.HIR-03.draw.n', label: 'Cards drawn on Repent' },
  { number: 'hire_fool.HIR-03.discardOwn.n', label: 'Cards discarded on Repent' },
  { number: 'hire_doctor.HIR-04.draw.n', label: 'Cards drawn for each' },
  { number: 'hire_doctor.HIR-04.pit.upTo', label: 'Cards into the Pit' },
  { number: 'hire_doctor.HIR-05.pit.upTo', label: 'Cards into the Pit on Repent' },
  { number: 'prince.NOB-01.gain.n', label: 'Contagions with a Knight', proper: true },
  { number: 'princess.NOB-02.draw.n', label: 'Cards drawn' },
  { number: 'princess.NOB-03.draw.n', label: 'Cards drawn on Repent' },
  { number: 'queen.NOB-04.discountNextInfect.n', label: 'Discount on the next card' },
  { number: 'queen.NOB-04.discountNextInfect.min', label: 'Price that is left at least' },
  { number: 'bishop.NOB-05.pit.upTo', label: 'Cards into the Pit' },
  { number: 'pope.NOB-07.extraEndDraw.n', label: 'Cards drawn in addition' },
];

const DEALT = new Set(['ale', 'daggers', 'bones', 'torches', 'hire', 'penance']);

/** Penance has no suit: it is a group by itself. */
const pileOf = (x: { readonly suit: string | null; readonly group: string }): string => (x.group === 'penance' ? 'penance' : (x.suit ?? ''));

/** `Peasant of Ale`, but `Fool`: only the four suits have the same ranks. */
const OF: { readonly [suit: string]: string } = { ale: 'Ale', daggers: 'Daggers', bones: 'Bones', torches: 'Torches' };

const cardOf = (x: (typeof faces)[number]): SheetCard => {
  const { id } = x;
  const of = x.suit === null ? undefined : OF[x.suit];
  const title = of === undefined ? x.title : `${x.title} of ${of}`;
  const lines: SheetLine[] = [
    { number: `${id}.resistance`, label: 'Resistance', proper: true },
    { number: `${id}.base`, label: 'Contagions', signed: true, proper: true },
    ...EFFECT.filter((x) => x.number.startsWith(`${id}.`)),
    { number: `${id}.notoriety`, label: 'Notoriety', signed: true, proper: true },
  ];
  return { id, name: title, lines: DEALT.has(pileOf(x)) ? [...lines, { number: `${id}.copies`, label: 'Copies' }] : lines };
};

const suit = (id: string, name: string, about: string) => ({
  kind: 'cards' as const,
  id,
  name,
  about,
  cards: faces.filter((x) => pileOf(x) === id).map(cardOf),
});

/** The Kingdom deck: the five suits that are dealt into the Lineup. */
const KINGDOM = ['ale', 'daggers', 'bones', 'torches', 'hire'] as const;
const kingdom = {
  numbers: faces.flatMap((x) => (KINGDOM.some((s) => s === x.suit) ? [`${x.id}.copies`] : [])),
  clause: 'PLG-SET-01',
  words: (n: number) => `${n} Kingdom cards`,
};
const dealt = (id: (typeof KINGDOM)[number], name: string) => ({ ...suit(id, name, ''), sum: kingdom });

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Cards',
      parts: [
        dealt('ale', 'Ale'),
        dealt('daggers', 'Daggers'),
        dealt('bones', 'Bones'),
        dealt('torches', 'Torches'),
        dealt('hire', 'For Hire'),
        suit('festering', 'Festering', 'what every deck begins with'),
        suit('nobility', 'Nobility', 'Notoriety counts at the end'),
        suit('penance', 'Penance', 'what frightened townsfolk bring on you'),
      ],
    },
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'setup',
          name: 'Set-up',
          about: '',
          lines: [
            { number: 'rats', label: 'Rats that you begin with' },
            { number: 'filth', label: 'Filth that you begin with' },
            { number: 'ratKings', label: 'Rat Kings in the supply' },
            { number: 'costly', label: 'A Lineup is too dear: Resistance from which a card counts' },
            { number: 'costlyCards', label: 'A Lineup is too dear: how many such cards' },
            { number: 'redeals', label: 'How often a Lineup is dealt anew at most' },
            { number: 'secondHand', label: 'First hand of the second player, with the sixth card' },
          ],
        },
        {
          kind: 'list',
          id: 'turn',
          name: 'Turn and end',
          about: '',
          lines: [
            { number: 'hand', label: 'Cards drawn each turn' },
            { number: 'idleTurns', label: 'Idle turns of everybody after which the game ends' },
          ],
        },
      ],
    },
  ],
};
