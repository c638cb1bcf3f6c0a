/** The report: whole in itself, with its data, and its words safe. */

import {
  bins,
  commandOf,
  ENOUGH,
  embedded,
  esc,
  findings,
  intervalPlot,
  named,
  playOne,
  reach,
  reportPage,
  summarise,
  tallyUp,
  variantName,
} from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { engineOf, planFor } from './load.ts';

const made = async (id: string, players: number, tune?: string) => {
  const e = await engineOf(id);
  const plan = planFor(e, { players, games: 2, tune });
  const games = Array.from({ length: 2 * plan.variants.length }, (_, job) => playOne(e, plan, job));
  const tallies = tallyUp(plan.variants.length, games);
  const summary = summarise(plan, e.game.meta.title, tallies);
  const command = commandOf(plan, e.game.meta);
  return { data: { plan, games, tallies, summary, command }, page: reportPage({ plan, games, tallies, summary, command }) };
};

test('it needs nothing beside it, and its raw data can be read out again', async () => {
  const { data, page } = await made('newyork', 2, 'baseDrawMax=+2');
  expect(page).not.toMatch(/(?:src|href)=["']?(?:https?:|\/)/);
  const raw = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(raw)).toEqual(JSON.parse(JSON.stringify(data)));
  for (const title of ['Side by side', 'Seats', 'By species', 'Length and lead', 'How games ended', 'Cards', 'Decisions', 'Again'])
    expect(page).toContain(`<h2>${title}</h2>`);
  expect(page).toContain('prefers-color-scheme:light');
  expect(page.match(/<svg/g)?.length).toBeGreaterThan(20);
});

test('two games prove nothing: nobody is called too strong before there are games enough', async () => {
  const { data, page } = await made('newyork', 2, 'baseDrawMax=+2');
  expect(findings(data.summary)).toContain('Too early to judge: 2 games so far');
  expect(page).not.toMatch(/class="verdict (?:strong|weak|fair)"/);
  const share = { share: 1, low: 0.9, high: 1, fair: 0.5 };
  const said = findings({ ...data.summary, games: ENOUGH, unfair: [{ kind: 'species', name: 'humans', verdict: 'strong', ...share }] });
  expect(said).toContain('<b>Humans</b> looks too strong: won 100.0% of the games (90.0% to 100.0%), where 50.0% would be fair.');
  expect(findings({ ...data.summary, games: ENOUGH, unfair: [] })).toContain(`After ${ENOUGH} games no seat and no role is clearly unfair.`);
});

test('numbers and variants have names that a reader likes', () => {
  expect(['dieFaces', 'humans-super.count', 'bonus.rats.humans', 'ale_priest.ALE-04.draw.n', 'tech-2.cost'].map(named)).toEqual([
    'Die faces',
    'Humans super: count',
    'Bonus: rats, humans',
    'Ale priest: ALE-04, draw, n',
    'Tech 2: cost',
  ]);
  expect(variantName('base')).toBe('Unchanged game');
  expect(variantName('dieFaces=8 + diceCap=3')).toBe('Die faces 8 + Dice cap 3');
});

test('a game for one is told by scores and ranks, not by shares', async () => {
  const { page } = await made('pest', 1);
  expect(page).toContain('<h2>Scores</h2>');
  expect(page).toContain('<h2>Ranks</h2>');
  expect(page).not.toContain('<h2>Seats</h2>');
});

describe('plots', () => {
  const row = { name: '<b>', wins: 1, games: 2, share: 0.5, low: 0.2, high: 0.8, fair: 0.5, verdict: 'open' } as const;
  test('names are text, never markup', () => {
    expect(intervalPlot([row])).not.toContain('<b>:');
    expect(intervalPlot([row])).toContain('&lt;b&gt;');
    expect(esc(`"'&`)).toBe('&quot;&#39;&amp;');
    expect(embedded({ x: '</script>' })).not.toContain('</script>');
    expect(JSON.parse(embedded({ x: '</script>\u2028' }))).toEqual({ x: '</script>\u2028' });
  });
  test('the axis holds every interval', () => {
    expect(reach([row])).toBe(0.8);
    expect(reach([{ high: 0.21, fair: 0.1 }])).toBe(0.4);
  });
  test('bins hold every game once', () => {
    const counts = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [String(i * 3), 2]));
    const found = bins(counts);
    expect(found.length).toBeLessThanOrEqual(30);
    expect(found.reduce((n, b) => n + b.n, 0)).toBe(1000);
    expect(bins({ '4': 3 })).toEqual([{ from: 4, to: 4, n: 3 }]);
    expect(bins({})).toEqual([]);
  });
});

test('the command says what differs from the usual', async () => {
  const e = await engineOf('newyork');
  const plan = planFor(e, { players: 2, games: 5, seed: 3, options: { lastCall: true, species: ['rats', 'humans'] }, tune: 'diceCap=91+dieFaces=92' });
  expect(commandOf(plan, e.game.meta)).toBe(
    'pesthouse lab newyork --players 2 --bots random --games 5 --seed 3 --options species=rats/humans,lastCall=on --tune "diceCap=91+dieFaces=92"',
  );
});
