/** A search that answers questions: ranks passages by the words of a question, by words that mean the same, and by the chapter they stand in. It runs here, without a house. */
import { fold } from '../text/fold.ts';
import { nearest } from './nearly.ts';

export interface Asking {
  /** Words that say nothing about what is asked. */
  readonly empty: readonly string[];
  /** Words that mean the same, each line one meaning. */
  readonly alike: readonly string[];
  /** Words for nothing: they stand everywhere, so that only those that mean the same are looked for. */
  readonly none: readonly string[];
  /** Endings that are cut off, the longest first. */
  readonly ends: readonly string[];
  /** Words that ask for a number, and numbers in words. */
  readonly howMany: readonly string[];
  readonly numbers: readonly string[];
  /** Words in the headings of chapters that few tables need: their answers come later. */
  readonly aside: readonly string[];
}

export interface Passage {
  /** Its own words, and those of the chapter it stands in. */
  readonly words: string;
  readonly chapter: string;
}

const WORD = /[\p{L}\d]+/gu;
/** A word without its ending; short ones stay whole. */
const stemmer =
  ({ ends }: Asking) =>
  (word: string): string => {
    const end = ends.find((x) => word.length - x.length >= 3 && word.endsWith(x));
    return end === undefined ? word : word.slice(0, -end.length);
  };
const wordsIn = (text: string): string[] => fold(text).match(WORD) ?? [];

interface Meaning {
  readonly own: string;
  readonly alike: ReadonlySet<string>;
}

const meaningsOf = (asking: Asking, query: string): readonly Meaning[] => {
  const stem = stemmer(asking);
  const empty = new Set(asking.empty);
  const all = wordsIn(query);
  const said = all.filter((x) => !empty.has(x) && !asking.howMany.includes(x));
  // A question of nothing but small words is asked by them.
  return [...new Set(said.length > 0 ? said : all)].map((word) => {
    const lines = asking.alike.map((line) => line.split(' ')).filter((line) => line.includes(word) || line.some((x) => stem(x) === stem(word)));
    const none = asking.none.includes(word);
    return { own: none ? '' : stem(word), alike: new Set(lines.flatMap((line) => line.filter((x) => !asking.none.includes(x))).map(stem)) };
  });
};

/** How well one word of a passage meets a meaning: the word itself, one that means the same, a longer one that begins with it, or one that holds it. */
const meets = (word: string, { own, alike }: Meaning): number => {
  if (word === own) return 1;
  if (alike.has(word)) return 0.75;
  if (own.length > 3 && word.startsWith(own)) return 0.6;
  return [own, ...alike].some((x) => x.length > 5 && word.endsWith(x)) ? 0.4 : 0;
};

const SATURATION = 0.8;
const CHAPTER = 0.6;
/** What a passage speaks of is named early. */
const EARLY = 6;
const FIRST = 0.35;
const COUNTED = 1.6;
const ASIDE = 0.6;
/** Somebody has put the very question there. */
const VERBATIM = 2;
/** Whoever meets every meaning comes before whoever meets one of them often. */
const WHOLE = 0.6;

/** The passages that have to do with the question, the best first, as their places in the list. */
export const answers = (asking: Asking, passages: readonly Passage[], query: string): readonly number[] => {
  const said = meaningsOf(asking, query);
  if (said.length === 0) return [];
  const stem = stemmer(asking);
  const read = passages.map((p) => ({ words: wordsIn(p.words).map(stem), chapter: wordsIn(p.chapter).map(stem) }));
  const known = new Map<string, number>();
  for (const p of read) for (const w of [...p.words, ...p.chapter]) known.set(w, (known.get(w) ?? 0) + 1);
  // What stands nowhere was perhaps written otherwise.
  const meanings = said.map((m) => {
    if (m.own === '' || [...known.keys()].some((w) => meets(w, m) > 0)) return m;
    return { ...m, own: nearest(m.own, known) ?? m.own };
  });
  const average = read.reduce((n, p) => n + p.words.length, 0) / Math.max(1, read.length);
  const hits = meanings.map((m) =>
    read.map((p) => ({
      own: p.words.reduce((n, w) => n + meets(w, m), 0),
      early: p.words.slice(0, EARLY).reduce((n, w) => Math.max(n, meets(w, m)), 0),
      chapter: p.chapter.reduce((n, w) => Math.max(n, meets(w, m)), 0),
    })),
  );
  // What stands in few passages tells more than what stands in all.
  const rarity = hits.map((list) => Math.log(1 + read.length / (0.5 + list.filter((x) => x.own > 0 || x.chapter > 0).length)));
  const question = wordsIn(query);
  const counting = question.some((w) => asking.howMany.includes(w));
  const isNumber = (w: string): boolean => /^\d/.test(w) || asking.numbers.includes(w);
  const weight = (i: number): number => {
    const { words = '', chapter = '' } = passages[i] ?? {};
    const all = wordsIn(words);
    return (
      (counting && all.some(isNumber) ? COUNTED : 1) *
      (wordsIn(chapter).some((w) => asking.aside.includes(w) && !question.includes(w)) ? ASIDE : 1) *
      (question.length > 2 && all.join(' ').includes(question.join(' ')) ? VERBATIM : 1)
    );
  };
  const scored = read.map((p, i) => {
    const long = 0.7 + (0.3 * p.words.length) / average;
    let [sum, met] = [0, 0];
    meanings.forEach((_, m) => {
      const hit = hits[m]?.[i];
      if (hit === undefined) return;
      const own = hit.own / (hit.own + SATURATION * long);
      const worth = own + FIRST * hit.early + CHAPTER * hit.chapter;
      sum += (rarity[m] ?? 0) * worth;
      if (worth > 0) met += 1;
    });
    return { i, score: sum * weight(i) * (1 - WHOLE + (WHOLE * met) / meanings.length) };
  });
  return scored
    .filter((x) => x.score > 0)
    .toSorted((a, b) => b.score - a.score || a.i - b.i)
    .map((x) => x.i);
};
