/** How a table is looked at: opened at a position, with its panels, its tabs on the phone, and where its parts stand. */
import type { Page } from '@playwright/test';
import { openLaid, type Played } from '../laid.ts';
import type { Kept } from './book.ts';
import { standsOf } from './inpage.ts';
import { type Course, isPhone, measure, type Screen, type Visitor } from './visit.ts';

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
/** What a press on one of them changes: beside a drawer the rest of the table keeps its colours, which were looked at before. */
const CHANGED = { wide: 'aside:has(> [role="tablist"])', phone: 'body' } as const;

export const measureTable = async (v: Visitor, where: string, course: Course): Promise<void> => {
  await measure(v, where, course);
  for (const screen of course.screens) {
    await v.turnTo(screen);
    const on = isPhone(screen) ? 'phone' : 'wide';
    const parts = v.page.locator(PARTS[on]);
    const count = await parts.count();
    for (let i = 0; i < count; i++) {
      await parts.nth(i).click();
      await measure(v, `${where}, part ${i + 1}`, {
        ...course,
        screens: [screen],
        lights: screen.width === 1280 ? [] : course.lights,
        focus: 0,
        coloured: CHANGED[on],
      });
    }
    if (count > 0) await parts.first().click();
  }
};

/** Where the parts of the tables of one game stand on each screen; told where one of them has moved since the last question. */
export const stillness = () => {
  const stood = new Map<string, string>();
  return {
    async look(v: Visitor, where: string, screen: Screen): Promise<Kept> {
      await v.turnTo(screen);
      const { stands, under } = await standsOf(v.page);
      const at = `${where} (${v.language}, ${screen.width})`;
      for (const part of under) v.note(at, [{ law: 'still', what: `the bar lies on the ${part}` }]);
      const now = Object.entries(stands).map(([part, box]) => ({ part, box, key: `${v.language} ${screen.width} ${part}` }));
      for (const { part, box, key } of now) {
        const before = stood.get(key) ?? box;
        if (before !== box) v.note(at, [{ law: 'still', what: `${part} stood at ${before} and stands at ${box}` }]);
      }
      return Object.fromEntries(now.map(({ key, box }) => [key, box]));
    },
    /** From now on things are compared with where they stand now. */
    recall(now: Kept): void {
      for (const [key, box] of Object.entries(now)) stood.set(key, box);
    },
  };
};
