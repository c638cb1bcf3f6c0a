/** The style sheets of a board, as far as a drawing needs them: which rules fit an element, and what its values are once all variables are filled in. What needs a browser is passed over. */
import type { Element } from './tree.ts';

interface Simple {
  readonly kind: 'type' | 'class' | 'id' | 'attr' | 'root';
  readonly name: string;
  readonly value?: string | undefined;
}
interface Part {
  readonly all: readonly Simple[];
  /** How it lies in what stands before it. */
  readonly child: boolean;
}
export interface Rule {
  readonly parts: readonly Part[];
  readonly weight: number;
  readonly says: readonly (readonly [name: string, value: string])[];
}

/** Top-level rules; what stands under a condition is for windows and readers, of which a picture knows nothing. */
const blocks = function* (css: string): Generator<readonly [head: string, body: string]> {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) return;
    let [depth, end] = [1, open + 1];
    for (; end < text.length && depth > 0; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    yield [(text.slice(at, open).split(';').at(-1) ?? '').trim(), text.slice(open + 1, end - 1)];
    at = end;
  }
};

const SIMPLE = /\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:\s*=\s*["']?([^"'\]]*)["']?)?\]|(:root)|([a-z][\w-]*|\*)/giy;
const partOf = (text: string, child: boolean): Part | null => {
  const all: Simple[] = [];
  SIMPLE.lastIndex = 0;
  while (SIMPLE.lastIndex < text.length) {
    const found = SIMPLE.exec(text);
    if (found === null) return null;
    const [, cls, id, attr, value, root, type] = found;
    if (cls !== undefined) all.push({ kind: 'class', name: cls });
    else if (id !== undefined) all.push({ kind: 'id', name: id });
    else if (attr !== undefined) all.push({ kind: 'attr', name: attr, value });
    else if (root !== undefined) all.push({ kind: 'root', name: root });
    else if (type !== undefined && type !== '*') all.push({ kind: 'type', name: type });
  }
  return { all, child };
};
const selectorOf = (text: string): readonly Part[] | null => {
  const parts: Part[] = [];
  let child = false;
  for (const word of text.replaceAll('>', ' > ').trim().split(/\s+/)) {
    if (word === '>') {
      child = true;
      continue;
    }
    const part = partOf(word, child);
    if (part === null) return null;
    parts.push(part);
    child = false;
  }
  return parts;
};
const WEIGHTS = { id: 10_000, class: 100, attr: 100, root: 100, type: 1 } as const;

/** Splits at commas and the like that stand in no brackets. */
const split = (text: string, at: string): readonly string[] => {
  const found: string[] = [];
  let [word, depth] = ['', 0];
  for (const c of text) {
    depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    if (c === at && depth === 0) {
      found.push(word);
      word = '';
    } else word += c;
  }
  return [...found, word].map((x) => x.trim()).filter((x) => x !== '');
};

export const rulesOf = (css: string): readonly Rule[] =>
  [...blocks(css)].flatMap(([head, body]) => {
    if (head.startsWith('@') || body.includes('{')) return [];
    const says = split(body, ';').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
    });
    return split(head, ',').flatMap((x) => {
      const parts = selectorOf(x);
      return parts === null ? [] : [{ parts, says, weight: parts.flatMap((y) => y.all).reduce((sum, y) => sum + WEIGHTS[y.kind], 0) }];
    });
  });

const fitsOne = ({ name, attrs }: Element, { all }: Part): boolean =>
  all.every((x) =>
    x.kind === 'type'
      ? name === x.name
      : x.kind === 'class'
        ? (attrs.class ?? '').split(' ').includes(x.name)
        : x.kind === 'id'
          ? attrs.id === x.name
          : x.kind === 'root'
            ? name === 'html'
            : attrs[x.name] !== undefined && (x.value === undefined || attrs[x.name] === x.value),
  );
/** Whether the rule fits the last of these, each of which lies in the one before. */
const fits = (path: readonly Element[], parts: readonly Part[]): boolean => {
  const [self, last] = [path.at(-1), parts.at(-1)];
  if (last === undefined) return true;
  if (self === undefined || !fitsOne(self, last)) return false;
  const [above, before] = [path.slice(0, -1), parts.slice(0, -1)];
  if (before.length === 0) return true;
  if (last.child) return fits(above, before);
  return above.some((_, i) => fits(above.slice(0, i + 1), before));
};

/** What all rules say of it, the weightier later. */
export const saidOf = (rules: readonly Rule[], path: readonly Element[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter((x) => fits(path, x.parts))
      .toSorted((a, b) => a.weight - b.weight)
      .flatMap((x) => x.says),
  );

export type Vars = ReadonlyMap<string, string>;

/** A value with all variables filled in. */
export const filled = (value: string, vars: Vars, depth = 0): string => {
  const at = value.indexOf('var(');
  if (at < 0 || depth > 20) return value;
  let [open, end] = [1, at + 4];
  for (; end < value.length && open > 0; end++) open += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0;
  const [name = '', ...rest] = value.slice(at + 4, end - 1).split(',');
  const known = vars.get(name.trim()) ?? rest.join(',').trim();
  return filled(value.slice(0, at) + known + value.slice(end), vars, depth + 1);
};

export const listOf = (style: string): readonly (readonly [string, string])[] =>
  split(style, ';').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
