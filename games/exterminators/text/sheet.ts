/** How the numbers of Pests! are laid out for the page of house rules: toolbox cards, exterminators, prices, rules. The words come from a language. */
import type { NumberSheet, SheetLine } from '@pesthouse/kernel';
import { exterminators, toolbox } from '../data/printed.ts';
import type { CardId, Color } from '../names.ts';

const ABILITIES = ['freeMoves', 'trapCapacity', 'exterminateMinimum', 'sealNestCost', 'queenSteps', 'summonSteps'] as const;
type Ability = (typeof ABILITIES)[number];
const PRICES = ['cost.exterminate', 'cost.drop', 'cost.empty', 'cost.drag', 'cost.destroy', 'cost.unseal', 'cost.buy'] as const;
const SETUP = ['nestFromRound', 'startPestsInNest', 'startPestsAround'] as const;
const TURN = ['actionPoints', 'stuckActionPoints', 'firstTurnQueenPhases', 'populate', 'drop', 'frustratedDrop', 'emerge'] as const;
/** Numbers of a card besides its price. */
const MORE = ['more_time.n', 'mating_call.steps', 'energy_drink.moves', 'zap.n', 'pest_surge.n', 'less_to_infest.n', 'theyre_spreading.n'] as const;

interface Head {
  readonly name: string;
  readonly about: string;
}
/** What a language has to say. */
export interface SheetWords {
  card(id: CardId): string;
  who(color: Color): string;
  readonly groups: { readonly [K in 'cards' | 'people' | 'rules']: string };
  readonly parts: { readonly [K in 'defensive' | 'offensive' | 'people' | 'prices' | 'setup' | 'turn']: Head };
  readonly price: string;
  readonly more: { readonly [N in (typeof MORE)[number]]: string };
  readonly ability: { readonly [A in Ability]: string };
  readonly rule: { readonly [N in (typeof PRICES)[number] | (typeof SETUP)[number] | (typeof TURN)[number]]: string };
  /** Whether a label begins with a word that keeps its capital inside of a sentence. */
  proper(number: string): boolean;
}

export const sheetOf = (w: SheetWords): NumberSheet => {
  const line = (number: string, label: string): SheetLine => ({ number, label, ...(w.proper(number) ? { proper: true } : {}) });
  const cards = (side: 'defensive' | 'offensive') =>
    toolbox
      .filter((x) => x.side === side)
      .map(({ id }) => ({
        id,
        name: w.card(id),
        lines: [line(`${id}.cost`, w.price), ...MORE.flatMap((number) => (number.startsWith(`${id}.`) ? [line(number, w.more[number])] : []))],
      }));
  const list = (id: 'prices' | 'setup' | 'turn', numbers: readonly (keyof SheetWords['rule'])[]) =>
    ({ kind: 'list', id, ...w.parts[id], lines: numbers.map((number) => line(number, w.rule[number])) }) as const;
  return {
    groups: [
      {
        name: w.groups.cards,
        parts: [
          { kind: 'cards', id: 'defensive', ...w.parts.defensive, cards: cards('defensive') },
          { kind: 'cards', id: 'offensive', ...w.parts.offensive, cards: cards('offensive') },
        ],
      },
      {
        name: w.groups.people,
        parts: [
          {
            kind: 'cards',
            id: 'people',
            ...w.parts.people,
            cards: exterminators.map(({ color }) => ({
              id: color,
              name: w.who(color),
              lines: ABILITIES.map((what) => line(`${color}.${what}`, w.ability[what])),
            })),
          },
        ],
      },
      { name: w.groups.rules, parts: [list('prices', PRICES), list('setup', SETUP), list('turn', TURN)] },
    ],
  };
};
