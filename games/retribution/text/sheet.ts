/** The numbers of Retribution laid out for people, in any language: the cards by suit with what stands in their text, and the rules with a number in them. */
import type { NumberSheet, SheetCard, SheetLine } from '@pesthouse/kernel';
import { faces } from '../data/printed.ts';
import type { Face } from '../names.ts';

/** Numbers inside of a card's text, in the order in which it says them. */
const EFFECTS = [
  'ale_peasant.ALE-01.draw.n',
  'ale_knight.ALE-02.draw.n',
  'ale_knight.ALE-03.draw.n',
  'ale_priest.ALE-04.draw.n',
  'ale_priest.ALE-04.discardOwn.n',
  'daggers_peasant.DAG-01.victimDiscard.n',
  'daggers_peasant.DAG-01.victimDiscard.handAtLeast',
  'bones_knight.BON-02.drawFromDiscard.n',
  'bones_priest.BON-03.gainPerSuitInDiscard.per',
  'bones_priest.BON-03.gainPerSuitInDiscard.max',
  'torches_peasant.TOR-01.gain.n',
  'torches_knight.TOR-02.gain.n',
  'torches_knight.TOR-02.pit.upTo',
  'torches_priest.TOR-03.gain.n',
  'hire_collector.HIR-01.pit.upTo',
  'hire_fool.HIR-03.draw.n',
  'hire_fool.HIR-03.discardOwn.n',
  'hire_doctor.HIR-04.draw.n',
  'hire_doctor.HIR-04.pit.upTo',
  'hire_doctor.HIR-05.pit.upTo',
  'prince.NOB-01.gain.n',
  'princess.NOB-02.draw.n',
  'princess.NOB-03.draw.n',
  'queen.NOB-04.discountNextInfect.n',
  'queen.NOB-04.discountNextInfect.min',
  'bishop.NOB-05.pit.upTo',
  'pope.NOB-07.extraEndDraw.n',
] as const;

/** The five suits that are dealt into the Lineup. */
const KINGDOM = ['ale', 'daggers', 'bones', 'torches', 'hire'] as const;
const OTHERS = ['festering', 'nobility', 'penance'] as const;
type Part = (typeof KINGDOM)[number] | (typeof OTHERS)[number];
const DEALT: ReadonlySet<string> = new Set([...KINGDOM, 'penance']);

const SETUP = ['rats', 'filth', 'ratKings', 'costly', 'costlyCards', 'redeals', 'secondHand'] as const;
const TURN = ['hand', 'idleTurns'] as const;

type Label = Pick<SheetLine, 'label' | 'proper'>;
/** What a language says on the sheet. */
export interface SheetWords {
  readonly cards: string;
  readonly rules: string;
  readonly setup: string;
  readonly turn: string;
  readonly name: Readonly<Record<Face, string>>;
  readonly part: Readonly<Record<Part, string>>;
  readonly about: Readonly<Record<(typeof OTHERS)[number], string>>;
  readonly worth: Readonly<Record<'resistance' | 'base' | 'notoriety' | 'copies', Label>>;
  /** Two of a kind on one card are told apart. */
  readonly effect: Readonly<Record<(typeof EFFECTS)[number], Label>>;
  readonly number: Readonly<Record<(typeof SETUP)[number] | (typeof TURN)[number], Label>>;
  kingdom(n: number): string;
}

/** Penance has no suit: it is a group by itself. */
const pileOf = (x: { readonly suit: string | null; readonly group: string }): string => (x.group === 'penance' ? 'penance' : (x.suit ?? ''));

export const sheetOf = (words: SheetWords): NumberSheet => {
  const cardOf = (x: (typeof faces)[number]): SheetCard => {
    const { id } = x;
    const lines: SheetLine[] = [
      { number: `${id}.resistance`, ...words.worth.resistance },
      { number: `${id}.base`, signed: true, ...words.worth.base },
      ...EFFECTS.filter((number) => number.startsWith(`${id}.`)).map((number) => ({ number, ...words.effect[number] })),
      { number: `${id}.notoriety`, signed: true, ...words.worth.notoriety },
    ];
    return { id, name: words.name[id], lines: DEALT.has(pileOf(x)) ? [...lines, { number: `${id}.copies`, ...words.worth.copies }] : lines };
  };
  const suit = (id: Part, about: string) => ({
    kind: 'cards' as const,
    id,
    name: words.part[id],
    about,
    cards: faces.filter((x) => pileOf(x) === id).map(cardOf),
  });
  const sum = {
    numbers: faces.flatMap((x) => (KINGDOM.some((s) => s === x.suit) ? [`${x.id}.copies`] : [])),
    clause: 'PLG-SET-01',
    words: (n: number) => words.kingdom(n),
  };
  const list = (id: string, name: string, numbers: readonly (keyof SheetWords['number'])[]) => ({
    kind: 'list' as const,
    id,
    name,
    about: '',
    lines: numbers.map((number) => ({ number, ...words.number[number] })),
  });
  return {
    groups: [
      { name: words.cards, parts: [...KINGDOM.map((id) => ({ ...suit(id, ''), sum })), ...OTHERS.map((id) => suit(id, words.about[id]))] },
      { name: words.rules, parts: [list('setup', words.setup, SETUP), list('turn', words.turn, TURN)] },
    ],
  };
};
