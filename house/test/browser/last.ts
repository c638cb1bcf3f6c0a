/** The last move of a game that is already played, made by hand. */
import { expect, type Page } from '@playwright/test';
import { openLaid, type Played } from './laid.ts';
import { again, byMouse, choose, type Hand, openList } from './table.ts';

const plain = (words: string): string => words.replaceAll(/\s+/g, ' ');

/** Opens a game before the move that ended it, which is Ada's, and makes that move. */
export const playLast = async (page: Page, whole: Played, hand: Hand = byMouse): Promise<void> => {
  const { seat, label } = whole.last;
  await openLaid(page, whole, whole.entries.length - 1, seat);
  await openList(page);
  const same = (offers: readonly string[]): number => offers.findIndex((x) => plain(x).includes(plain(label)));
  await choose(page, (offers) => Math.max(0, same(offers)), hand);
  await expect(again(page)).toBeVisible();
};
