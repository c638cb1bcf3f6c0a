/** The law of stops: no sentence that is said about a thing ends twice. Runs in the page. */
import { type Fault, short, wayTo } from './seen.ts';

/** Two ends in a row, as where a sentence that has its stop is put before another. */
const TWICE = /[\p{L}\p{N})”"][.!?:,;]\.(?=\s|$)/u;

export const endsTwice = (): Fault[] => {
  const found = new Map<string, Fault>();
  for (const x of document.querySelectorAll('[aria-label], [title]'))
    for (const said of [x.getAttribute('aria-label'), x.getAttribute('title')]) {
      const at = said?.match(TWICE)?.index;
      if (said === null || at === undefined || !x.checkVisibility()) continue;
      const what = `“${short(said.slice(Math.max(0, at - 20)))}”, ${wayTo(x)}`;
      found.set(what, { law: 'stops', what });
    }
  return [...found.values()];
};
