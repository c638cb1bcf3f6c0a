/** A puzzle in a real browser: a wrong try is judged and changes nothing, the right one is played with its reason, and it is remembered. */
import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

const FILE = new URL('../../../games/newyork/puzzles/4.json', import.meta.url);

/** An easy one of New York that asks: draw, or stop. */
const easy = (): { readonly id: string; readonly best: string } => {
  const book: { readonly puzzles: readonly { readonly id: string; readonly step: string; readonly moves: readonly { readonly move: string }[] }[] } =
    JSON.parse(readFileSync(FILE, 'utf8'));
  const found = book.puzzles.find((p) => p.step === 'gather');
  if (found === undefined) throw new Error('no puzzle asks to draw or to stop');
  return { id: found.id, best: found.moves[0]?.move ?? '' };
};

test('a puzzle: another try is judged and may be tried again, the best is played with its reason, and the room remembers it', async ({ page }) => {
  const { id, best } = easy();
  const wrong = best === 'stop' ? 'draw' : 'stop';
  await page.goto('/puzzles');
  await page.getByRole('region', { name: 'Pests: Fight for New York City' }).locator(`a[href$="/puzzles/newyork/${id}"]`).click();
  const plate = page.locator('[data-puzzle]');
  await expect(plate.getByRole('heading', { level: 2 })).toHaveText('Find the best move.');
  const spot = (verb: string) => page.locator(`[data-spot="do:${verb}"]`).filter({ visible: true }).first();
  await spot(wrong).click();
  await expect(plate).toHaveAttribute('data-puzzle', 'tried');
  await expect(plate).toContainText('Nothing was played.');
  await spot(best).click();
  await expect(plate).toHaveAttribute('data-puzzle', 'found');
  await expect(plate.locator('[data-why]')).not.toBeEmpty();
  await expect(plate.getByRole('button', { name: 'Play on' })).toBeVisible();
  await plate.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('region', { name: 'Pests: Fight for New York City' })).toContainText(/1 of \d+ solved/);
});
