/** The book of the laws: which piece was looked at with which page, and what was found there, so that a long run may be broken off and goes on. One line a piece; its last line counts. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../../cli/folder.ts';
import type { Visitor } from './visit.ts';

/** Something to be remembered of a piece by the pieces after it: where parts of a table stood. */
export type Kept = { readonly [name: string]: string };

const lineOf = z.object({
  piece: z.string(),
  /** Page and laws by their fingerprint. */
  page: z.string(),
  found: z.array(z.string()),
  at: z.string(),
  kept: z.record(z.string(), z.string()).optional(),
});
export type Line = z.infer<typeof lineOf>;

/** Without one, everything is looked at and nothing written down. */
const FILE = process.env.LAWS_BOOK;
/** Whether what was green with an earlier page counts. */
const ANY_PAGE = process.env.LAWS_ANY_PAGE !== undefined;

/** The page by the names of its files, which change with what is in them, and the laws by their text. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  const assets = join(ROOT, 'house', 'dist', 'client', 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets).toSorted() : []) hash.update(name);
  const laws = join(ROOT, 'house', 'test', 'browser', 'laws');
  for (const name of readdirSync(laws, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/(?<!\.spec)\.ts$/.test(name)) hash.update(readFileSync(join(laws, name)));
  return hash.digest('hex').slice(0, 12);
};

export const readBook = (file: string): Map<string, Line> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines
      .filter((x) => x !== '')
      .map((x) => lineOf.parse(JSON.parse(x)))
      .map((x) => [x.piece, x]),
  );
};

let opened: { readonly page: string; readonly lines: Map<string, Line> } | undefined;
const open = (file: string) => {
  opened ??= { page: fingerprint(), lines: readBook(file) };
  return opened;
};

/** Looks at a piece, unless the book says that it was found in order; gives back what it asked to be kept. What breaks on the way is a fault like any other. */
export const piece = async (v: Visitor, name: string, look: (keep: (x: Kept) => void) => Promise<void>): Promise<Kept> => {
  const book = FILE === undefined ? undefined : open(FILE);
  const known = book?.lines.get(name);
  if (known !== undefined && known.found.length === 0 && (ANY_PAGE || known.page === book?.page)) return known.kept ?? {};
  const before = v.found.length;
  let kept: Kept = {};
  try {
    await look((x) => {
      kept = x;
    });
  } catch (e) {
    // Broken off: nobody knows what would have been found.
    if (v.page.isClosed()) throw e;
    v.note(name, [{ law: 'broken', what: e instanceof Error ? e.message : String(e) }]);
  }
  if (FILE !== undefined && book !== undefined) {
    const line: Line = { piece: name, page: book.page, found: v.found.slice(before), at: new Date().toISOString(), kept };
    appendFileSync(FILE, `${JSON.stringify(line)}\n`);
    book.lines.set(name, line);
  }
  return kept;
};
