/** Puts stages up, one after the other, and has each of them read by the law of what is drawn. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { GameId } from '../../../../games/index.ts';
import type { TestHouse } from '../../house.ts';
import { type Played, played } from '../../laid.ts';
import { piece } from '../book.ts';
import { pressable, readable } from '../pixels.ts';
import { openAt } from '../tables.ts';
import { isPhone, type Light, lightUp, type Screen, steady, visitor } from '../visit.ts';
import { AFTERWARDS } from './after.ts';
import { BUSIEST } from './busiest.ts';
import { BETWEEN_PEOPLE } from './people.ts';
import { SAID, type Spoken, type Stage, type Theatre } from './stage.ts';
import { AT_TABLE } from './table.ts';
import { TAUGHT } from './taught.ts';

export const STAGES: readonly Stage[] = [...AT_TABLE, ...TAUGHT, ...BETWEEN_PEOPLE, ...AFTERWARDS];

/** Where somebody is asked nearest to where most is drawn. */
export const busiestOf = (whole: Played): number => {
  const at = (BUSIEST[whole.game] ?? 0.6) * whole.entries.length;
  return whole.choices.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? 0;
};

export const PLAYED = { level: 'random' } as const;

/** A folder for pictures of all stages, for whoever wants to look at them. */
const PICTURES = process.env.LAWS_PICTURES;
/** A table that is opened may still be settling down. */
const SETTLE_MS = 250;

export interface Performance {
  readonly game: GameId;
  readonly language: Spoken;
  readonly screen: Screen;
  readonly lights: readonly Light[];
  readonly stages: readonly Stage[];
}

const look = async (t: Theatre, stage: Stage, screen: Screen, lights: readonly Light[]): Promise<void> => {
  const { v, page, game } = t;
  const where = `stage ${game}, ${stage.name} (${v.language}, ${screen.width})`;
  await page.waitForTimeout(SETTLE_MS);
  for (const light of lights) {
    await lightUp(page, light);
    await steady(v, `${where}, ${light === 'dark' ? 'by lamp' : 'by day'}`, () => readable(page, stage.sight));
    if (PICTURES === undefined) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${game} ${stage.name} ${v.language} ${screen.width} ${light}.png`.replaceAll(/[^\w.-]+/g, '-')) });
  }
  await steady(v, where, () => pressable(page, stage.sight.within));
  const { sick } = stage;
  if (sick !== undefined && !(t.phone && sick.on === 'wide')) {
    await page.addStyleTag({ content: sick.css });
    if ((await readable(page, stage.sight)).length === 0) v.note(where, [{ law: 'blind', what: `nothing is noticed when it is spoilt by ${sick.css}` }]);
  }
  // What stops the house is told of in the console, too.
  v.said();
};

/** Gives back what was found wrong. A stage that cannot be put up is a fault; one that says that there is nothing of the kind here is not. */
export const perform = async (browser: Browser, house: TestHouse, { game, language, screen, lights, stages }: Performance): Promise<readonly string[]> => {
  const whole = await played(game, PLAYED);
  const busiest = busiestOf(whole);
  const phone = isPhone(screen);
  const mine = stages.filter(({ on, games }) => (on === undefined || on === (phone ? 'phone' : 'wide')) && games?.includes(game) !== false);
  const found: string[] = [];
  let v = await visitor(browser, house.address, language);
  for (const stage of mine) {
    await piece(v, `stage ${game}, ${stage.name} (${language}, ${screen.width})`, async () => {
      await house.open();
      await v.turnTo(screen);
      const t: Theatre = { v, page: v.page, language, said: SAID[language], house, game, whole, busiest, phone };
      if (stage.table === true) await openAt(v.page, whole, busiest);
      else await v.page.goto('/robots.txt');
      if ((await stage.set(t)) === false) return;
      await v.page.locator(stage.sight.within).first().waitFor();
      await look(t, stage, screen, lights);
    });
    found.push(...v.found.splice(0));
    // What one stage keeps in its browser is nothing of the next one's.
    await v.close();
    v = await visitor(browser, house.address, language);
  }
  await v.close();
  await house.open();
  return found;
};
