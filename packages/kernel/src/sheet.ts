/** The numbers of a game laid out for people: as the cards, tables and rules that they know, with a name for every one. */

export interface SheetLine {
  /** The tunable's own name. */
  readonly number: string;
  readonly label: string;
  /** Shown with its sign: a bonus. */
  readonly signed?: boolean;
  /** The label begins with a word of the game, which keeps its capital inside of a sentence. */
  readonly proper?: boolean;
}

export interface SheetCard {
  /** The id by which the game's board draws it. */
  readonly id: string;
  readonly name: string;
  readonly lines: readonly SheetLine[];
}

export interface SheetAxis {
  readonly id: string;
  readonly name: string;
}

/** Numbers whose sum people know: so many cards in a deck. */
export interface SheetSum {
  readonly numbers: readonly string[];
  readonly clause: string;
  readonly words: (n: number) => string;
}

interface PartHead {
  readonly id: string;
  readonly name: string;
  /** A few words beside the heading. */
  readonly about: string;
  readonly sum?: SheetSum;
}
export interface CardsPart extends PartHead {
  readonly kind: 'cards';
  readonly cards: readonly SheetCard[];
}
export interface GridPart extends PartHead {
  readonly kind: 'grid';
  /** What the rows are to the columns: `attacks →`. */
  readonly corner: string;
  readonly rows: readonly SheetAxis[];
  readonly columns: readonly SheetAxis[];
  readonly signed?: boolean;
  /** The number in a cell; null where there is none. */
  readonly cell: (row: string, column: string) => SheetLine | null;
}
export interface ListPart extends PartHead {
  readonly kind: 'list';
  readonly lines: readonly SheetLine[];
}
export type SheetPart = CardsPart | GridPart | ListPart;

export interface NumberSheet {
  readonly groups: readonly { readonly name: string; readonly parts: readonly SheetPart[] }[];
  /** Numbers that the rules have and that change nothing, such as the price of what is never bought: nobody is offered them, but older house rules may turn them, so they have names. */
  readonly idle?: readonly SheetLine[];
}

export interface SheetEntry extends SheetLine {
  /** The name that stands by itself: `Rat King, food to breed`. */
  readonly full: string;
  readonly part: string;
  /** The card it stands on, if it does. */
  readonly card: string | null;
}

/** `food to breed` inside of a sentence, but `Resistance`. Other languages write every noun with a capital, and a label begins with one. */
const inside = ({ label, proper = false }: SheetLine, language: string): string =>
  proper || language !== 'en' ? label : label.charAt(0).toLowerCase() + label.slice(1);

const entriesIn = (p: SheetPart, language: string): SheetEntry[] => {
  const here = { part: p.id, card: null };
  switch (p.kind) {
    case 'cards':
      return p.cards.flatMap((c) => c.lines.map((l) => ({ ...l, full: `${c.name}, ${inside(l, language)}`, part: p.id, card: c.id })));
    case 'grid':
      return p.rows.flatMap((r) =>
        p.columns.flatMap((c) => {
          const l = p.cell(r.id, c.id);
          return l === null ? [] : [{ ...l, ...(p.signed === true ? { signed: true } : {}), full: l.label, ...here }];
        }),
      );
    case 'list':
      return p.lines.map((l) => ({ ...l, full: l.label, ...here }));
    default:
      return p satisfies never;
  }
};

/** Every number of the sheet in its order. */
export const sheetEntries = ({ groups, idle = [] }: NumberSheet, language = 'en'): SheetEntry[] => [
  ...groups.flatMap((g) => g.parts.flatMap((p) => entriesIn(p, language))),
  ...idle.map((l) => ({ ...l, full: l.label, part: '', card: null })),
];
