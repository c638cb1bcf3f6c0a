/** The Doctor's plate of a lesson, as a person sees it: its task, and where it lies by what it speaks of. */
import { expect, type Locator, type Page } from '@playwright/test';

export const plate = (page: Page): Locator => page.locator('[data-lesson]');
export const task = (page: Page): Locator => plate(page).getByRole('heading').first();

/** What the plate speaks of is ringed on the board; it lies on none of it, and whole on the screen. */
export const lies = (page: Page): Promise<'free' | 'covered' | 'off the screen' | 'nothing is pointed at'> =>
  page.evaluate(() => {
    const say = document.querySelector('[data-lesson] section')?.getBoundingClientRect();
    const rings = [...document.querySelectorAll('[data-ring]')].map((x) => x.getBoundingClientRect());
    if (say === undefined || rings.length === 0) return 'nothing is pointed at';
    if (rings.some((r) => r.left < say.right - 1 && say.left < r.right - 1 && r.top < say.bottom - 1 && say.top < r.bottom - 1)) return 'covered';
    return say.left >= 0 && say.right <= innerWidth && say.top >= 0 && say.bottom <= innerHeight ? 'free' : 'off the screen';
  });

interface Ring {
  readonly x: number;
  readonly y: number;
}
const MOST_PRESSES = 8;

/** The middles of what is ringed now, first things first; where one is covered by the plate it says so. */
const rings = (page: Page): Promise<readonly Ring[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-ring]')].map((ring) => {
      const r = ring.getBoundingClientRect();
      const [x, y] = [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)];
      if (document.elementFromPoint(x, y)?.closest('[data-lesson] section') !== null && document.elementFromPoint(x, y) !== null)
        throw new Error(`the plate lies on what it wants pressed, at ${x}, ${y}`);
      return { x, y };
    }),
  );

/** Does what a step asks for by pressing what is ringed and nothing else, each thing in its turn, until the plate goes on: by mouse, or by finger. */
export const obey = async (page: Page, step: { readonly task: string; readonly text: string }, by: 'mouse' | 'finger'): Promise<void> => {
  const said = step.text.replaceAll('**', '');
  const standing = async (): Promise<string> => (await task(page).isVisible()) && (await task(page).innerText()) === step.task ? 'still' : 'gone on';
  const done = new Set<string>();
  for (let n = 0; n < MOST_PRESSES; n++) {
    await expect.poll(async () => (await standing()) === 'gone on' || (await rings(page)).length > 0, { message: `${step.task}: something is ringed` }).toBe(true);
    if ((await standing()) === 'gone on') return;
    const now = await rings(page);
    const fresh = now.filter(({ x, y }) => !done.has(`${x} ${y}`));
    if (fresh.length === 0) done.clear();
    const next = fresh[0] ?? now[0];
    if (next === undefined) continue;
    done.add(`${next.x} ${next.y}`);
    await (by === 'mouse' ? page.mouse.click(next.x, next.y) : page.touchscreen.tap(next.x, next.y));
    // Either the plate goes on or other things are ringed; where neither comes, the next thing is pressed.
    const before = JSON.stringify(now);
    await expect
      .poll(async () => (await standing()) === 'gone on' || JSON.stringify(await rings(page)) !== before, { timeout: 900, intervals: [50, 100] })
      .toBe(true)
      .catch(() => undefined);
    if ((await standing()) === 'gone on') return;
    expect(await plate(page).innerText(), `${step.task}: what is ringed is what is wanted`).toContain(said);
  }
  throw new Error(`${step.task}: ${MOST_PRESSES} presses on what is ringed did not do it`);
};
