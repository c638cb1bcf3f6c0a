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
  readonly name: string;
  /** What it says and does: of two steps on one way a button may keep its name and mean another thing. */
  readonly says: string;
  /** Where a press on it lands on the thing itself, by eye: its middle, or else a part that nothing covers. */
  readonly at: { readonly x: number; readonly y: number } | null;
}
const MOST_PRESSES = 8;

/** What is ringed now, first things first. */
const rings = (page: Page): Promise<readonly Ring[]> =>
  page.evaluate(() => {
    const things = (name: string): readonly Element[] => [
      ...document.querySelectorAll(name.startsWith('does ') ? '[data-does]' : `[data-spot="${CSS.escape(name)}"]`),
    ];
    return [...document.querySelectorAll('[data-ring]')].map((ring) => {
      const name = ring.getAttribute('data-ring') ?? '';
      const r = ring.getBoundingClientRect();
      const own = things(name);
      const steps = [4, 3, 5, 2, 6, 1, 7];
      const points = steps.flatMap((j) => steps.map((i) => ({ x: r.left + (r.width * i) / 8, y: r.top + (r.height * j) / 8 })));
      const hit = ({ x, y }: { x: number; y: number }): Element | undefined => {
        const top = document.elementFromPoint(x, y);
        if (top === null) return undefined;
        return own.find((thing) => thing.contains(top) || (thing.getBoundingClientRect().width < 4 && top.closest('[data-lesson]') === null));
      };
      const at = points.find((point) => hit(point) !== undefined) ?? null;
      const thing = at === null ? undefined : hit(at);
      return { name, at, says: `${name} ${thing?.textContent} ${thing?.getAttribute('data-does')}` };
    });
  });

/** Does what a step asks for by pressing what is ringed and nothing else, each thing in its turn, until the plate goes on: by mouse, or by finger. */
export const obey = async (page: Page, step: { readonly task: string; readonly text: string }, by: 'mouse' | 'finger'): Promise<void> => {
  const said = step.text.replaceAll('**', '');
  const gone = async (): Promise<boolean> => !(await task(page).isVisible()) || (await task(page).innerText()) !== step.task;
  const done: string[] = [];
  for (let n = 0; n < MOST_PRESSES; n++) {
    // Things may still be on their way to their places: a hand comes when they stand still.
    let seen = '';
    await expect
      .poll(
        async () => {
          const before = seen;
          seen = (await gone()) ? 'gone' : JSON.stringify(await rings(page));
          return seen === before && seen !== '[]';
        },
        { message: `${step.task}: something is ringed`, intervals: [150] },
      )
      .toBe(true);
    if (await gone()) return;
    const now = await rings(page);
    const pressable = now.filter((x) => x.at !== null);
    expect(
      pressable.map((x) => x.name),
      `${step.task}: something that is ringed can be pressed (${now.map((x) => x.name).join(', ')})`,
    ).not.toEqual([]);
    // What has not been pressed yet comes first; a thing that came only now before all others.
    const next = pressable.find((x) => !done.includes(x.says)) ?? pressable[0];
    if (next?.at == null) continue;
    if (done.includes(next.says)) done.length = 0;
    done.push(next.says);
    await (by === 'mouse' ? page.mouse.click(next.at.x, next.at.y) : page.touchscreen.tap(next.at.x, next.at.y));
    await expect
      .poll(async () => (await gone()) || JSON.stringify(await rings(page)) !== seen, { timeout: 900, intervals: [50, 100] })
      .toBe(true)
      .catch(() => undefined);
    if (await gone()) return;
    expect(await plate(page).innerText(), `${step.task}: ${next.name} is ringed, so it is wanted`).toContain(said);
  }
  throw new Error(`${step.task}: ${MOST_PRESSES} presses on what is ringed did not do it (${done.join(', ')})`);
};
