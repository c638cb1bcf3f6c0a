/** The law of what is drawn in the rooms of the house: each room is walked through, everything in it that can be pressed is pressed once, and whatever opens over it is read. */
import { expect, type Locator, type Page } from '@playwright/test';
import { GAME_IDS } from '../../../games/index.ts';
import { peopled, type Room } from '../peopled.ts';
import { test } from '../test.ts';
import { piece } from './book.ts';
import { pressable, readable } from './pixels.ts';
import { PLAIN_ROOMS, roomsOf } from './rooms.ts';
import { LIGHTS, lightUp, SCREENS, steady, type Visitor, visitor } from './visit.ts';

/** What lies over a room: a dialog, a word in passing, a card. */
const OVER = 'dialog[open], [role="alertdialog"], [data-explained], [data-while-away]';
const [WIDE, , PHONE] = SCREENS;
/** Nobody reads a room that does not come. */
const COME_MS = 20_000;
const SETTLE_MS = 300;
/** So many things of one room are pressed; lists of the same thing are pressed once. */
const MOST = 40;

const goTo = async (page: Page, { path, sees = 'h1' }: Room): Promise<void> => {
  await page.goto(path);
  await page.locator(sees).first().waitFor({ state: 'attached', timeout: COME_MS });
  await page.waitForTimeout(SETTLE_MS);
};
/** One of each kind: buttons that look alike and are called alike but for names open the same. */
const kinds = (page: Page): Promise<readonly number[]> =>
  page.evaluate((most) => {
    const known = new Set<string>();
    return [...document.querySelectorAll('button:not(:disabled), [role="button"]')]
      .flatMap((x, i) => {
        const kind = `${x.className} ${x.parentElement?.className} ${x.closest('section, header, aside')?.getAttribute('aria-label')} ${x.querySelector('svg')?.innerHTML.slice(0, 60)}`;
        if (known.has(kind) || !x.checkVisibility()) return [];
        known.add(kind);
        return [i];
      })
      .slice(0, most);
  }, MOST);

const readOver = async (v: Visitor, where: string): Promise<void> => {
  for (const light of LIGHTS) {
    await lightUp(v.page, light);
    await steady(v, `${where}, ${light === 'dark' ? 'by lamp' : 'by day'}`, () => readable(v.page, { within: OVER }));
  }
  await steady(v, where, () => pressable(v.page, OVER));
};
const walk = async (v: Visitor, room: Room): Promise<void> => {
  await goTo(v.page, room);
  for (const light of LIGHTS) {
    await lightUp(v.page, light);
    await steady(v, `${room.name} (${v.language}), ${light === 'dark' ? 'by lamp' : 'by day'}`, () => readable(v.page, { under: true }));
  }
  const buttons = (): Locator => v.page.locator('button:not(:disabled), [role="button"]');
  for (const i of await kinds(v.page)) {
    const button = buttons().nth(i);
    const name = ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '').trim();
    // What lies under something else now is pressed in another room, or by its own test.
    const pressed = await button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    await v.page.waitForTimeout(SETTLE_MS);
    if (pressed && (await v.page.locator(OVER).count()) > 0) await readOver(v, `${room.name}, after “${name}” (${v.language})`);
    if (pressed) await goTo(v.page, room);
  }
  v.said();
};

for (const language of ['en', 'de'] as const)
  for (const screen of [WIDE, PHONE]) {
    const inRooms = (name: string, rooms: readonly Room[]) =>
      test(`what lies over ${name} in ${language}, ${screen.width} wide`, async ({ browser, house }) => {
        test.setTimeout(3_600_000);
        const { key, ownerKey, rooms: theirs } = await peopled(house);
        const v = await visitor(browser, house.address, language);
        await v.turnTo(screen);
        await v.page.addInitScript(
          ({ me, owner }) => {
            localStorage.setItem('pesthouse.me', me);
            localStorage.setItem('pesthouse.owner', owner);
          },
          { me: key, owner: ownerKey },
        );
        for (const room of rooms.length === 0 ? theirs : rooms) await piece(v, `over ${room.name} (${language}, ${screen.width})`, () => walk(v, room));
        await v.close();
        expect(v.found).toEqual([]);
      });
    inRooms('the rooms of the house', PLAIN_ROOMS);
    inRooms('the rooms of people', []);
    inRooms('the rooms of the games', GAME_IDS.flatMap(roomsOf));
  }
