/** The rulebook as data: its chapters and clauses, read from the game's own `rulebook.md`. */
import { KERNEL_REASONS } from '@pesthouse/kernel';
import { language } from '../text/language.ts';
import { table as words } from '../text/rooms.ts';

export interface Clause {
  readonly id: string;
  readonly text: string;
}
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly byId: ReadonlyMap<string, Clause>;
}

/** Where a rule came from is told in the rulebook itself; in a refusal it is noise. */
const ORIGIN = /\s*(?:\*\([^)]*\)\*|\[[RD]\])\s*/g;

export const readRulebook = (md: string): Rulebook => {
  const chapters: { title: string; clauses: Clause[] }[] = [];
  const byId = new Map<string, Clause>();
  let inside: { title: string; clauses: Clause[] } = { title: '', clauses: [] };
  for (const line of md.split('\n')) {
    const head = /^##+\s+(.*)$/.exec(line)?.[1];
    if (head !== undefined) {
      inside = { title: head, clauses: [] };
      chapters.push(inside);
      continue;
    }
    const clause = /^\s*- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/.exec(line);
    if (clause?.[1] === undefined || clause[2] === undefined) continue;
    const read = { id: clause[1], text: clause[2].replace(ORIGIN, ' ').trim() };
    inside.clauses.push(read);
    byId.set(read.id, read);
  }
  return { chapters: chapters.filter((c) => c.clauses.length > 0), byId };
};

/** Where a sentence ends and another begins. A figure with a full stop is an ordinal in some languages: it ends nothing there. */
const FIRST = language === 'en' ? /^.*?[.!?](?=\s+[A-Z“"(]|$)/ : /^.*?(?<!\d)[.!?](?=\s+[\p{Lu}„"(]|$)/u;

/** The first sentence of a clause: enough to answer “why not?”. */
export const sentenceOf = (book: Rulebook, clause: string): string => {
  const own = KERNEL_REASONS.find((x) => x === clause);
  if (own !== undefined) return words.kernel[own];
  const text = book.byId.get(clause)?.text;
  if (text === undefined) return words.notAllowed;
  return FIRST.exec(text)?.[0] ?? text;
};
