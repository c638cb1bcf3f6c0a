/** The sheet of Pathologic's numbers, in no language: which numbers there are, by deck and by rule, and where their words go. */
import type { NumberSheet, SheetLine } from '@pesthouse/kernel';
import { prescriptions, strains } from '../data/printed.ts';
import { HEALERS, type Healer, type Strain, type Title } from '../names.ts';

/** The cards with a number in their text. */
type Counting = 'ticking-away' | 'shortcuts' | 'blood-debt' | 'false-witness' | 'ague' | 'spoilage' | 'sporulation' | 'slander';
const EVIDENCE = ['evidenceStart', 'evidenceWin', 'evidenceMin', 'ownWard', 'otherWard', 'inPerson'] as const;
const TURN = ['actionPoints', 'moveSpaces', 'plagueSpaces', 'firstDraw', 'ongoingMost', 'counters'] as const;
type Rule = (typeof EVIDENCE)[number] | (typeof TURN)[number];

/** What a language says on it. */
export interface NumberWords {
  title(id: Title | Strain): string;
  readonly healer: Readonly<Record<Healer, string>>;
  /** What the number in a card's text is; `proper` keeps its capital inside of a sentence. */
  readonly effect: Readonly<Record<Counting, { readonly label: string; readonly proper: boolean }>>;
  readonly copies: string;
  readonly cards: string;
  readonly prescriptions: string;
  cardsOf(n: number): string;
  readonly strains: string;
  readonly strainDeck: string;
  strainsOf(n: number): string;
  readonly rules: string;
  readonly evidence: string;
  readonly onTicker: string;
  readonly turn: string;
  readonly rule: Readonly<Record<Rule, string>>;
}

export const sheetOf = (words: NumberWords): NumberSheet => {
  const effects: { readonly [card: string]: { readonly label: string; readonly proper: boolean } | undefined } = words.effect;
  const cardOf = ({ id }: { readonly id: Title | Strain }) => {
    const effect = effects[id];
    const copies: SheetLine = { number: `${id}.copies`, label: words.copies };
    return { id, name: words.title(id), lines: effect === undefined ? [copies] : [{ number: `${id}.n`, ...effect }, copies] };
  };
  const lines = (numbers: readonly Rule[]): SheetLine[] => numbers.map((number) => ({ number, label: words.rule[number] }));
  return {
    groups: [
      {
        name: words.cards,
        parts: [
          ...HEALERS.map((id) => ({
            kind: 'cards' as const,
            id,
            name: words.healer[id],
            about: words.prescriptions,
            sum: {
              numbers: prescriptions.flatMap((x) => (x.healer === id ? [`${x.id}.copies`] : [])),
              clause: 'PATH-COMP-15',
              words: words.cardsOf,
            },
            cards: prescriptions.filter((x) => x.healer === id).map(cardOf),
          })),
          {
            kind: 'cards',
            id: 'strains',
            name: words.strains,
            about: words.strainDeck,
            sum: { numbers: strains.map((x) => `${x.id}.copies`), clause: 'PATH-COMP-22', words: words.strainsOf },
            cards: strains.map(cardOf),
          },
        ],
      },
      {
        name: words.rules,
        parts: [
          { kind: 'list', id: 'evidence', name: words.evidence, about: words.onTicker, lines: lines(EVIDENCE) },
          { kind: 'list', id: 'turn', name: words.turn, about: '', lines: lines(TURN) },
        ],
      },
    ],
  };
};
