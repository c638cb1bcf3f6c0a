/** The law of words: in the pseudo-language every vowel has an accent, so a plain one is hard-wired. Runs in the page. */
import { type Fault, short, wayTo } from './seen.ts';

const SAID = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription'];

/** Where something lies, in the house or on its machine. */
const ADDRESS = /(?<=^|[\s“(])(?:https?:\/)?\/[\w./:#?=&-]+/g;

/** Figures, clauses, addresses and code are no words; names are the same in every language. */
export const hardWired = (names: readonly string[]): Fault[] => {
  const found = new Map<string, Fault>();
  const known = new Set(names);
  const look = (text: string, where: Element): void => {
    for (const [word] of text.replaceAll(ADDRESS, ' ').matchAll(/\p{L}{2,}/gu)) {
      if (!/[aeiou]/.test(word) || known.has(word)) continue;
      const what = `${word} in “${short(text)}”, ${wayTo(where)}`;
      found.set(what, { law: 'words', what });
    }
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const home = node.parentElement;
    if (home === null || home.closest('script, style, code, noscript, svg[hidden], time, [data-own-words]') !== null || !home.checkVisibility()) continue;
    look(node.textContent ?? '', home);
  }
  for (const x of document.querySelectorAll(SAID.map((name) => `[${name}]`).join()))
    if (x.checkVisibility() || x.closest('svg') !== null) for (const name of SAID) look(x.getAttribute(name) ?? '', x);
  look(document.title, document.documentElement);
  return [...found.values()];
};
