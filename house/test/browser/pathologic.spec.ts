/** Pathologic through the page: four people in four browsers, with a reaction out of turn, and nothing of the Plague on anybody else's wire; and the town map under the hand. */

import { story } from '@pesthouse/api';
import { patched } from '@pesthouse/table';
import * as z from 'zod';
import { openLaid, played } from './laid.ts';
import { player } from './player.ts';
import { choices, choose, openList, playSome, playUntilAsked, sentence, sitDownAt, sitDownWith } from './table.ts';
import { expect, LONG, test } from './test.ts';
import { listenTo, type Told } from './told.ts';

/** What of a view is the Plague's own, and whose hands are whose. */
const position = z.object({
  round: z.number(),
  winner: z.number(),
  place: z.number(),
  visited: z.number(),
  hit: z.array(z.number()),
  notebook: z.array(z.number()),
  grip: z.array(z.number()),
  gripSize: z.number(),
  mine: z.array(z.number()),
  seen: z.array(z.number()),
  hand: z.array(z.array(z.number())),
  held: z.array(z.number()),
});
const places = z.looseObject({ at: z.array(z.number()) });
const BACK = 12;
/** What a view says of a place that its seat does not know. */
const NOWHERE = 16;
const PLAGUE_ONLY = ['went', 'marked', 'hungered'];
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

/** Looks through all that a Healer was told, and says how much of the Plague was kept from them while it had something to hide. */
const keptFrom = (told: readonly Told[], healer: number, seat: number): number => {
  let kept = 0;
  for (const { events, view } of told) {
    for (const fact of events) expect(PLAGUE_ONLY).not.toContain(fact.type);
    if (view === undefined) continue;
    const s = position.parse(view);
    if (s.winner >= 0) continue;
    expect([s.place, s.visited, s.notebook.length, sum(s.grip)]).toEqual([NOWHERE, 0, 0, 0]);
    expect(new Set(s.hit).size).toBe(1);
    for (const [district, face] of s.mine.entries()) if (face !== -1 && ((s.seen[district] ?? 0) >> seat) % 2 === 0) expect(face).toBe(BACK);
    for (const [h, hand] of s.hand.entries()) if (h !== healer) expect(sum(hand)).toBe(0);
    kept += s.gripSize;
  }
  return kept;
};

test('four browsers play a full round with a reaction out of turn, and nothing of the Plague is on another one’s wire', LONG, async ({ page, guest }) => {
  const friends = [await guest('Ben'), await guest('Cleo'), await guest('Dora')];
  const pages = [page, ...friends];
  const wires = pages.map(listenTo);
  await sitDownWith(page, friends, 'pathologic', {
    seats: 4,
    take: { 'Roles, Seat 1': 'plague', 'Roles, Seat 2': 'bachelor', 'Roles, Seat 3': 'haruspex', 'Roles, Seat 4': 'changeling' },
  });
  const seats = pages.map((x, i) => ({ page: x, player: player('pathologic', 51 + i) }));
  await Promise.all(pages.map(openList));
  // Whoever holds a card is asked in another Healer's turn, and answers there.
  const asked = await playUntilAsked(seats, (words) => words.includes('Another Healer begins a turn'));
  expect(asked).not.toBe(page);
  await expect(choices(asked).filter({ hasText: /Pass/i })).toHaveCount(1);
  await expect(sentence(page)).toContainText('Waiting for reactions');
  await choose(asked, player('pathologic', 59));
  // A round is full when the Plague creeps again.
  await playUntilAsked(seats, (words, x) => x === page && words.startsWith('Move or stay'));
  const [plague, ...healers] = await Promise.all(wires.map((w) => w.told()));
  // The Plague was told its own: the comparison has eyes.
  expect(() => keptFrom(plague ?? [], 3, 0)).toThrow();
  for (const [h, told] of healers.entries()) expect(keptFrom(told, h, h + 1)).toBeGreaterThan(20);
});

test('people who stand too close for their names are spread under the hand, and each can be pressed', LONG, async ({ page }) => {
  await sitDownAt(page, 'pathologic', { seats: 2, take: { 'Roles, Seat 1': 'bachelor' } });
  await playSome(page, player('pathologic', 61), 12);
  // The board draws what it is told: all who are on the map are told to be in the smallest district.
  await page.route(/\/story\?views=1/, async (route) => {
    const answer = await route.fetch();
    const told = story.parse(await answer.json());
    let view: unknown;
    const items = told.items.map(({ patch, ...item }) => {
      view = patch === undefined ? item.view : patched(view, patch);
      const seen = places.parse(view);
      return { ...item, view: { ...seen, at: seen.at.map((at) => (at === 0 ? 0 : 10)) } };
    });
    await route.fulfill({ response: answer, json: { ...told, items } });
  });
  await page.reload();
  const people = page.getByRole('group', { name: 'The town' }).getByRole('button', { name: /, in the Chine \(10\)/ });
  const boxes = () => people.evaluateAll((all) => all.map((x) => x.getBoundingClientRect().toJSON()));
  await expect(people.first()).toBeVisible();
  const close = await boxes();
  expect(close.length).toBeGreaterThan(3);
  await people.first().hover();
  await expect.poll(async () => (await boxes())[0]?.width).toBeGreaterThan(1.4 * (close[0]?.width ?? 0));
  // Spread, nobody covers anybody.
  const spread = await boxes();
  for (const [i, a] of spread.entries())
    for (const b of spread.slice(i + 1)) expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height).toBe(true);
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await boxes())[0]?.width).toBe(close[0]?.width);
});

test('the map stays where it is while targets are marked, a start is chosen and pieces are placed', LONG, async ({ page }) => {
  for (const side of ['plague', 'bachelor']) {
    await sitDownAt(page, 'pathologic', { seats: 2, take: { 'Roles, Seat 1': side } });
    const map = page.getByRole('group', { name: 'The town' });
    await expect(map).toBeVisible();
    const box = () => map.boundingBox();
    const before = await box();
    expect(before?.width).toBeGreaterThan(300);
    for (let i = 0; i < 4; i++) {
      await playSome(page, player('pathologic', 61), 1);
      expect(await box(), `${side}, choice ${i + 1}`).toEqual(before);
    }
  }
});

test('what lies under a tip can still be pressed', LONG, async ({ page }) => {
  await sitDownAt(page, 'pathologic', { seats: 2, take: { 'Roles, Seat 1': 'plague' } });
  await playSome(page, player('pathologic', 61), 3);
  // The Plague begins in an empty district: a full one says why not.
  await page
    .getByRole('group', { name: 'The town' })
    .getByRole('button', { name: /^The (Maw|Spleen|Gut|Marrow|Flank|Chine|Tanners|Skinners|Factory|Backbone|Atrium)[^:]*: (?!nobody)/ })
    .first()
    .dispatchEvent('click');
  const tip = page.getByText(/^Why not/);
  await expect(tip).toBeVisible();
  const under = await tip.evaluate((x) => {
    const { left, top, width, height } = x.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && !x.contains(hit) && hit.closest('[data-tip]') === null;
  });
  expect(under).toBe(true);
});

for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1280, height: 720 } });
    test('on a low screen the Plague reads what it wrote last, and every Strain whole', async ({ page }) => {
      const whole = await played('pathologic', { seats: 3, options: { roles: ['plague', 'bachelor', 'haruspex'] } });
      for (const share of [0.5, 0.6, 0.7, 0.8, 0.9]) {
        await openLaid(page, whole, Math.floor(whole.entries.length * share));
        const book = page.locator('[data-spot="notebook"]');
        await expect(book.getByRole('row').last()).toBeVisible();
        expect(await book.getByRole('row').count()).toBeGreaterThan(3);
        const below = () =>
          book.evaluate((x) => (x.querySelector('tr:last-child td')?.getBoundingClientRect().bottom ?? Infinity) - x.getBoundingClientRect().bottom);
        await expect.poll(below).toBeLessThanOrEqual(0);
        const strains = page.locator('[data-spot^="hold:"]');
        expect(await strains.count()).toBeGreaterThan(0);
        const over = () => strains.evaluateAll((all) => all.filter((x) => x.scrollHeight > x.clientHeight + 1).map((x) => x.textContent));
        expect(await over()).toEqual([]);
      }
    });
  });
