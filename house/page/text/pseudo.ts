/** The pseudo-language: English, longer by a third, accented, between marks, and with a right-to-left mark. What stands on a page without a mark is hard-wired; what does not fit will not fit other languages. */

const ACCENTED: { readonly [letter: string]: string } = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ'].flatMap((x, i, all) => (i % 2 === 0 ? [[x, all[i + 1] ?? x]] : [])),
);
const OPEN = '⟦';
const SHUT = '⟧';
/** As writing from right to left needs it: whoever cuts, compares or measures words has to live with it. */
const RIGHT_TO_LEFT = '\u200f';
const LONGER = 0.35;
/** No language has words much longer than this. */
const LONGEST = /~{14}(?=~)/g;

/** Ids, clauses, colours, addresses and the like are no words: nothing that a person reads is written so. */
const noWords = (x: string): boolean =>
  !/\p{L}/u.test(x) || /^[a-z0-9]*(?:[-.:][a-z0-9]+)+$/.test(x) || /^(?:\/|data:|https?:|#|var\()/.test(x) || /^[A-Z]+(?:-[A-Z0-9]+)+$/.test(x);

const accented = (x: string): string => x.replace(/\{\w+\}|\p{L}/gu, (c) => ACCENTED[c] ?? c);

/** What is already in the pseudo-language stays as it is inside of a longer text. */
export const pseudoText = (x: string): string => {
  if (noWords(x)) return x;
  const plain = x.replaceAll(SHUT, '').replaceAll(RIGHT_TO_LEFT, '').split(OPEN);
  const letters = plain.join('').length;
  const tail = x.includes(OPEN) ? '' : '~'.repeat(Math.ceil(letters * LONGER)).replace(LONGEST, '$& ');
  return `${OPEN}${accented(plain.join(''))}${tail}${RIGHT_TO_LEFT}${SHUT}`;
};

/** A rulebook, whose marks and numbers of clauses stay as they are. */
export const pseudoBook = (md: string): string =>
  md
    .split('\n')
    .map((line) => {
      if (line.startsWith('<!--')) return line;
      const [, mark = '', rest = ''] = /^(\s*(?:#+ |> ?|\d+\. |[-*] (?:\*\*[A-Z]+(?:-[A-Z0-9]+)+\*\*:? )?)?)(.*)$/.exec(line) ?? [];
      if (rest.startsWith('|')) return rest.replace(/[^|]+/g, (cell) => (/^[\s:-]*$/.test(cell) ? cell : ` ${accented(cell.trim())} `));
      return `${mark}${accented(rest)}`;
    })
    .join('\n');

/** What stands under these names is for the machine, unless it begins like a word. */
const isId = (x: unknown): boolean =>
  typeof x === 'string' ? /^(?:[a-z0-9/]|[A-Z]+-|data:)/.test(x) : Array.isArray(x) && x.every((y) => typeof y !== 'object');
/** How a lesson is laid: a position, and no words. */
const LAID = 'opening';
const NO_WORDS = new Set([
  'id',
  'kind',
  'number',
  'numbers',
  'clause',
  'part',
  'picture',
  'key',
  'verb',
  'type',
  'step',
  'tone',
  'icon',
  'show',
  'must',
  'others',
  'to',
  'tab',
  'pictures',
  'clauses',
]);

/** Deeply: strings, lists, objects, and whatever functions give. */
export const pseudoOf = <T>(words: T): T => made(words, new Map());

function made<T>(x: T, known: Map<unknown, unknown>): T;
function made(x: unknown, known: Map<unknown, unknown>): unknown {
  if (typeof x === 'string') return pseudoText(x);
  if (typeof x === 'function') return (...given: readonly unknown[]) => made(Reflect.apply(x, undefined, given), new Map());
  if (typeof x !== 'object' || x === null) return x;
  const before = known.get(x);
  if (before !== undefined) return before;
  if (Array.isArray(x)) return x.map((y) => made(y, known));
  if (Object.getPrototypeOf(x) !== Object.prototype) return x;
  const copy: { [key: string]: unknown } = {};
  known.set(x, copy);
  for (const [key, y] of Object.entries(x)) copy[key] = key === LAID || (NO_WORDS.has(key) && isId(y)) ? y : made(y, known);
  return copy;
}
