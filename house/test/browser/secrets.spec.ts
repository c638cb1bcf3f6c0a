/** Hidden hands in two browsers: a Persecute is answered out of turn, also after a reload, and no browser is ever told what the other one holds. */
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { persecutor } from './player.ts';
import { choices, choose, openList, playUntilAsked, sentence, sitDownTogether } from './table.ts';
import { expect, test } from './test.ts';
import { listenTo, type Told } from './told.ts';

/** A pile is its number of copies by face, backs last. */
const pile = z.array(z.number());
const position = z.object({ players: z.array(z.object({ hand: pile, handSize: z.number(), known: pile, draw: pile })) });

/** What the view in an item says of one seat. */
const sideOf = (told: Told, seat: number) => {
  const side = position.parse(told.view).players[seat];
  if (side === undefined) throw new Error(`nobody sits at ${seat}`);
  return side;
};

/** The owner's hand as others may know it: what everybody knows, and backs; what is hidden is mixed into the draw pile. */
const hidden = ({ hand, handSize, known, draw }: ReturnType<typeof sideOf>) => {
  const open = known.slice(0, -1);
  const backs = handSize - open.reduce((a, b) => a + b, 0);
  return { hand: [...open, backs], draw: draw.map((n, f) => (f === draw.length - 1 ? n : n + (hand[f] ?? 0) - (known[f] ?? 0))) };
};

/** Compares, moment by moment, what the owner of a hand was told of it with what the other one was; says how many hidden cards were at stake. */
const guarded = (owner: readonly Told[], other: readonly Told[], seat: number): number => {
  const truth = new Map(owner.filter((x) => x.view !== undefined).map((x) => [x.at, sideOf(x, seat)]));
  let secrets = 0;
  for (const told of other) {
    for (const fact of told.events)
      if (fact.type === 'drew' && fact.who === seat && fact.top === false)
        for (const card of z.array(z.string()).parse(fact.cards)) expect(card).toBe('unknown');
    if (told.view === undefined) continue;
    const mine = truth.get(told.at);
    if (mine === undefined) throw new Error(`the owner was told nothing at ${told.at}`);
    const allowed = hidden(mine);
    const { hand, draw } = sideOf(told, seat);
    expect({ hand, draw }, `at ${told.at}`).toEqual(allowed);
    secrets += allowed.hand.at(-1) ?? 0;
  }
  return secrets;
};

/** The keys of seats that a browser holds. */
const keysOf = async (page: Page): Promise<string[]> =>
  z
    .array(z.object({ secret: z.string() }))
    .parse(JSON.parse(await page.evaluate(() => localStorage.getItem('pesthouse.keys') ?? '[]')))
    .map((x) => x.secret);

test('a Persecute is answered in the other browser, after a reload, and neither is told the hand of the other', async ({ page, friend }) => {
  const [mine, theirs] = [listenTo(page), listenTo(friend)];
  await sitDownTogether(page, friend, 'retribution');
  await Promise.all([openList(page), openList(friend)]);
  const seats = [
    { page, player: persecutor(31) },
    { page: friend, player: persecutor(37) },
  ];
  const victim = await playUntilAsked(seats, (words) => words.includes('turns the townsfolk on you'));
  const attacker = victim === page ? friend : page;
  await expect(sentence(attacker)).toContainText('is Persecuted and must answer');
  await expect(choices(attacker)).toHaveCount(0);

  const asked = await sentence(victim).innerText();
  const offers = await choices(victim).allInnerTexts();
  expect(offers.join()).toContain('Suffer it');
  await victim.reload();
  await openList(victim);
  await expect(sentence(victim)).toHaveText(asked, { useInnerText: true });
  await expect(choices(victim)).toHaveText(offers, { useInnerText: true });
  await choose(victim, persecutor(41));
  await expect(sentence(attacker)).not.toContainText('is Persecuted and must answer');

  // The game goes on for both: the victim's own turn comes.
  await playUntilAsked(seats, (words, asked) => asked === victim && words.startsWith('Play cards'));

  const [toMe, toFriend] = [await mine.told(), await theirs.told()];
  expect(guarded(toMe, toFriend, 0)).toBeGreaterThan(50);
  expect(guarded(toFriend, toMe, 1)).toBeGreaterThan(50);
  // The comparison has eyes: what the owner was told would not have passed.
  expect(() => guarded(toMe, toMe, 0)).toThrow();
  const heard = (await theirs.raw()).join('\n');
  const [key = ''] = await keysOf(page);
  expect(key).not.toBe('');
  expect(heard).not.toContain(key);
  expect(heard).not.toMatch(/"seed":"/);
});
