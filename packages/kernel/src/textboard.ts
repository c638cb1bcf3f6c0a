/** A position in words: a small document of sections under headings, each of sentences, lists and tables. Page and terminal draw the same one. */

export type BoardPart =
  | { readonly kind: 'says'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Every row begins with what it is about; a cell may be empty. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface BoardSection {
  readonly title: string;
  readonly parts: readonly BoardPart[];
}
export type TextBoard = readonly BoardSection[];

/** A sentence, or several that belong together. */
export const says = (text: string): BoardPart => ({ kind: 'says', text });
export const list = (items: readonly string[]): BoardPart => ({ kind: 'list', items });
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): BoardPart => ({ kind: 'table', head, rows });
/** What has nothing to say is left out. */
export const section = (title: string, ...parts: readonly BoardPart[]): BoardSection => ({
  title,
  parts: parts.filter((x) => (x.kind === 'says' ? x.text !== '' : x.kind === 'list' ? x.items.length > 0 : x.rows.length > 0)),
});

const rowLine = (head: readonly string[], [about = '', ...cells]: readonly string[]): string => {
  const told = cells.flatMap((cell, i) => (cell === '' ? [] : [`${head[i + 1] ?? ''} ${cell}`.trim()]));
  return told.length === 0 ? about : `${about}: ${told.join('; ')}`;
};

/** The same line by line: a heading stands bold, an item of a list or a row of a table begins with a dash. */
export const boardLines = (board: TextBoard): string[] =>
  board.flatMap(({ title, parts }) => [
    `**${title}**`,
    ...parts.flatMap((x) =>
      x.kind === 'says' ? [x.text] : (x.kind === 'list' ? x.items : x.rows.map((row) => rowLine(x.head, row))).map((line) => `- ${line}`),
    ),
  ]);
