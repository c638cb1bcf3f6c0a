/** Reads the small part of Markdown that rulebooks use: headings, paragraphs, lists, tables, and marks where a picture stands. A clause is a list item that begins with its number. */
import { fold } from '../text/fold.ts';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string; readonly text: string; readonly more: readonly string[] }
  | { readonly kind: 'items'; readonly ordered: boolean; readonly items: readonly { readonly text: string; readonly depth: number }[] }
  /** A picture of the page that says how to play. */
  | { readonly kind: 'picture'; readonly box: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const CLAUSE = /^[-*] \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*:?\s+(.*)$/;
const PICTURE = /^<!-- picture: ([\w-]+) -->\s*$/;
const ITEM = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/;

const slug = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((x) => x.trim());

/** A line that begins a block of its own, so that no paragraph runs into it. */
const begins = (line: string): boolean => line.trim() === '' || /^(?:#{1,6} |<!--)/.test(line) || ITEM.test(line) || line.trim().startsWith('|');

export const readBlocks = (md: string): readonly Block[] => {
  const lines = md.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let i = 0;
  const line = (): string => lines[i] ?? '';
  /** The lines from here on that still belong to the one before. */
  const rest = (): string => {
    let text = '';
    while (i < lines.length && !begins(line())) text += ` ${lines[i++]?.trim() ?? ''}`;
    return text;
  };
  while (i < lines.length) {
    const now = line();
    const head = /^(#{1,6}) (.*)$/.exec(now);
    const clause = CLAUSE.exec(now);
    if (head?.[1] !== undefined && head[2] !== undefined) {
      blocks.push({ kind: 'heading', level: head[1].length, text: head[2].trim(), id: slug(head[2]) });
      i++;
    } else if (clause?.[1] !== undefined && clause[2] !== undefined) {
      i++;
      const text = clause[2] + rest();
      const more: string[] = [];
      while (i < lines.length && /^\s+/.test(line()) && ITEM.test(line())) {
        const own = ITEM.exec(line())?.[2] ?? '';
        i++;
        more.push(own + rest());
      }
      blocks.push({ kind: 'clause', id: clause[1], text, more });
    } else if (ITEM.test(now)) {
      const ordered = /^\s*\d/.test(now);
      const items: { text: string; depth: number }[] = [];
      for (let item = ITEM.exec(line()); item !== null && !CLAUSE.test(line()); item = ITEM.exec(line())) {
        i++;
        items.push({ text: (item[2] ?? '') + rest(), depth: Math.floor((item[1] ?? '').length / 2) });
      }
      blocks.push({ kind: 'items', ordered, items });
    } else if (now.trim().startsWith('|')) {
      const rows: string[][] = [];
      while (line().trim().startsWith('|')) {
        const row = cells(line());
        i++;
        if (!row.every((x) => /^:?-{2,}:?$/.test(x))) rows.push(row);
      }
      const [first = [], ...others] = rows;
      blocks.push({ kind: 'table', head: first, rows: others });
    } else if (PICTURE.test(now)) {
      blocks.push({ kind: 'picture', box: PICTURE.exec(now)?.[1] ?? '' });
      i++;
    } else if (now.trim() === '' || /^(?:-{3,}|<!--.*-->)\s*$/.test(now)) i++;
    else {
      i++;
      blocks.push({ kind: 'paragraph', text: now.trim().replace(/^> ?/, '') + rest() });
    }
  }
  return blocks;
};

/** Everything of a block that can be searched. */
export const wordsOf = (b: Block): string => {
  switch (b.kind) {
    case 'heading':
    case 'paragraph':
      return b.text;
    case 'clause':
      return [b.id, b.text, ...b.more].join(' ');
    case 'items':
      return b.items.map((x) => x.text).join(' ');
    case 'picture':
      return '';
    case 'table':
      return [b.head, ...b.rows].flat().join(' ');
    default:
      return b satisfies never;
  }
};
