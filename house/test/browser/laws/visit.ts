/** A visitor of the laws: a browser that speaks one language, walks from room to room and has every room measured on three screens, by lamp and by day. */
import { appendFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { GAME_IDS, GAMES } from '../../../games/index.ts';
import { disallowed } from './allowed.ts';
import { contrastOf, focusOf, lookAt } from './inpage.ts';
import type { Fault } from './page/seen.ts';

export const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;
export interface Screen {
  readonly width: number;
  readonly height: number;
}
export const LIGHTS = ['dark', 'light'] as const;
export type Light = (typeof LIGHTS)[number];
export const TONGUES = ['en', 'de', 'xx'] as const;
export type Tongue = (typeof TONGUES)[number];

/** Too narrow or too low for a desk. */
export const isPhone = ({ width, height }: Screen): boolean => width < 760 || height < 560;

/** Days and months are named by the browser, which knows no pseudo-language. */
const DAYS = Array.from({ length: 12 }, (_, n) => n).flatMap((n) =>
  (['long', 'short'] as const).flatMap((how) => [
    new Date(Date.UTC(2026, n)).toLocaleDateString('en', { month: how, timeZone: 'UTC' }),
    new Date(Date.UTC(2026, 0, n)).toLocaleDateString('en', { weekday: how, timeZone: 'UTC' }),
  ]),
);

/** Names that are the same in every language: people, bots, games and who made them, the house, a key, and the languages themselves. */
const NAMES = [
  ...GAME_IDS.flatMap((id) => `${GAMES[id].meta.title} ${GAMES[id].meta.credit}`.split(/[^\p{L}]+/u)),
  ...['Ada', 'Ben', 'Bot', 'Delancey', 'Mulberry', 'Bleecker', 'Orchard', 'Pell', 'Bowery', 'Hester', 'Rivington', 'Pesthouse', 'pesthouse', 'Enter'],
  ...DAYS,
];

/** Settings of somebody who likes it quick and is new to nothing. */
export const browserOf = (address: string, language: Tongue, more: object = {}) => ({
  cookies: [],
  origins: [
    {
      origin: address,
      localStorage: [
        {
          name: 'pesthouse.settings',
          value: JSON.stringify({ state: { speed: 'instant', motion: 'off', sound: false, name: 'Ada', theme: 'dark', language, ...more }, version: 2 }),
        },
        { name: 'pesthouse.known', value: JSON.stringify(Object.fromEntries(GAME_IDS.map((id) => [id, 'usual']))) },
      ],
    },
  ],
});

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Tongue;
  /** What was found wrong so far. */
  readonly found: string[];
  /** What the console has said since it was last asked. */
  said(): Fault[];
  note(where: string, faults: readonly Fault[]): void;
  /** Looks at the page on this screen: a phone has a finger, and no mouse. */
  turnTo(screen: Screen): Promise<void>;
  close(): Promise<void>;
}

/** What has not come by then does not come. */
const PATIENCE_MS = 60_000;

export const visitor = async (browser: Browser, address: string, language: Tongue, more: object = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SCREENS[0],
    storageState: browserOf(address, language, more),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const line = await context.newCDPSession(page);
  const said: Fault[] = [];
  page.on('pageerror', (e) => said.push({ law: 'console', what: String(e) }));
  page.on('console', (m) => {
    // Playwright itself says that it keeps the house from being fetched for later; and a text file, from which tables are laid, has no icon.
    if (/error|warning/.test(m.type()) && !m.text().includes('blocked by Playwright') && !m.location().url.endsWith('/favicon.ico'))
      said.push({ law: 'console', what: `${m.text()} (${m.location().url})` });
  });
  const found: string[] = [];
  return {
    page,
    context,
    language,
    found,
    said: () => said.splice(0),
    note(where, faults) {
      for (const { law, what } of disallowed(where, faults)) {
        const line = `${law}: ${where}: ${what}`;
        if (found.includes(line)) continue;
        found.push(line);
        if (process.env.LAWS_LOG !== undefined) appendFileSync(process.env.LAWS_LOG, `${line}\n`);
      }
    },
    async turnTo(screen) {
      await line.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(screen), maxTouchPoints: 1 });
      await page.setViewportSize(screen);
    },
    close: () => context.close(),
  };
};

export const lightUp = (page: Page, light: Light): Promise<void> =>
  page.evaluate((x) => {
    document.documentElement.dataset.theme = x;
  }, light);

export interface Course {
  readonly screens: readonly Screen[];
  readonly lights: readonly Light[];
  /** So many kinds of things are given the focus; none, where it is 0. */
  readonly focus: number;
  /** Where ink and ground are looked at; without it, everywhere. */
  readonly coloured?: string;
}
/** Only these widths, where somebody asks for some. */
const WIDTHS = process.env.LAWS_SCREENS?.split(',').map(Number);
/** The whole course, a screen at a time. What a low screen shows in other colours than a wide one would be a wonder. */
export const EACH_SCREEN: readonly (Course & { readonly on: Screen })[] = SCREENS.filter(({ width }) => WIDTHS?.includes(width) !== false).map((on) => ({
  on,
  screens: [on],
  lights: on.width === 1280 ? [] : LIGHTS,
  focus: 200,
}));

/** What is just arriving may still be on its way: a fault is one that is there at a second and a third look, too. */
const LOOKS = 3;
const BETWEEN_MS = 300;
export const steady = async (v: Visitor, where: string, look: () => Promise<Fault[]>): Promise<void> => {
  for (let n = 1; ; n++) {
    const faults = disallowed(where, await look());
    if (faults.length === 0 || n === LOOKS) return v.note(where, faults);
    await v.page.waitForTimeout(BETWEEN_MS);
  }
};

/** Measures the room as it stands on every screen and by every light of the course. */
export const measure = async (v: Visitor, where: string, { screens, lights, focus, coloured }: Course): Promise<void> => {
  for (const screen of screens) {
    await v.turnTo(screen);
    const at = `${where} (${v.language}, ${screen.width})`;
    await steady(v, at, () => lookAt(v.page, { phone: isPhone(screen), names: v.language === 'xx' ? NAMES : null }));
    for (const light of lights) {
      await lightUp(v.page, light);
      await steady(v, `${at}, ${light === 'dark' ? 'by lamp' : 'by day'}`, () => contrastOf(v.page, coloured));
    }
    if (focus > 0) await steady(v, at, () => focusOf(v.page, focus));
  }
  v.note(`${where} (${v.language})`, v.said());
};
