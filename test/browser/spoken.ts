/** What a page of the pseudo-language gives away: words that are hard-wired, and words that are cut so that nobody can read them. */
import { expect, type Page } from '@playwright/test';
import { GAME_IDS, GAMES } from '../../src/games/index.ts';

/** The page speaks this language from the next load on. */
export const speak = async (page: Page, language: string): Promise<void> => {
  await page.addInitScript((wanted) => {
    if (sessionStorage.getItem('spoken') !== null) return;
    sessionStorage.setItem('spoken', wanted);
    const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
    localStorage.setItem('pesthouse.settings', JSON.stringify({ ...kept, state: { ...kept.state, language: wanted }, version: 2 }));
  }, language);
};

/** Names that are the same in every language: people, bots, games and who made them, the house, a key, and the languages themselves. */
const NAMES = [
  ...GAME_IDS.flatMap((id) => `${GAMES[id].meta.title} ${GAMES[id].meta.credit}`.split(/[^\p{L}]+/u)),
  ...['Ada', 'Ben', 'Bot', 'Delancey', 'Mulberry', 'Bleecker', 'Orchard', 'Pell', 'Bowery', 'Hester', 'Rivington', 'Pesthouse', 'pesthouse', 'Enter'],
];

/** Every word on the page that has a plain vowel: the pseudo-language accents them all. Figures, clauses and code are no words. */
const hardWired = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const found = new Set<string>();
    const look = (text: string, where: Element): void => {
      for (const [word] of text.matchAll(/[\p{L}]{2,}/gu))
        if (/[aeiou]/.test(word) && !names.includes(word)) found.add(`${word} (in “${text.trim().slice(0, 60)}”, ${where.tagName.toLowerCase()})`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const home = node.parentElement;
      if (home === null || home.closest('script, style, code, noscript, svg[hidden], time') !== null || !home.checkVisibility()) continue;
      look(node.textContent ?? '', home);
    }
    for (const x of document.querySelectorAll('[aria-label], [title], [alt], [placeholder], [aria-valuetext], [aria-roledescription]'))
      if (x.checkVisibility() || x.closest('svg') !== null)
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription']) look(x.getAttribute(name) ?? '', x);
    look(document.title, document.documentElement);
    return [...found];
  }, NAMES);

/** Words of which more than a sliver is cut away, and that can neither be scrolled or panned to, nor opened, nor read from a title or an explanation. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLIVER = 4;
    const found = new Set<string>();
    /** Where words may be read in full all the same. */
    const READ = '[title], [data-about], [data-opens], [data-tip], [aria-hidden="true"], .vh, svg, option, select, script, style, noscript';
    const cutBy = (home: Element, box: DOMRect): Element | null => {
      for (let x: Element | null = home; x !== null && x !== document.body; x = x.parentElement) {
        const style = getComputedStyle(x);
        const edge = x.getBoundingClientRect();
        const [wide, tall] = [
          box.left < edge.left - SLIVER || box.right > edge.right + SLIVER,
          box.top < edge.top - SLIVER || box.bottom > edge.bottom + SLIVER,
        ];
        if ((wide && /auto|scroll/.test(style.overflowX)) || (tall && /auto|scroll/.test(style.overflowY)) || style.touchAction === 'none') return null;
        if ((wide && /hidden|clip/.test(style.overflowX)) || (tall && /hidden|clip/.test(style.overflowY))) return x;
        if (style.position === 'fixed') return null;
      }
      return null;
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const home = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (home === null || !/\p{L}{2}/u.test(text) || !home.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || home.closest(READ) !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const edge = cutBy(home, range.getBoundingClientRect());
      if (edge !== null)
        found.add(`“${text.slice(0, 60)}” in ${home.tagName.toLowerCase()}.${home.className}, cut by ${edge.tagName.toLowerCase()}.${edge.className}`);
    }
    return [...found];
  });

/** Nothing on the page as it stands is hard-wired or makes it wider than the screen. */
export const spoken = async (page: Page, where: string): Promise<void> => {
  const look = async () => ({
    hardWired: await hardWired(page),
    tooWide: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth - 1)),
  });
  await expect(async () => expect(await look(), where).toEqual({ hardWired: [], tooWide: 0 })).toPass({ timeout: 4000 });
};

/** Neither is anything cut. One run tells of every room that it enters, not of the first alone. */
export const spokenWhole = async (page: Page, where: string): Promise<void> => {
  const look = async () => ({ hardWired: await hardWired(page), cut: await cut(page) });
  // What is just arriving may still be on its way.
  await expect
    .poll(async () => Object.values(await look()).flat().length, { timeout: 4000 })
    .toBe(0)
    .catch(() => undefined);
  expect.soft(await look(), where).toEqual({ hardWired: [], cut: [] });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where} is too wide`).toBeLessThanOrEqual(1);
};
export type Look = typeof spoken;
