/** Stages at a table of the house, between people: what they ask each other, who is away, what a bot keeps, and the ways to leave. */
import { choices, tookBack } from '@pesthouse/api';
import * as z from 'zod';
import { call, type Friend, friendOf, playOn, tableOf } from '../../weeks.ts';
import type { Stage, Theatre } from './stage.ts';

/** So many moves are made before somebody asks for something: by then most of the board is in use. */
const MOVES = 24;
const LATE = 60;

interface Sitting {
  readonly ada: Friend;
  readonly ben: Friend;
  readonly table: string;
}
/** Ada and Ben in the middle of a game; it is Ada's turn unless it is wanted to be Ben's. */
const inTheMiddle = async ({ house, game }: Theatre, clock: object = { kind: 'none' }, turn = 0, moves = MOVES): Promise<Sitting> => {
  const both = [await friendOf(house, 'Ada', 'cat'), await friendOf(house, 'Benedikta', 'owl')] as const;
  const table = await tableOf(house, game, 'The long table by the window', both, clock);
  await playOn(house, table, both, (asked, made) => made >= moves && asked.length === 1 && asked.includes(turn));
  return { ada: both[0], ben: both[1], table };
};
const openAs = async ({ page }: Theatre, who: Friend, table: string): Promise<void> => {
  await page.goto('/robots.txt');
  // Whoever sat here in the stage before is forgotten.
  await page.context().clearCookies();
  await page.evaluate((key) => localStorage.setItem('pesthouse.me', key), who.key);
  await page.goto(`/table/${table}`);
  // By then the game may be over.
  await page.locator('[data-prompt], [data-between], main table').first().waitFor();
};
const act = ({ house }: Theatre, table: string, who: Friend, wish: object): Promise<unknown> =>
  call(z.unknown(), house, `/api/tables/${table}/act`, who.key, wish);

const card = (name: string) => ({ within: `[data-between="${name}"]` });
const shown = async ({ page }: Theatre, name: string): Promise<void> => page.locator(`[data-between="${name}"]`).waitFor();

/** As many moves back as need the others' leave. */
const askBack = async ({ house }: Theatre, table: string, who: Friend): Promise<boolean> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.key}` };
  const { at } = await call(choices, house, `/api/tables/${table}/moves`, who.key);
  for (let to = 0; to < Number(at.split('.')[0]); to++) {
    const told = await fetch(`${house.address}/api/tables/${table}/undo`, { method: 'POST', headers, body: JSON.stringify({ at, to }) });
    if (told.ok) return !tookBack.parse(await told.json()).done;
  }
  return false;
};

export const BETWEEN_PEOPLE: readonly Stage[] = [
  {
    name: 'the top bar with every tool, early in a game',
    shows: ['house/page/table/TopBar.tsx'],
    sight: { within: '[data-table] > header' },
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t, { kind: 'live', bank: 3_000 });
      await openAs(t, ada, table);
    },
  },
  {
    name: 'the top bar with every tool, later',
    shows: ['house/page/table/TopBar.tsx'],
    sight: { within: '[data-table] > header' },
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t, { kind: 'none' }, 0, LATE);
      await openAs(t, ada, table);
    },
  },
  {
    name: 'somebody wants moves back',
    shows: ['house/page/table/UndoCard.tsx', 'house/page/table/Between.tsx', 'house/page/table/CardFrame.tsx'],
    sight: card('undo'),
    // Cream on cream, as it was at two tables.
    sick: { css: '[data-between] { background: #f3e9d2 !important } [data-between] * { color: #f4ecdb !important }' },
    set: async (t) => {
      const { ada, ben, table } = await inTheMiddle(t);
      await openAs(t, ben, table);
      if (!(await askBack(t, table, ada))) return false;
      await shown(t, 'undo');
    },
  },
  {
    name: 'one’s own wish for moves back waits',
    shows: ['house/page/table/UndoCard.tsx'],
    sight: card('undo'),
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t);
      await openAs(t, ada, table);
      if (!(await askBack(t, table, ada))) return false;
      await shown(t, 'undo');
    },
  },
  {
    name: 'somebody would end the game',
    shows: ['house/page/table/Between.tsx'],
    sight: card('ending'),
    set: async (t) => {
      const { ada, ben, table } = await inTheMiddle(t);
      await openAs(t, ada, table);
      await act(t, table, ben, { act: 'end', yes: true });
      await shown(t, 'ending');
    },
  },
  {
    name: 'somebody would stop the clock, and clocks at seats',
    shows: ['house/page/table/Between.tsx', 'house/page/table/Clock.tsx'],
    sight: { within: '[data-between="clock"], [data-clock]' },
    set: async (t) => {
      const { ada, ben, table } = await inTheMiddle(t, { kind: 'live', bank: 3_000 });
      await openAs(t, ada, table);
      await act(t, table, ben, { act: 'clock', wish: 'pause' });
      await shown(t, 'clock');
    },
  },
  {
    name: 'somebody is away whose turn it is',
    shows: ['house/page/table/Between.tsx', 'house/page/table/Shell.tsx'],
    sight: card('away'),
    set: async (t) => {
      const { ada, ben, table } = await inTheMiddle(t, { kind: 'none' }, 1);
      // They were there, and left.
      await openAs(t, ben, table);
      await openAs(t, ada, table);
      await shown(t, 'away');
    },
  },
  {
    name: 'a bot keeps one’s seat',
    shows: ['house/page/table/Between.tsx'],
    sight: card('back'),
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t);
      await act(t, table, ada, { act: 'stand' });
      await openAs(t, ada, table);
      await shown(t, 'back');
    },
  },
  {
    name: 'the game was ended early',
    shows: ['house/page/table/Between.tsx'],
    sight: card('ended'),
    set: async (t) => {
      const { ada, ben, table } = await inTheMiddle(t);
      await openAs(t, ada, table);
      await act(t, table, ben, { act: 'end', yes: true });
      await act(t, table, ada, { act: 'end', yes: true });
      await shown(t, 'ended');
    },
  },
  {
    name: 'one plays on another screen',
    shows: ['house/page/table/Between.tsx'],
    sight: card('elsewhere'),
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t);
      await openAs(t, ada, table);
      const other = await t.page.context().newPage();
      await other.goto(`/table/${table}`);
      await shown(t, 'elsewhere');
      await other.close();
    },
  },
  {
    name: 'leaving a table',
    shows: ['house/page/table/Leave.tsx'],
    on: 'wide',
    sight: { within: 'dialog[open]' },
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t, { kind: 'live', bank: 3_000 });
      await openAs(t, ada, table);
      await t.page.getByRole('button', { name: t.said.people.leave.name, exact: true }).click();
    },
  },
  {
    name: 'playing on on another device',
    shows: ['house/page/table/Hand.tsx'],
    on: 'wide',
    sight: { within: 'dialog[open]' },
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t);
      await openAs(t, ada, table);
      await t.page.getByRole('button', { name: t.said.people.hand.name, exact: true }).click();
    },
  },
  {
    name: 'what happened while one was away',
    shows: ['house/page/table/WhileAway.tsx'],
    sight: { within: '[data-while-away]' },
    set: async (t) => {
      const both = [await friendOf(t.house, 'Ada', 'cat'), await friendOf(t.house, 'Benedikta', 'owl')] as const;
      const table = await tableOf(t.house, t.game, 'The long table by the window', both, { kind: 'none' });
      await playOn(t.house, table, both, (asked, made) => made >= 2 && asked.includes(0));
      await openAs(t, both[0], table);
      await t.page.goto('/robots.txt');
      await playOn(t.house, table, both, (asked, made) => made >= MOVES && asked.includes(0));
      await t.page.goto(`/table/${table}`);
      await t.page.locator('[data-while-away]').waitFor();
    },
  },
  {
    name: 'the house does not answer',
    shows: ['house/page/table/Line.tsx', 'house/page/table/Lost.tsx', 'house/page/house/housegone.tsx'],
    sight: { within: '[data-line], [data-between="lost"]' },
    set: async (t) => {
      const { ada, table } = await inTheMiddle(t);
      await openAs(t, ada, table);
      await t.house.stop();
      await t.page.locator('[data-between="lost"]').waitFor();
    },
  },
];
