/** The laws of what is heard: every room has one heading of the first order, no order is passed over, and at a table one thing speaks and nothing beside it. Runs in the page. */
import { type Fault, short, wayTo } from './seen.ts';

const SPEAKS = '[aria-live]:not([aria-live="off"]), [role="status"]:not([aria-live]), [role="alert"]:not([aria-live]), [role="log"]:not([aria-live]), output';

const headings = (): Fault[] => {
  // While something stands over the page the rest of it is not there.
  const room = document.querySelector('dialog[open]:modal') ?? document.body;
  const all = [...room.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((x) => x.checkVisibility({ visibilityProperty: true }));
  const orders = all.map((x) => Number(x.tagName.slice(1)));
  const firsts = all.filter((x) => x.tagName === 'H1');
  const faults: Fault[] = [];
  if (room === document.body && firsts.length !== 1)
    faults.push({ law: 'headings', what: `there are ${firsts.length} of the first order: ${firsts.map((x) => short(x.textContent)).join(', ')}` });
  for (const [i, x] of all.entries()) {
    const before = orders[i - 1];
    if (before !== undefined && (orders[i] ?? 0) > before + 1)
      faults.push({ law: 'headings', what: `“${short(x.textContent)}” of order ${orders[i]} follows one of order ${before}: ${wayTo(x)}` });
  }
  return faults;
};

const voices = (): Fault[] => {
  if (document.querySelector('[data-table]') === null) return [];
  // What speaks has its words in a shadow of its own.
  if (document.querySelectorAll('[data-live-region]').length !== 1) return [{ law: 'voice', what: 'the one thing that speaks is not there' }];
  const others = [...document.querySelectorAll(SPEAKS)].filter((x) => x.closest('dialog, [data-live-region]') === null);
  return others.map((x) => ({ law: 'voice', what: `speaks too: ${wayTo(x)}` }));
};

/** Only of the house: a page that is put together for a test is none. */
export const heard = (): Fault[] => (document.getElementById('house') === null ? [] : [...headings(), ...voices()]);
