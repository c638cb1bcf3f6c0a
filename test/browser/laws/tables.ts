/** How a table is looked at: opened at a position, with its panels, its tabs on the phone, and where its parts stand. */
import type { Page } from '@playwright/test';
import { openLaid, type Played } from '../laid.ts';
import { standsOf } from './inpage.ts';
import { type Course, isPhone, measure, type Visitor } from './visit.ts';

/** The table stands and somebody is asked, or the game is over. */
export const openAt = async (page: Page, whole: Played, n: number): Promise<void> => {
  await openLaid(page, whole, n);
  const over = n >= whole.entries.length;
  await page
    .locator(over ? 'table' : '[data-prompt="yours"]')
    .first()
    .waitFor({ timeout: 60_000 });
};

/** What stands by the table and is opened by a press: drawers when it is wide, tabs on a phone. */
const PARTS = { wide: '[data-table] [role="tab"]', phone: '[data-table] nav button' } as const;

export const measureTable = async (v: Visitor, where: string, course: Course): Promise<void> => {
  await measure(v, where, course);
  for (const screen of course.screens) {
    await v.turnTo(screen);
    const parts = v.page.locator(isPhone(screen) ? PARTS.phone : PARTS.wide);
    const count = await parts.count();
    for (let i = 0; i < count; i++) {
      await parts.nth(i).click();
      await measure(v, `${where}, part ${i + 1}`, { ...course, screens: [screen], lights: screen.width === 1280 ? [] : course.lights, focus: 0 });
    }
    if (count > 0) await parts.first().click();
  }
};

/** Where the parts of the tables of one game stand on each screen; told where one of them has moved since the last question. */
export const stillness = () => {
  const stood = new Map<string, string>();
  return async (v: Visitor, where: string, { screens }: Course): Promise<void> => {
    for (const screen of screens) {
      await v.turnTo(screen);
      const { stands, under } = await standsOf(v.page);
      for (const part of under) v.note(`${where} (${v.language}, ${screen.width})`, [{ law: 'still', what: `the bar lies on the ${part}` }]);
      for (const [part, box] of Object.entries(stands)) {
        const key = `${v.language} ${screen.width} ${part}`;
        const before = stood.get(key) ?? box;
        stood.set(key, box);
        if (before !== box) v.note(`${where} (${v.language}, ${screen.width})`, [{ law: 'still', what: `${part} stood at ${before} and stands at ${box}` }]);
      }
    }
  };
};
