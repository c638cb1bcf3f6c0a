/** Other browsers than Chromium: every page of the house is opened, a lesson is done and some turns of each game are played in Firefox and in WebKit, and nothing complains. */
import { appendFileSync } from 'node:fs';
import { moveOf, walk } from '@pesthouse/table/lessons';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { GAME_IDS, GAMES, type GameId, lessonsOf } from '../../../games/index.ts';
import { test } from '../test.ts';
import { type Other, settled, until } from './others/driver.ts';
import { firefox } from './others/firefox.ts';
import { webkit } from './others/webkit.ts';
import { PLAIN_ROOMS, roomsOf } from './rooms.ts';
import { browserOf } from './visit.ts';

const BROWSERS = [
  { name: 'Firefox', open: firefox },
  { name: 'WebKit', open: webkit },
] as const;

/** So many choices are made at each table. */
const CHOICES = 6;
const LIMIT_MS = 1_800_000;

/** The house tells whoever asks for what is not there; the browser notes that it was told. */
const TOLD = /Failed to load resource|status of 40[134]/;
/** Firefox says so, too, of a picture that was taken down before it came: a room that shows what it waits for hangs its pictures anew. Those that hang at last are looked at one by one. */
const GONE = /Failed to load .*\.svg.*A ServiceWorker intercepted the request and encountered an unexpected error/;
const BROKEN = `[...document.images].filter((x) => x.complete && x.naturalWidth === 0).map((x) => x.src)`;

const q = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;
const there = (b: Other, selector: string): Promise<void> => until(selector, () => b.ask(`${q(selector)} !== null`));
const press = (b: Other, selector: string): Promise<unknown> => b.ask(`(${q(selector)}.click(), true)`);
const key = (b: Other, name: string): Promise<unknown> =>
  b.ask(`document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(name)}, bubbles: true, cancelable: true }))`);

/** Goes to a room by way of an empty page: what was still on its way where one comes from is broken off there, and is no complaint of the room. */
const go = async (b: Other, address: string, path: string): Promise<void> => {
  await b.go(`${address}/robots.txt`);
  await b.complaints();
  await b.go(address + path);
};

/** Somebody who likes it quick and is new to nothing. */
const settle = async (b: Other, address: string): Promise<void> => {
  await b.go(`${address}/robots.txt`);
  for (const { name, value } of browserOf(address, 'en').origins[0]?.localStorage ?? [])
    await b.ask(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
};

const playLesson = async (b: Other, address: string, game: GameId): Promise<void> => {
  const lesson = (await lessonsOf('en'))[game]?.[0];
  if (lesson === undefined) return;
  const engine = await GAMES[game].engine(lesson.opening.rules ?? GAMES[game].meta.rules);
  const moves: (string | null)[] = [];
  walk(engine, lesson, ({ run, play }) => {
    const step = lesson.steps[run.step];
    const move = step === undefined ? null : moveOf(play, lesson.opening.you, step);
    moves.push(move === null ? null : JSON.stringify(move));
  });
  await go(b, address, `/learn/${game}/${lesson.id}`);
  for (const [i, move] of moves.entries()) {
    const task = lesson.steps[i]?.task ?? '';
    await until(`“${task}”`, () => b.ask(`${q('[data-lesson] :is(h1, h2, h3)')}?.textContent === ${JSON.stringify(task)}`));
    if (move === null) {
      await b.ask(`([...document.querySelectorAll('[data-lesson] button')].find((x) => /^(?:Skip|Next)/.test(x.textContent)).click(), true)`);
      continue;
    }
    const choice = `[data-choice=${JSON.stringify(move)}]`;
    await until(choice, async () => {
      if ((await b.ask(`${q(choice)} !== null`)) === true) return true;
      await key(b, 'l');
      return false;
    });
    await press(b, choice);
  }
  await until('the end of the lesson', () => b.ask(`${q('[data-lesson]')}?.textContent.includes(${JSON.stringify(lesson.end.known[0]?.name ?? '')})`));
};

const playTurns = async (b: Other, address: string, game: GameId): Promise<void> => {
  await go(b, address, `/door/${game}`);
  const button = `[...document.querySelectorAll('button')].find((x) => /Play now/.test(x.textContent))`;
  await until('Play now', () => b.ask(`${button} !== undefined`));
  await b.ask(`(${button}.click(), true)`);
  for (let n = 0; n < CHOICES; n++) {
    await until(`question ${n + 1} of ${game}`, async () => {
      if ((await b.ask(`${q('[data-prompt="yours"]')} !== null && ${q('[data-choice]')} !== null`)) === true) return true;
      if ((await b.ask(`${q('[data-prompt="yours"]')} !== null`)) === true) await key(b, 'l');
      return false;
    });
    // The same choice may be there again at the next question.
    await b.ask(`(window.stood = ${q('[data-table]')}.textContent, ${q('[data-choice]')}.click(), true)`);
    await until(`what comes of answer ${n + 1} of ${game}`, () => b.ask(`${q('[data-table]')}.textContent !== window.stood`));
  }
};

for (const { name, open } of BROWSERS)
  test(`other browsers: ${name} opens every page, does a lesson and plays some turns of each game`, async ({ house }) => {
    test.setTimeout(LIMIT_MS);
    const b = await open(house.address);
    const found: string[] = [];
    const note = async (where: string): Promise<void> => {
      if (process.env.LAWS_LOG !== undefined) appendFileSync(process.env.LAWS_LOG, `(${name}, ${where})\n`);
      const broken = z.array(z.string()).parse(await b.ask(BROKEN));
      const heard = (await b.complaints()).filter((x) => !TOLD.test(x) && !GONE.test(x));
      for (const x of [...heard, ...broken.map((src) => `a picture that did not come: ${src}`)]) {
        found.push(`${where}: ${x}`);
        if (process.env.LAWS_LOG !== undefined) appendFileSync(process.env.LAWS_LOG, `${name}, ${where}: ${x}\n`);
      }
    };
    try {
      await settle(b, house.address);
      // A complaint would be heard.
      await b.go(`${house.address}/`);
      await there(b, 'h1');
      await settled(b);
      await b.ask(`setTimeout(() => { throw new Error('a sick page') })`);
      const heard: string[] = [];
      await until('the complaint of a sick page', async () => {
        heard.push(...(await b.complaints()));
        return heard.some((x) => x.includes('a sick page'));
      });
      await b.ask(`document.body.append(Object.assign(new Image(), { src: 'data:image/svg+xml,sick' }))`);
      await until('a sick picture', () => b.ask(`${BROKEN}.length === 1`));
      for (const room of [...PLAIN_ROOMS, ...GAME_IDS.flatMap(roomsOf)]) {
        await go(b, house.address, room.path);
        await there(b, room.sees ?? 'h1');
        await settled(b);
        await note(room.name);
      }
      for (const game of GAME_IDS) {
        await playLesson(b, house.address, game);
        await settled(b);
        await note(`a lesson of ${game}`);
        await playTurns(b, house.address, game);
        await settled(b);
        await note(`some turns of ${game}`);
      }
    } finally {
      await b.close();
    }
    expect(found).toEqual([]);
  });
