/** The line to a table at the house: nothing is told twice or left out, a move is never lost in silence, and a seat that is gone is said so, whatever line and house do meanwhile. */
import { serverFrame } from '@pesthouse/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, keyOf } from '../../keyring.ts';
import { freshBrowser, pass } from '../../table/test/kept.ts';
import { LAMP, LAMP_2, REST, talkOf } from '../../table/test/toytable.ts';
import { keyFor, linked, TABLE, toyHouse } from './toyhouse.ts';

await vi.hoisted(async () => (await import('../../table/test/stubs.ts')).stubBrowser());
freshBrowser();

let house: ReturnType<typeof toyHouse>;
let page: ReturnType<typeof linked>;
beforeEach(() => {
  forget(TABLE);
  house = toyHouse();
});
afterEach(() => {
  page.link.leave();
  forget(TABLE);
});

/** A page on Ada's seat that was told the table whole. */
const seated = async (): Promise<void> => {
  house.holds('ada', 0);
  page = linked();
  await pass();
  house.line.open();
  house.line.tell(house.here(0, house.told(0).at(-1) ?? null));
  await pass();
};
/** The line breaks and stands again. */
const broken = async (): Promise<void> => {
  house.line.drop();
  await pass(1_000);
  house.line.open();
};

describe('opening', () => {
  test('the page says which seat and how far, and is told the whole story and the talk', async () => {
    house.talk.push(talkOf(1), talkOf(2));
    await seated();
    expect(house.line.hello).toEqual({ type: 'watch', table: TABLE, after: 0, talk: 0, between: true, secret: keyFor('ada') });
    expect(page.of('here')).toMatchObject([{ seat: 0, items: [{ seq: 1 }], talk: [{ n: 1 }, { n: 2 }] }]);
    expect(house.asked.find((x) => x.path.includes('/story'))?.key).toBe(keyFor('ada'));
  });

  test('who looks on asks for the story without a key', async () => {
    page = linked();
    await pass();
    house.line.open();
    expect(house.line.hello).not.toHaveProperty('secret');
    house.line.tell(house.here(-1));
    await pass();
    expect(house.asked.find((x) => x.path.includes('/story'))?.key).toBeNull();
  });

  test('what happens while the story is on its way follows it, each item once', async () => {
    house.holds('ada', 0);
    let come = (_: object): void => undefined;
    house.reply('/story', new Promise((go) => (come = go)));
    page = linked();
    await pass();
    house.line.open();
    house.line.tell(house.here(0));
    const before = { seat: 0, items: [...house.told(0)] };
    house.line.tell(house.item(house.moves(0, LAMP)));
    house.line.tell(house.item(house.moves(0, REST)));
    await pass();
    expect(page.news).toEqual([]);
    come(before);
    await pass();
    expect(page.seqs()).toEqual([1, 2, 3]);
  });

  test('a story that already holds what the stream told is not told again', async () => {
    house.holds('ada', 0);
    let come = (_: object): void => undefined;
    house.reply('/story', new Promise((go) => (come = go)));
    page = linked();
    await pass();
    house.line.open();
    house.line.tell(house.here(0));
    house.line.tell(house.item(house.moves(0, LAMP)));
    come({ seat: 0, items: house.told(0) });
    await pass();
    expect(page.seqs()).toEqual([1, 2]);
  });

  test('a story that cannot be had is told as an end, in words', async () => {
    house.holds('ada', 0);
    house.reply('/story', { no: 'unknown-edition' });
    page = linked();
    await pass();
    house.line.open();
    house.line.tell(house.here(0));
    await pass();
    expect(page.of('gone')).toEqual([{ type: 'gone', message: expect.stringMatching(/^[A-Z].+\.$/) }]);
  });

  test('talk that cannot be had costs nobody the table', async () => {
    house.reply('/talk', 'nobody');
    await seated();
    expect(page.of('here')).toMatchObject([{ items: [{ seq: 1 }], talk: [] }]);
  });

  test('a page that was left before the story came is told nothing', async () => {
    house.holds('ada', 0);
    let come = (_: object): void => undefined;
    house.reply('/story', new Promise((go) => (come = go)));
    page = linked();
    await pass();
    house.line.open();
    house.line.tell(house.here(0));
    page.link.leave();
    come({ seat: 0, items: house.told(0) });
    await pass();
    expect(page.of('here')).toEqual([]);
    expect([house.line.readyState, house.watched()]).toEqual([3, 0]);
  });
});

describe('items', () => {
  test('one that was told before is not told again', async () => {
    await seated();
    const item = house.moves(0, LAMP);
    for (let i = 0; i < 3; i++) house.line.tell(house.item(item));
    expect(page.seqs()).toEqual([1, 2]);
  });

  test('a gap in their numbers is filled by the story, in order', async () => {
    await seated();
    house.moves(0, LAMP);
    house.line.tell(house.item(house.moves(0, REST)));
    await pass();
    expect(page.seqs()).toEqual([1, 2, 3]);
  });

  test('where the story cannot be had either, the next word of the house asks again', async () => {
    await seated();
    house.moves(0, LAMP);
    house.reply('/story', 'nobody');
    house.line.tell(house.item(house.moves(0, REST)));
    await pass();
    expect(page.seqs()).toEqual([1]);
    await broken();
    house.line.tell(house.here(0, house.told(0).at(-1)));
    await pass();
    expect(page.seqs()).toEqual([1, 2, 3]);
  });

  test('one that was taken back is told as what it is, and the next builds on it', async () => {
    await seated();
    house.line.tell(house.item(house.moves(0, LAMP)));
    house.line.tell(house.item(house.takesBack(0, 0)));
    house.line.tell(house.item(house.moves(0, LAMP_2)));
    expect(page.of('item').map((x) => x.item.kind)).toEqual(['move', 'undo', 'move']);
    expect(page.of('item').map((x) => x.item)).toEqual(house.told(0).slice(1));
  });

  test('what other tables are told is not for this page', async () => {
    await seated();
    house.line.tell(serverFrame.parse({ type: 'item', table: 'othertable00', item: house.moves(0, LAMP) }));
    expect(page.seqs()).toEqual([1]);
  });

  test('what the page cannot read changes nothing', async () => {
    await seated();
    house.line.onmessage?.({ data: 'no frame' });
    house.line.onmessage?.({ data: '{"type":"from the future"}' });
    house.line.tell(house.item(house.moves(0, LAMP)));
    expect(page.seqs()).toEqual([1, 2]);
  });

  test('a word is told once, however often it comes', async () => {
    house.talk.push(talkOf(4));
    await seated();
    for (const n of [4, 5, 5, 3, 6]) house.line.tell({ type: 'talk', table: TABLE, talk: talkOf(n) });
    expect(page.of('talk').map((x) => x.talk.n)).toEqual([5, 6]);
  });
});

describe('a line that breaks', () => {
  test('comes back by itself and says where the page stands', async () => {
    await seated();
    house.line.tell(house.item(house.moves(0, LAMP)));
    house.line.tell({ type: 'talk', table: TABLE, talk: talkOf(7) });
    await broken();
    expect(house.lines).toHaveLength(2);
    expect(house.line.hello).toMatchObject({ after: 2, talk: 7, secret: keyFor('ada') });
    expect(page.of('line').map((x) => x.up)).toEqual([false, true]);
  });

  test('is told once while it is down, however many tries fail, and waits longer each time', async () => {
    await seated();
    house.line.drop();
    for (let i = 0; i < 4; i++) {
      await pass(15_000 * 1.3);
      house.line.drop();
    }
    expect(page.of('line')).toEqual([{ type: 'line', up: false }]);
    const tries = house.lines.length;
    await pass(5_000);
    expect(house.lines.length).toBe(tries);
    page.link.retry();
    expect(house.lines.length).toBe(tries + 1);
  });

  test('what was missed follows, and the story is not told anew', async () => {
    await seated();
    await broken();
    house.moves(0, LAMP);
    house.moves(0, REST);
    house.line.tell(house.here(0));
    for (const x of house.told(0).slice(1)) house.line.tell(house.item(x));
    await pass();
    expect(page.of('here')).toHaveLength(1);
    expect(page.seqs()).toEqual([1, 2, 3]);
  });

  test('where more was missed than follows, the story is asked for', async () => {
    await seated();
    await broken();
    house.moves(0, LAMP);
    const now = house.moves(0, REST);
    house.line.tell(house.here(0, now));
    await pass();
    expect(page.seqs()).toEqual([1, 2, 3]);
  });
});

describe('a move', () => {
  test('goes on the stream, and its own item says that it arrived', async () => {
    await seated();
    const at = house.at();
    const answer = page.link.submit(at, LAMP);
    expect(house.line.moves).toMatchObject([{ at, move: LAMP }]);
    house.line.tell(house.item(house.moves(0, LAMP)));
    expect(await answer).toEqual({ ok: true });
  });

  test('is not taken for arrived by an item of somebody else', async () => {
    await seated();
    let said: object | null = null;
    void page.link.submit(house.at(), LAMP).then((x) => (said = x));
    const item = house.moves(0, LAMP);
    house.line.tell(house.item({ ...item, by: 1 }));
    await pass();
    expect(said).toBeNull();
  });

  test('that a rule forbids is refused with the clause', async () => {
    await seated();
    const answer = page.link.submit(house.at(), LAMP);
    const re = house.line.moves[0]?.re ?? -1;
    house.line.tell({ type: 'refused', table: TABLE, re, error: 'rule', message: 'The lamp is lit.', clause: 'TOY-LAMP' });
    expect(await answer).toMatchObject({ ok: false, clause: 'TOY-LAMP' });
  });

  test('on a line that breaks is told as lost, so that it is said again', async () => {
    await seated();
    const answer = page.link.submit(house.at(), LAMP);
    house.line.drop();
    expect(await answer).toMatchObject({ ok: false, lost: true, clause: null });
  });

  test('while no line stands goes as a call, with the key of the seat', async () => {
    await seated();
    house.line.drop();
    house.reply('/moves', { ok: { seq: 2, over: null } });
    expect(await page.link.submit('0.0', LAMP)).toEqual({ ok: true });
    expect(house.asked.at(-1)).toMatchObject({ body: { at: '0.0', move: LAMP }, key: keyFor('ada') });
  });

  test('while nobody answers at all is lost, and one that comes too late is refused', async () => {
    await seated();
    house.line.drop();
    house.reply('/moves', 'nobody', { no: 'stale', clause: 'KERNEL-STALE' });
    expect(await page.link.submit('0.0', LAMP)).toMatchObject({ ok: false, lost: true });
    expect(await page.link.submit('0.0', LAMP)).toMatchObject({ ok: false, lost: false, clause: 'KERNEL-STALE' });
  });

  test('that answers a sealed question has arrived when the house holds it', async () => {
    await seated();
    const at = house.at();
    const answer = page.link.submit(at, LAMP);
    house.line.tell({ type: 'held', table: TABLE, at, move: LAMP });
    expect(await answer).toEqual({ ok: true });
    expect(page.of('held')).toEqual([{ type: 'held', at, move: LAMP }]);
  });

  test('of a page that is left is not waited for', async () => {
    await seated();
    const answer = page.link.submit(house.at(), LAMP);
    page.link.leave();
    expect(await answer).toMatchObject({ ok: false, lost: true });
  });
});

describe('the seat', () => {
  test('that another tab or browser has taken is looked at from outside, and comes back when it is wanted here', async () => {
    await seated();
    house.line.tell({ type: 'seat', table: TABLE, seat: -1, why: 'elsewhere' });
    house.line.tell(house.here(-1));
    await pass();
    expect(page.of('turned')).toEqual([{ type: 'turned', why: 'elsewhere' }]);
    expect(page.of('here').map((x) => x.seat)).toEqual([0, -1]);
    // A line that breaks does not take it back from the other tab.
    await broken();
    expect(house.line.hello).not.toHaveProperty('secret');
    page.link.takeHere();
    house.line.open();
    expect(house.line.hello).toMatchObject({ secret: keyFor('ada'), after: 0 });
    house.line.tell(house.here(0));
    await pass();
    expect(page.of('here').map((x) => x.seat)).toEqual([0, -1, 0]);
    expect(keyOf(TABLE)?.secret).toBe(keyFor('ada'));
  });

  test('whose key opens it no more is told so, and the key is taken off the ring', async () => {
    await seated();
    house.line.tell({ type: 'wrong', table: TABLE, error: 'renewed', message: 'This key is no longer the seat’s.' });
    expect(page.of('turned')).toEqual([{ type: 'turned', why: 'renewed' }]);
    expect(keyOf(TABLE)).toBeUndefined();
    house.line.open();
    expect(house.line.hello).not.toHaveProperty('secret');
  });

  test('whose key another tab has renewed is opened by the newer one', async () => {
    await seated();
    // The other tab keeps its keys in the same browser.
    house.holds('ben', 1);
    house.line.tell({ type: 'wrong', table: TABLE, error: 'renewed', message: 'This key is no longer the seat’s.' });
    expect(keyOf(TABLE)?.secret).toBe(keyFor('ben'));
    house.line.open();
    expect(house.line.hello).toMatchObject({ secret: keyFor('ben') });
  });

  test('that is lost while a move is on its way lets nobody wait for it', async () => {
    await seated();
    const answer = page.link.submit(house.at(), LAMP);
    page.link.takeHere();
    expect(await answer).toMatchObject({ ok: false, lost: true });
  });

  test.each(['no-table', 'wrong-key', 'cut-link', 'unknown-edition'])('%s: the page says why there is no table', async (error) => {
    await seated();
    house.line.tell({ type: 'wrong', table: TABLE, error, message: 'There is no such table.' });
    expect(page.of('gone')).toEqual([{ type: 'gone', message: expect.stringMatching(/^[A-Z“].+[.”]$/) }]);
  });

  test('that was taken opens the table anew with its key, which is kept', async () => {
    page = linked();
    await pass();
    house.line.open();
    house.line.tell(house.here(-1));
    await pass();
    house.reply('/sit', { ok: { seat: 0, secret: keyFor('ada') } });
    expect(await page.link.sit(0, 'Ada')).toEqual({ ok: true });
    expect(keyOf(TABLE)).toMatchObject({ seat: 0, secret: keyFor('ada'), name: 'Ada' });
    house.line.open();
    expect(house.line.hello).toMatchObject({ secret: keyFor('ada') });
  });

  test('that somebody else was faster to take is refused in words, and nothing is kept', async () => {
    page = linked();
    await pass();
    house.line.open();
    house.reply('/sit', { no: 'taken' });
    expect(await page.link.sit(0, 'Ada')).toMatchObject({ ok: false, lost: false });
    expect(keyOf(TABLE)).toBeUndefined();
  });
});

describe('whoever does not look', () => {
  test('is told to the house after a while, and is back at once', async () => {
    await seated();
    const eyes = () => house.line.said.flatMap((x) => (x.type === 'eyes' ? [x.open] : []));
    house.hide(true);
    await pass(19_000);
    expect(eyes()).toEqual([]);
    await pass(1_000);
    expect(eyes()).toEqual([false]);
    house.hide(false);
    expect(eyes()).toEqual([false, true]);
  });

  test('only for a blink is not told at all', async () => {
    await seated();
    house.hide(true);
    await pass(5_000);
    house.hide(false);
    await pass(60_000);
    expect(house.line.said.filter((x) => x.type === 'eyes')).toEqual([]);
  });
});

describe('calls', () => {
  test('taking back is done, waits for the others, or is refused', async () => {
    await seated();
    house.reply('/undo', { ok: { done: true, proposal: null } }, { ok: { done: false, proposal: 3 } }, { no: 'nothing' });
    expect(await page.link.undo('1.0', 0)).toEqual({ ok: true });
    expect(await page.link.undo('1.0', 0)).toEqual({ ok: 'asked' });
    expect(await page.link.undo('1.0', 0)).toMatchObject({ ok: false, lost: false });
  });

  test('a rematch takes the keys of the next table along', async () => {
    await seated();
    house.reply('/rematch', { ok: { table: 'nexttable000', seat: 1, secret: keyFor('next') } });
    expect(await page.link.rematch()).toBe('/table/nexttable000');
    expect(keyOf('nexttable000')).toMatchObject({ seat: 1, secret: keyFor('next'), name: 'ada', game: 'toy' });
    forget('nexttable000');
  });

  test('a new key replaces the old one on the ring, and the line opens by it', async () => {
    await seated();
    house.reply('/act', { ok: { seat: 0, secret: keyFor('newer') } });
    expect(await page.link.act({ act: 'key' })).toMatchObject({ ok: true });
    expect(keyOf(TABLE)?.secret).toBe(keyFor('newer'));
    house.line.open();
    expect(house.line.hello).toMatchObject({ secret: keyFor('newer') });
  });

  test('what the house answers in another shape is an error in words, not a broken page', async () => {
    await seated();
    house.reply('/undo', { ok: { perhaps: 1 } });
    expect(await page.link.undo('1.0', 0)).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].+\.$/) });
  });
});
