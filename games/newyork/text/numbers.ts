/** The numbers of New York laid out as people know them: cards by species, the tables, and the rules with a number in them. The words are a language's own. */
import type { NumberSheet, SheetLine } from '@pesthouse/kernel';
import { KINDS_OF } from '../data/tables.ts';
import { type Kind, PLACES, type PlaceId, SPECIES, type Species } from '../names.ts';

const CARD_LINES = ['cost', 'dice', 'defence', 'min', 'count'] as const;
const RULES = ['baseDrawMax', 'diceCap', 'dieFaces', 'rollOffDice', 'slowShare'] as const;
/** Kinds that breed only where something lies or lives already. */
const NEEDS = ['rats-rat-king', 'cockroaches-egg-case'] as const;
type Needs = (typeof NEEDS)[number];

/** The clause that counts the cards of a species. */
const DECK: Readonly<Record<Species, string>> = { humans: 'NYC-COMP-02', rats: 'NYC-COMP-03', pigeons: 'NYC-COMP-04', cockroaches: 'NYC-COMP-05' };

/** A heading, and a few words beside it. */
interface Head {
  readonly name: string;
  readonly about: string;
}

export interface SheetWords {
  /** The labels begin with nouns that keep their capital inside of a sentence. */
  readonly nouns: boolean;
  readonly SPECIES_NAME: Readonly<Record<Species, string>>;
  readonly PLACE_NAME: Readonly<Record<PlaceId, string>>;
  kindName(kind: Kind): string;
  readonly groups: { readonly cards: string; readonly tables: string; readonly rules: string };
  readonly card: Readonly<Record<Exclude<(typeof CARD_LINES)[number], 'min'>, string>>;
  readonly needs: Readonly<Record<Needs, string>>;
  cards(n: number): string;
  readonly bonus: Head & { readonly corner: string; cell(attacker: Species, defender: Species): string };
  readonly deck: Head & {
    readonly corner: string;
    readonly food: string;
    readonly poison: string;
    cell(who: Species, what: 'food' | 'poison'): string;
    sum(n: number): string;
  };
  readonly places: Head & { readonly draw: string };
  readonly rules: Head & { readonly lines: Readonly<Record<(typeof RULES)[number], string>> };
}

export const sheetOf = (w: SheetWords): NumberSheet => {
  const line = (number: string, label: string, more: Partial<SheetLine> = {}): SheetLine => ({ number, label, ...(w.nouns ? { proper: true } : {}), ...more });
  const linesOf = (kind: Kind): SheetLine[] =>
    CARD_LINES.flatMap((x) => {
      if (x === 'defence') return [line(`${kind}.defence`, w.card.defence, { signed: true })];
      if (x !== 'min') return [line(`${kind}.${x}`, w.card[x])];
      const needs = NEEDS.find((k) => k === kind);
      return needs === undefined ? [] : [line(`${kind}.min`, w.needs[needs])];
    });
  const axis = SPECIES.map((id) => ({ id, name: w.SPECIES_NAME[id] }));
  const species = (id: string): Species => SPECIES.find((x) => x === id) ?? 'humans';
  return {
    groups: [
      {
        name: w.groups.cards,
        parts: SPECIES.map((who) => ({
          kind: 'cards',
          id: who,
          name: w.SPECIES_NAME[who],
          about: '',
          sum: { numbers: KINDS_OF[who].map((k) => `${k}.count`), clause: DECK[who], words: w.cards },
          cards: KINDS_OF[who].map((id) => ({ id, name: w.kindName(id), lines: linesOf(id) })),
        })),
      },
      {
        name: w.groups.tables,
        parts: [
          {
            kind: 'grid',
            id: 'bonus',
            name: w.bonus.name,
            about: w.bonus.about,
            corner: w.bonus.corner,
            rows: axis,
            columns: axis,
            signed: true,
            cell: (a, d) => (a === d ? null : line(`bonus.${a}.${d}`, w.bonus.cell(species(a), species(d)))),
          },
          {
            kind: 'grid',
            id: 'deck',
            name: w.deck.name,
            about: w.deck.about,
            corner: w.deck.corner,
            rows: axis,
            columns: [
              { id: 'food', name: w.deck.food },
              { id: 'poison', name: w.deck.poison },
            ],
            sum: { numbers: SPECIES.flatMap((who) => [`share.${who}.food`, `share.${who}.poison`]), clause: 'NYC-COMP-01', words: w.deck.sum },
            cell: (who, what) => line(`share.${who}.${what}`, w.deck.cell(species(who), what === 'food' ? 'food' : 'poison')),
          },
          {
            kind: 'cards',
            id: 'places',
            name: w.places.name,
            about: w.places.about,
            cards: PLACES.map((id) => ({ id, name: w.PLACE_NAME[id], lines: [line(`${id}.draw`, w.places.draw, { signed: true })] })),
          },
        ],
      },
      {
        name: w.groups.rules,
        parts: [{ kind: 'list', id: 'rules', name: w.rules.name, about: w.rules.about, lines: RULES.map((x) => line(x, w.rules.lines[x])) }],
      },
    ],
  };
};
