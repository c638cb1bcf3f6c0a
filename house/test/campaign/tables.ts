/** The tables of docs/reliability.md, written from the book: whatever stands there was measured. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Written } from './book.ts';
import { PARTS } from './parts.ts';

const shown = (n: number): string => (Number.isInteger(n) || Math.abs(n) >= 1000 ? Math.round(n).toLocaleString('en') : n.toFixed(2));
const isSmall = (name: string): boolean => !/^(?:games|decisions) \w+ \d+$/.test(name);

const rowsOf = (parts: Written['parts']): string[] =>
  Object.entries(PARTS).flatMap(([name, { goal, unit }]) => {
    const page = parts[name];
    if (page === undefined) return [`| \`${name}\` | ${shown(goal)} ${unit} | not run yet | | | |`];
    const { faults = 0, ...figures } = page.figures;
    const done = Object.entries(figures)
      .filter(([key]) => isSmall(key))
      .map(([key, n]) => `${key}: ${shown(n)}`)
      .join('; ');
    return [`| \`${name}\` | ${shown(goal)} ${unit} | ${done} | ${shown(faults)} | ${Math.ceil(page.seconds / 60)} min | ${page.day} |`];
  });

const editionRows = (parts: Written['parts']): string[] =>
  Object.entries(parts.fuzz?.figures ?? {}).flatMap(([key, n]) => {
    const found = /^decisions (\w+) (\d+)$/.exec(key);
    return found === null ? [] : [`| ${found[1]} ${found[2]} | ${shown(parts.fuzz?.figures[`games ${found[1]} ${found[2]}`] ?? 0)} | ${shown(n)} |`];
  });

/** What stands between two marks of the page. */
export const tablesOf = ({ machine, node, parts }: Written): { readonly [mark: string]: string } => ({
  campaign: [
    `Measured on ${machine}, Node ${node}.`,
    '',
    '| part | goal | done | faults | time | last run |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rowsOf(parts),
  ].join('\n'),
  editions: ['| game and edition | games | decisions |', '| --- | --- | --- |', ...editionRows(parts)].join('\n'),
});

export const writtenInto = (text: string, tables: { readonly [mark: string]: string }): string =>
  Object.entries(tables).reduce(
    (all, [mark, table]) =>
      all.replace(new RegExp(`(<!-- ${mark} -->\n)[\\s\\S]*?(<!-- end -->)`), (_, before: string, after: string) => `${before}${table}\n${after}`),
    text,
  );

export const writeTables = (book: Written, file: string): void => writeFileSync(file, writtenInto(readFileSync(file, 'utf8'), tablesOf(book)));
