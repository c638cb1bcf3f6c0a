/** Finds parts, cards and numbers by their names and clauses. */
import { type NumberSheet, type SheetLine, type SheetPart, sheetEntries } from '@pesthouse/kernel';
import { fold } from '../text/fold.ts';

/** The part with only what matches, or null. A match in the part's own name keeps all of it. */
const found = (p: SheetPart, wanted: string, clauseOf: (number: string) => string): SheetPart | null => {
  const has = (...words: readonly string[]): boolean => words.some((x) => fold(x).includes(wanted));
  if (has(p.name)) return p;
  const line = (l: SheetLine): boolean => has(l.label, clauseOf(l.number));
  switch (p.kind) {
    case 'cards': {
      const cards = p.cards.filter((c) => has(c.name) || c.lines.some(line));
      return cards.length === 0 ? null : { ...p, cards };
    }
    case 'list': {
      const lines = p.lines.filter(line);
      return lines.length === 0 ? null : { ...p, lines };
    }
    case 'grid':
      return sheetEntries({ groups: [{ name: '', parts: [p] }] }).some(line) ? p : null;
    default:
      return p satisfies never;
  }
};

export const searchSheet = (sheet: NumberSheet, text: string, clauseOf: (number: string) => string): NumberSheet => {
  const wanted = fold(text.trim());
  if (wanted === '') return sheet;
  const groups = sheet.groups.map((g) => ({ ...g, parts: g.parts.flatMap((p) => found(p, wanted, clauseOf) ?? []) }));
  return { groups: groups.filter((g) => g.parts.length > 0) };
};
