/** The page's model where things cross: moves that come late or are taken back, words that arrive out of turn, and shows that are broken off. */
import { describe, expect, test, vi } from 'vitest';
import { sentenceOf } from '../../shown/rulebook.ts';
import { atPresent, onBoard } from '../model.ts';
import { freshBrowser, LONG, pass } from './kept.ts';
import { begun, DRAW, EVENT_MS, game, LAMP, LAMP_2, toyTable, VOTE } from './toytable.ts';

await vi.hoisted(async () => (await import('./stubs.ts')).stubBrowser());
freshBrowser();

const LOST = { ok: false, message: 'Nobody answers.', clause: null, lost: true } as const;
/** More than are handed on one by one, so that the rest comes together. */
const CROWD = 20;

describe('what the page ran ahead with', () => {
  test('gives way to another move at the same decision, made on another device', async () => {
    const t = await begun();
    t.fates.push('lost', { no: 'KERNEL-STALE' });
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    t.other(0, LAMP_2);
    await pass();
    // It was never shown: it is now.
    expect(t.see().now?.type).toBe('lamp');
    expect(t.see().shown?.seq).toBe(1);
    expect(t.see().items).toEqual(t.told);
    await pass(LONG);
    expect(t.see().shown).toBe(t.told.at(-1));
  });

  test('is not taken for an item of another number, whatever it shows', async () => {
    const t = await begun();
    t.fates.push('lost', 'lost', 'lost', 'lost');
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    const guess = t.see().items.at(-1);
    if (guess === undefined) throw new Error('the page did not run ahead');
    t.tell({ type: 'item', item: { ...guess, seq: guess.seq + 1 } });
    await pass();
    expect(t.see().items.map((x) => x.seq)).toEqual([1, 3]);
  });
});

test('an item that was told before the table was told whole is not put behind it', async () => {
  const t = await begun(1);
  const first = t.told.slice();
  for (let i = 0; i < CROWD; i++) t.tell({ type: 'line', up: true });
  t.other(0, LAMP);
  t.here(first);
  await pass(LONG);
  expect(t.see().items).toEqual(first);
});

describe('a move of which nobody knows whether it arrived', () => {
  /** Its first word is lost with the answer, its second finds it there. */
  const unheard = async () => {
    const t = await begun();
    t.hush(true);
    t.fates.push('unheard');
    t.model.choose(DRAW);
    await pass(2_000);
    expect(t.sent).toHaveLength(2);
    return t;
  };
  const told = (t: ReturnType<typeof toyTable>): void => {
    const item = t.told.at(-1);
    if (item !== undefined) t.tell({ type: 'item', item });
  };

  test('is waited for a while, and is no refusal when it is told', async () => {
    const t = await unheard();
    await pass(1_000);
    told(t);
    await pass(LONG);
    expect(t.said).toEqual([]);
  });

  test('is waited for longer while the line is down', async () => {
    const t = await unheard();
    t.tell({ type: 'line', up: false });
    await pass(LONG);
    t.tell({ type: 'line', up: true });
    told(t);
    await pass(LONG);
    expect(t.said).toEqual([]);
  });

  test('did not arrive where only somebody else moved at that decision', async () => {
    const t = await begun();
    t.fates.push('lost', { no: 'KERNEL-STALE' });
    t.model.choose(DRAW);
    await pass();
    const start = t.told[0];
    if (start === undefined) throw new Error('nothing was told');
    t.tell({ type: 'item', item: { ...start, seq: 2, kind: 'move', by: 1, asked: 0 } });
    await pass(LONG);
    expect(t.said).toHaveLength(1);
  });
});

describe('a move that is taken back while it waits for the line', () => {
  test('leaves the board at once and is not said again', async () => {
    const t = await begun();
    t.fates.push('lost');
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    expect(t.see().late).not.toBeNull();
    t.model.takeLateBack();
    expect(t.see()).toMatchObject({ late: null, sending: false, queue: [] });
    expect(t.see().items).toEqual(t.told);
    await pass(LONG);
    expect(t.sent).toHaveLength(1);
    expect(t.said).toEqual([]);
  });

  test('frees the seat at once where the page could not run ahead', async () => {
    const t = await begun();
    t.fates.push('lost');
    t.model.choose(DRAW);
    await pass(EVENT_MS);
    expect(t.see().sending).toBe(true);
    t.model.takeLateBack();
    expect(t.see().sending).toBe(false);
  });

  test('is not held again by an answer that was already on its way', async () => {
    const t = await begun();
    t.fates.push('lost');
    t.model.choose(DRAW);
    await pass(EVENT_MS);
    let answer = (): void => undefined;
    t.model.link.submit = () =>
      new Promise((go) => {
        answer = () => go(LOST);
      });
    await pass(2_000);
    t.model.takeLateBack();
    answer();
    await pass();
    expect(t.see().late).toBeNull();
  });

  test('does not take the next one with it: that is said again as ever', async () => {
    const t = await begun();
    t.fates.push('lost');
    t.model.choose(DRAW);
    await pass(EVENT_MS);
    t.model.takeLateBack();
    await pass(LONG);
    t.fates.push('lost');
    t.model.choose(DRAW);
    await pass(LONG);
    expect(t.sent).toHaveLength(3);
    expect(t.see().shown?.seq).toBe(2);
  });
});

describe('what is said', () => {
  test('to a refusal of the kernel is its sentence, not the house’s word', async () => {
    const t = await begun();
    t.fates.push({ no: 'KERNEL-STALE' });
    t.model.choose(DRAW);
    await pass(LONG);
    expect(t.said).toEqual([sentenceOf(game.rulebook, 'KERNEL-STALE')]);
    expect(t.said).not.toEqual(['No.']);
  });

  test('to an undo that was taken is nothing', async () => {
    const t = await begun();
    t.model.choose(LAMP);
    await pass(LONG);
    const undone = t.model.undo(0);
    await pass(LONG);
    expect(await undone).toMatchObject({ ok: true });
    expect(t.said).toEqual([]);
  });
});

test('what is half chosen is let go with the choice, before anybody answers', async () => {
  const t = await begun();
  t.hush(true);
  t.model.setDraft({ card: 'ash' });
  t.model.choose(DRAW);
  expect(t.see().draft).toEqual({});
});

test('an answer that is to be changed stands until there is another', async () => {
  const t = await begun();
  t.tell({ type: 'held', at: '0.0', move: VOTE });
  t.model.change();
  expect(t.see().held).toEqual({ at: '0.0', move: VOTE, changing: true });
});

describe('showing again', () => {
  test('breaks off what is being shown, and gives the first event its whole time', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    await pass(EVENT_MS * 0.5);
    t.model.point(LAMP);
    t.model.replay(0);
    expect(t.see().pointed).toBeNull();
    await pass(EVENT_MS * 0.75);
    expect(t.see().shown?.seq).toBe(1);
    await pass(EVENT_MS * 0.5);
    expect(t.see().shown?.seq).toBe(2);
  });

  test('is no catching up: it takes its time', async () => {
    const t = await begun();
    t.other(0, LAMP);
    t.other(0, LAMP_2);
    const back = toyTable(0);
    back.here(t.told);
    expect(back.see().catching).toBe(true);
    back.model.replay(0);
    expect(back.see().catching).toBe(false);
  });
});

test('a show that begins with an undo shows no event, and nothing is chosen before it is over', async () => {
  const t = await begun();
  t.model.choose(LAMP);
  await pass(LONG);
  const undone = t.model.undo(0);
  await pass(LONG);
  await undone;
  t.other(0, LAMP_2);
  const [start, , undo, last] = t.told;
  if (start === undefined || undo?.kind !== 'undo' || last === undefined) throw new Error('the story is another one');
  const back = toyTable(0, 'other');
  back.here([start, undo]);
  await pass(LONG);
  back.tell({ type: 'item', item: last });
  await pass();
  expect(back.see().now).not.toBeNull();
  back.model.replay(0);
  expect(back.see()).toMatchObject({ now: null, between: null });
  expect(back.see().queue).toEqual([undo, last]);
  back.model.choose(LAMP);
  await pass();
  expect(back.sent).toEqual([]);
});

test('a page that was left no longer listens to its host', async () => {
  const t = await begun();
  expect(t.hears()).toBe(true);
  t.model.close();
  expect(t.hears()).toBe(false);
});

test('the board shows the position between two events, and is at its present only with nothing left to show', async () => {
  const t = await begun();
  const s = t.see();
  const shown = s.shown;
  if (shown === null) throw new Error('nothing is shown');
  const view = { ...shown.view, asked: 7 };
  expect(onBoard({ ...s, between: { view, next: shown.view } })).toBe(view);
  expect(onBoard(s)).toBe(shown.view);
  expect(atPresent(s)).toBe(true);
  expect(atPresent({ ...s, now: { type: 'lamp', clause: 'TOY-LAMP' } })).toBe(false);
  expect(atPresent({ ...s, queue: [shown] })).toBe(false);
});
