/** The rulebook as data: its chapters and clauses, read from the game's own `rulebook.md`. */

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
const ORIGIN = /\s*(?:\*\((?:printed|our ruling)\)\*|\[[RD]\])\s*/g;

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

/** What the kernel itself refuses, in words. */
const KERNEL: { readonly [reason: string]: string } = {
  'KERNEL-OVER': 'The game is over.',
  'KERNEL-STALE': 'The table has moved on since. Look again and choose again.',
  'KERNEL-NOT-YOURS': 'It is not your turn to choose.',
  'KERNEL-NOT-NOW': 'This cannot be chosen at this point of the turn.',
  'KERNEL-MALFORMED': 'This is not a move of this game.',
};

/** The first sentence of a clause: enough to answer “why not?”. */
export const sentenceOf = (book: Rulebook, clause: string): string => {
  const own = KERNEL[clause];
  if (own !== undefined) return own;
  const text = book.byId.get(clause)?.text;
  if (text === undefined) return 'The rules do not allow it.';
  return /^.*?[.!?](?=\s+[A-Z“"(]|$)/.exec(text)?.[0] ?? text;
};
