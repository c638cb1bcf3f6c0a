/** The Doctor's plate of a lesson, as a person sees it: its task, and where it lies by what it speaks of. */
import type { Locator, Page } from '@playwright/test';

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
