/** The page's model as a reducer, the rest of it: what it keeps of each word it is told, what it forgets, and what it hands on. */

import type { Clocks, SeatingEntry } from '@pesthouse/api';
import { ALL } from '@pesthouse/kernel';
import { describe, expect, test, vi } from 'vitest';
import { useSettings } from '../../prefs/store.ts';
import { foresee } from '../ahead.ts';
import { atPresent, onBoard, yourTurn } from '../model.ts';
import { lookedAt, seenOf } from '../seen.ts';
import { freshBrowser, LONG, pass } from './kept.ts';
import { begun, DRAW, EVENT_MS, game, infoOf, LAMP, LAMP_2, PAY, REST, talkOf, toyTable, VOTE } from './toytable.ts';

await vi.hoisted(async () => (await import('./stubs.ts')).stubBrowser());
freshBrowser();

const MINUTE = 60_000;

const clocks = (now: number): Clocks => ({ kind: 'live', now, sealed: false, seats: [] });
const entry = (nr: number, at = nr): SeatingEntry => ({
  nr,
  at,
  after: 0,
  position: '0.0',
  seat: 0,
  why: 'sat',
  holder: null,
  by: null,
  what: [],
});

describe('a table is told whole', () => {
  test('everything half done is forgotten, and what is told takes its place', async () => {
    const t = await begun();
    t.tell({ type: 'held', at: '0.0', move: VOTE });
    t.tell({ type: 'handover', to: 1, secrets: true });
    expect(t.see().handover).toEqual({ to: 1, secrets: true });
    t.model.setDraft({ card: 'ash' });
    t.model.point(LAMP);
    t.hush(true);
    t.tell({ type: 'here', seat: 1, info: { ...infoOf('other'), clocks: clocks(5) }, items: t.told, talk: [talkOf(7)] });
    expect(t.see()).toMatchObject({ status: 'open', seat: 1, pointed: null, sending: false, held: null, handover: null, now: null, between: null });
    expect(t.see().draft).toEqual({});
    expect(t.see().info?.id).toBe('other');
    expect(t.see().talk.map((x) => x.n)).toEqual([7]);
    expect(t.see().clocks?.told).toEqual(clocks(5));
  });

  test('what was on its way is not waited for any longer', async () => {
    const t = await begun();
    t.fates.push('lost', 'lost', 'lost');
    t.model.choose(DRAW);
    expect(t.see().sending).toBe(true);
    t.here();
    expect(t.see().sending).toBe(false);
  });

  test('what the page ran ahead with is gone', async () => {
    const t = await begun();
    t.other(0, LAMP);
    await pass(LONG);
    t.fates.push('lost', 'lost', 'lost', 'lost', 'lost');
    t.model.choose(LAMP_2);
    await pass(EVENT_MS);
    expect(t.see().items).toHaveLength(3);
    t.here();
    await pass();
    expect(t.see().items).toEqual(t.told);
    expect(t.see().queue).toEqual([]);
    // A page that runs ahead shows nothing again; this one does not any more.
    t.model.replay(0);
    expect(t.see().shown?.seq).toBe(1);
  });

  test('what was being shown then is not shown to its end', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    await pass();
    expect(t.see().now).not.toBeNull();
    t.tell({ type: 'here', seat: 1, info: infoOf('toy'), items: t.told, talk: [], present: true });
    expect(t.see()).toMatchObject({ now: null, between: null });
    await pass(LONG);
    expect(t.looks.filter((x) => x === 'shown 2')).toHaveLength(1);
  });

  test('nothing is shown of a table that has nothing to tell', () => {
    const t = toyTable();
    t.here([]);
    expect(t.see()).toMatchObject({ status: 'open', shown: null, queue: [], wasGone: null });
    expect(t.looks).toEqual([]);
    expect(seenOf('toy', 0)).toBe(0);
  });

  test('the first item that comes to an empty table is on the board at once', async () => {
    const t = toyTable();
    t.here([]);
    const [start] = t.told;
    if (start === undefined) throw new Error('nothing was told');
    t.tell({ type: 'item', item: start });
    expect(t.see().shown).toBe(start);
    expect(t.see().queue).toEqual([]);
  });

  test('a table that was only begun is shown from its beginning', async () => {
    const t = toyTable();
    t.here();
    expect(t.see().shown?.seq).toBe(1);
    expect(t.see().queue).toEqual([]);
  });

  test('how far it was seen is kept for the next time, and so is when', async () => {
    const t = await begun();
    expect(seenOf('toy', 0)).toBe(1);
    expect(lookedAt('toy', 0)).not.toBeNull();
    t.other(0, LAMP);
    await pass(LONG);
    expect(seenOf('toy', 0)).toBe(2);
    expect(seenOf('toy', 1)).toBe(0);
  });

  test('of a seat that is told elsewhere than where it was seen, the present is shown', async () => {
    const t = await begun();
    t.other(0, LAMP);
    t.other(0, LAMP_2);
    await pass(LONG);
    // What was seen last is no longer among what is told.
    const later = toyTable();
    later.here(t.told.slice(0, 2));
    expect(later.see().shown?.seq).toBe(2);
    expect(later.see().queue).toEqual([]);
  });

  test('whoever shares the screen and sees the same has seen the same', async () => {
    const t = await begun();
    t.other(0, LAMP);
    await pass(LONG);
    t.tell({ type: 'handover', to: 1, secrets: false });
    t.tell({ type: 'here', seat: 1, info: infoOf('toy'), items: t.told, talk: [] });
    expect(t.see().shown?.seq).toBe(t.told.length);
    expect(t.see().queue).toEqual([]);
  });

  test('a table that says that nothing was missed stands at its present', async () => {
    const t = await begun();
    t.other(0, LAMP);
    t.other(0, LAMP_2);
    const back = toyTable();
    back.tell({ type: 'here', seat: 0, info: infoOf('toy'), items: t.told, talk: [], present: true });
    expect(back.see().shown?.seq).toBe(3);
    expect(back.see().catching).toBe(false);
  });

  test('who held which seat until now is told besides, each entry once', async () => {
    const t = toyTable();
    t.model.link.seating = async () => [entry(1), entry(2)];
    t.here();
    t.tell({ type: 'seating', entry: entry(2) });
    t.tell({ type: 'seating', entry: entry(3) });
    t.tell({ type: 'seating', entry: entry(3) });
    await pass();
    expect(t.see().seating.map((x) => x.nr)).toEqual([1, 2, 3]);
  });

  test('a page that was closed takes no seating any more', async () => {
    const t = toyTable();
    t.model.link.seating = async () => [entry(1)];
    t.here();
    t.model.close();
    await pass();
    expect(t.see().seating).toEqual([]);
  });
});

describe('whoever was away', () => {
  const left = async (moves: readonly object[], ms: number, seat = 1) => {
    const t = await begun(seat);
    for (const m of moves) t.other(0, { verb: '', ...m });
    await vi.setSystemTime(Date.now() + ms);
    localStorage.setItem('pesthouse.seen', JSON.stringify([['toy/1', 1, Date.now() - ms]]));
    const back = toyTable(seat);
    return { t, back };
  };

  test('for long sees the table as it is, and is told in short', async () => {
    const { t, back } = await left([LAMP, LAMP_2, REST], MINUTE);
    back.here(t.told);
    expect(back.see().shown?.seq).toBe(t.told.length);
    expect(back.see().queue).toEqual([]);
    expect(back.see().catching).toBe(false);
    expect(back.see().wasGone).toEqual({ seq: 1, ms: MINUTE });
    back.model.setGone(null);
    expect(back.see().wasGone).toBeNull();
  });

  test('for nobody knows how long is told so', async () => {
    const { t, back } = await left([LAMP, LAMP_2, REST], MINUTE);
    localStorage.setItem('pesthouse.seen', JSON.stringify([['toy/1', 1]]));
    back.here(t.told);
    expect(back.see().wasGone).toEqual({ seq: 1, ms: null });
  });

  test('for a short while is shown what was missed instead', async () => {
    const { t, back } = await left([LAMP], MINUTE);
    back.here(t.told);
    expect(back.see().wasGone).toBeNull();
    expect(back.see().queue).toHaveLength(1);
  });

  test('for long from a table of this browser is shown all of it: nobody else was there', async () => {
    const { t, back } = await left([LAMP, LAMP_2, REST], MINUTE);
    Reflect.set(back.model.link, 'kind', 'local');
    back.here(t.told);
    expect(back.see().wasGone).toBeNull();
    expect(back.see().queue).toHaveLength(3);
  });

  test('for a moment only, with the page open, is shown what was missed', async () => {
    const { t, back } = await left([LAMP, LAMP_2, REST], MINUTE);
    back.here(t.told.slice(0, 1));
    back.here(t.told);
    expect(back.see().wasGone).toBeNull();
    expect(back.see().queue).toHaveLength(3);
  });
});

describe('one word at a time', () => {
  test('a clock is told with the table, alone, or not at all', async () => {
    const t = await begun();
    expect(t.see().clocks).toBeNull();
    t.tell({ type: 'clocks', clocks: clocks(1) });
    expect(t.see().clocks?.told.now).toBe(1);
    t.tell({ type: 'info', info: { ...infoOf('toy'), clocks: clocks(2), watchers: 3 } });
    expect(t.see().clocks?.told.now).toBe(2);
    expect(t.see().info?.watchers).toBe(3);
    t.tell({ type: 'info', info: infoOf('toy') });
    expect(t.see().clocks).toBeNull();
  });

  test('an item is kept with when it was told', async () => {
    const t = await begun();
    vi.setSystemTime(1_000_000);
    t.other(0, LAMP);
    expect(t.see().heard).toEqual({ 2: 1_000_000 });
    vi.setSystemTime(2_000_000);
    t.other(0, LAMP_2);
    expect(t.see().heard).toEqual({ 2: 1_000_000, 3: 2_000_000 });
  });

  test('so is one that the page had run ahead with', async () => {
    const t = await begun();
    vi.setSystemTime(3_000_000);
    t.model.choose(LAMP);
    await pass(LONG);
    expect(Object.keys(t.see().heard)).toEqual(['2']);
  });

  test('since when the line is down is kept until it holds again', async () => {
    const t = await begun();
    vi.setSystemTime(1_000_000);
    t.tell({ type: 'line', up: false });
    expect(t.see()).toMatchObject({ up: false, downSince: 1_000_000 });
    vi.setSystemTime(1_500_000);
    t.tell({ type: 'line', up: false });
    expect(t.see().downSince).toBe(1_000_000);
    t.tell({ type: 'line', up: true });
    expect(t.see()).toMatchObject({ up: true, downSince: null });
  });

  test('a move that arrived at the second try is told as one that came late, until the line is down again', async () => {
    const t = await begun();
    t.fates.push('lost');
    t.model.choose(DRAW);
    await pass(LONG);
    expect(t.see()).toMatchObject({ sentLate: true, late: null });
    t.tell({ type: 'line', up: true });
    expect(t.see().sentLate).toBe(true);
    t.tell({ type: 'line', up: false });
    expect(t.see().sentLate).toBe(false);
  });

  test('a move that arrived at once did not come late', async () => {
    const t = await begun();
    t.model.choose(DRAW);
    await pass(LONG);
    expect(t.see().sentLate).toBe(false);
  });

  test('why the seat is no longer this page’s is told until the reader knows, or has a seat again', async () => {
    const t = await begun();
    const own = t.see().seat;
    t.tell({ type: 'turned', why: 'elsewhere' });
    expect(t.see().turned).toBe('elsewhere');
    // Which seat it was is still known: who has given it up elsewhere is not offered it back.
    expect(t.see().lost).toBe(own);
    t.tell({ type: 'here', seat: -1, info: infoOf('toy'), items: t.told, talk: [] });
    expect(t.see().turned).toBe('elsewhere');
    t.model.settleIn();
    expect(t.see().turned).toBeNull();
    t.tell({ type: 'turned', why: 'elsewhere' });
    t.here();
    expect(t.see().turned).toBeNull();
  });

  test('an answer to a sealed question ends what is half chosen and what is on its way', async () => {
    const t = await begun();
    t.hush(true);
    t.model.choose(DRAW);
    t.model.setDraft({ card: 'ash' });
    t.tell({ type: 'held', at: '3.0', move: VOTE });
    expect(t.see()).toMatchObject({ sending: false, held: { at: '3.0', move: VOTE, changing: false } });
    expect(t.see().draft).toEqual({});
  });

  test('there is nothing to change before a sealed question is answered', async () => {
    const t = await begun();
    t.model.change();
    expect(t.see().held).toBeNull();
  });

  test('of what is told whole each time only the last word counts, and items keep their place', async () => {
    const t = await begun(1);
    const seen: (number | undefined)[] = [];
    t.model.store.subscribe((s, before) => {
      if (s.clocks !== before.clocks) seen.push(s.clocks?.told.now);
    });
    // More than are handed on one by one, so that the rest comes together.
    for (let n = 1; n <= 20; n++) t.tell({ type: 'clocks', clocks: clocks(n) });
    t.other(0, LAMP);
    await pass(LONG);
    expect(seen.length).toBeLessThan(20);
    expect(seen.at(-1)).toBe(20);
    expect(t.see().shown?.seq).toBe(2);
  });

  test('a page that is closed hears nothing of what was still waiting to be handed on', async () => {
    const t = await begun();
    for (let n = 1; n <= 20; n++) t.tell({ type: 'talk', talk: talkOf(n) });
    t.model.close();
    const left = t.see();
    expect(left.talk.length).toBeLessThan(20);
    await pass(LONG);
    expect(t.see()).toBe(left);
  });

  test('nobody takes the screen where nobody is to', async () => {
    const t = await begun();
    const before = t.looks.length;
    t.model.takeOver();
    expect(t.looks).toHaveLength(before);
  });
});

describe('talk', () => {
  test('nothing is fetched before anything was said', async () => {
    const t = await begun();
    await t.model.earlier();
    expect(t.see().talk).toEqual([]);
  });

  test('what cannot be fetched is said, and what is there stays', async () => {
    const t = await begun();
    t.tell({ type: 'talk', talk: talkOf(4) });
    t.model.link.earlier = () => Promise.reject(new Error('Nobody answers.'));
    await t.model.earlier();
    expect(t.said).toHaveLength(1);
    expect(t.see().talk.map((x) => x.n)).toEqual([4]);
  });

  test('what was fetched twice at the same time is there once', async () => {
    const t = await begun();
    t.tell({ type: 'talk', talk: talkOf(4) });
    await Promise.all([t.model.earlier(), t.model.earlier()]);
    expect(t.see().talk.map((x) => x.n)).toEqual([3, 4]);
  });
});

describe('showing again', () => {
  test('from a decision on, as fast as is wanted, and then at the usual speed', async () => {
    const t = await begun(1);
    for (const m of [LAMP, LAMP_2, REST]) t.other(0, m);
    await pass(LONG);
    t.model.setDraft({ card: 'ash' });
    t.model.replay(1, 0.5);
    expect(t.see()).toMatchObject({ catching: false, hurry: 0.5, pointed: null });
    expect(t.see().draft).toEqual({});
    expect(t.see().shown?.seq).toBe(2);
    expect(t.see().queue.map((x) => x.seq)).toEqual([3, 4]);
    await pass(EVENT_MS * 0.4);
    expect(t.see().now?.type).toBe('lamp');
    await pass(EVENT_MS * 0.2);
    expect(t.see().shown?.seq).toBe(t.told.length);
    expect(t.see().hurry).toBe(1);
  });

  test('from a decision that nobody was asked shows nothing', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    await pass(LONG);
    t.model.replay(99);
    expect(atPresent(t.see())).toBe(true);
    expect(t.see().shown?.seq).toBe(2);
  });

  test('waits for the host where the page has run ahead', async () => {
    const t = await begun();
    t.fates.push('lost', 'lost', 'lost');
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    t.model.replay(0);
    expect(t.see().shown?.seq).toBe(2);
    expect(t.see().queue).toEqual([]);
  });
});

describe('what the host says', () => {
  test('a host that teaches may want another move: nothing is sent, and what was chosen is let go', async () => {
    const t = await begun();
    t.model.link.wants = () => false;
    t.model.setDraft({ card: 'ash' });
    t.model.point(LAMP);
    t.model.choose(LAMP);
    await pass(LONG);
    expect(t.sent).toEqual([]);
    expect(t.see().draft).toEqual({});
    expect(t.see().pointed).toBeNull();
    t.model.link.wants = () => true;
    t.model.choose(LAMP);
    await pass(LONG);
    expect(t.sent).toHaveLength(1);
  });

  test('a refusal of the house has no clause to open, a refusal without one is its own sentence', async () => {
    const t = await begun();
    t.fates.push({ no: 'KERNEL-STALE' });
    t.model.choose(DRAW);
    await pass();
    expect(t.said[0]).not.toBe('KERNEL-STALE');
    t.model.link.submit = async () => ({ ok: false, message: 'The house is tidying up.', clause: null });
    t.model.choose(DRAW);
    await pass();
    expect(t.said[1]).toBe('The house is tidying up.');
  });

  test('an undo that is refused is told why; of a table without a story there is nothing to take back', async () => {
    const t = toyTable();
    expect(await t.model.undo(0)).toMatchObject({ ok: false, clause: null });
    expect(t.said).toEqual([]);
    t.here();
    await pass(LONG);
    t.model.link.undo = async () => ({ ok: false, message: 'Not now.', clause: null });
    expect(await t.model.undo(0)).toMatchObject({ ok: false });
    expect(t.said).toEqual(['Not now.']);
  });

  test('a page without a story has no reasons and chooses nothing', async () => {
    const t = toyTable();
    expect(t.model.why(LAMP)).toBeNull();
    t.model.choose(LAMP);
    await pass();
    expect(t.sent).toEqual([]);
  });

  test('nothing is taken back that is not late', async () => {
    const t = await begun();
    t.hush(true);
    t.model.choose(DRAW);
    t.model.takeLateBack();
    expect(t.see().sending).toBe(true);
  });

  test('a page that was left while a move was lost tries once more, and says nothing to whoever is elsewhere', async () => {
    const t = await begun();
    t.fates.push('lost', 'lost', 'lost');
    t.model.choose(DRAW);
    await pass();
    t.model.close();
    await pass(LONG);
    expect(t.sent).toHaveLength(2);
    expect(t.said).toEqual([]);
  });

  test('others’ moves do not end what is on its way; an undo does', async () => {
    const t = await begun(1);
    t.other(0, REST);
    t.other(0, PAY);
    await pass(LONG);
    t.fates.push('lost');
    t.model.choose(DRAW);
    expect(t.see().sending).toBe(true);
    const last = t.told.at(-1);
    if (last === undefined) throw new Error('nothing was told');
    t.tell({ type: 'item', item: { ...last, seq: last.seq + 1, by: 0 } });
    expect(t.see().sending).toBe(true);
    t.tell({ type: 'item', item: { ...last, seq: last.seq + 2, by: 0, kind: 'undo', events: [] } });
    expect(t.see().sending).toBe(false);
  });
});

describe('whose turn it is', () => {
  const seats = (standIn: object | null) => [{ seat: 0, kind: 'person', name: 'A', level: null, present: true, standIn }];
  test('not of whoever a bot plays for, nor at a table that was ended', async () => {
    const t = await begun();
    const info = infoOf('toy');
    expect(yourTurn(game, t.see())).toBe(true);
    const s = t.see();
    expect(yourTurn(game, { ...s, info: { ...info, seats: JSON.parse(JSON.stringify(seats({ level: 'good', since: 0 }))) } })).toBe(false);
    expect(yourTurn(game, { ...s, info: { ...info, seats: JSON.parse(JSON.stringify(seats(null))) } })).toBe(true);
    expect(yourTurn(game, { ...s, info: { ...info, ended: { why: 'closed', at: 0 } } })).toBe(false);
    expect(yourTurn(game, { ...s, info: null })).toBe(true);
    expect(yourTurn(game, { ...s, shown: null })).toBe(false);
    expect(yourTurn(game, { ...s, seat: 1 })).toBe(false);
  });
});

describe('what the page ran ahead with', () => {
  test('is on the board once: the host’s word takes its place and nothing is shown again', async () => {
    const t = await begun();
    t.hush(true);
    t.model.choose(LAMP);
    await pass(LONG);
    expect(t.see().shown?.seq).toBe(2);
    const item = t.told.at(-1);
    if (item === undefined) throw new Error('nothing was told');
    t.tell({ type: 'item', item });
    expect(t.see().shown).toBe(item);
    expect(t.see()).toMatchObject({ now: null, queue: [] });
    await pass(LONG);
    expect(t.looks.filter((x) => x === 'shown 2')).toHaveLength(1);
  });

  test('is replaced while it still waits to be shown', async () => {
    const t = await begun();
    t.hush(true);
    t.model.choose(LAMP);
    await pass();
    const item = t.told.at(-1);
    if (item === undefined) throw new Error('nothing was told');
    t.tell({ type: 'item', item });
    expect(t.see().queue[0]).toBe(item);
    expect(t.see().now).not.toBeNull();
  });

  test('stays where the host has told only the first of it', async () => {
    useSettings.setState({ speed: 'instant' });
    const t = await begun();
    t.hush(true);
    t.fates.push('taken', 'lost', 'lost', 'lost');
    t.model.choose(LAMP);
    await pass();
    t.model.choose(LAMP_2);
    await pass();
    expect(t.see().items).toHaveLength(3);
    const item = t.told.at(-1);
    if (item === undefined) throw new Error('nothing was told');
    t.tell({ type: 'item', item });
    expect(t.see().items).toHaveLength(3);
    expect(t.see().shown?.seq).toBe(3);
  });

  test('is gone with a refusal, in the middle of what was being shown', async () => {
    const t = await begun();
    const before = t.see().shown;
    t.fates.push({ no: 'TOY-OIL' });
    t.model.choose(LAMP);
    t.model.setDraft({ card: 'ash' });
    t.model.point(LAMP_2);
    expect(t.see().now).not.toBeNull();
    await pass();
    expect(t.said).toEqual(['TOY-OIL']);
    expect(t.see()).toMatchObject({ now: null, between: null, queue: [], pointed: null });
    expect(t.see().draft).toEqual({});
    await pass(LONG);
    expect(t.see().shown).toBe(before);
    expect(t.looks.filter((x) => x === 'shown 2')).toEqual([]);
  });
});

describe('running ahead', () => {
  const first = async (seat = 0) => {
    const t = await begun(seat);
    const item = t.told.at(-1);
    if (item === undefined) throw new Error('nothing was told');
    return item;
  };

  test('gives the very item that the host will tell', async () => {
    const t = await begun();
    const from = t.told.at(-1);
    if (from === undefined) throw new Error('nothing was told');
    const guess = foresee(game.engine, from, 0, LAMP);
    t.other(0, LAMP);
    const told = t.told.at(-1);
    expect(guess).toMatchObject({ seq: told?.seq, kind: 'move', by: 0, asked: told?.asked, at: told?.at, events: told?.events, view: told?.view });
    // One event needs no position between.
    expect(guess).not.toHaveProperty('between');
  });

  test('counts the moves that were taken back, and how far back one may go', async () => {
    const item = await first();
    expect(foresee(game.engine, { ...item, at: '0.3' }, 0, LAMP)?.at).toBe('1.3');
    expect(foresee(game.engine, { ...item, at: '0' }, 0, LAMP)?.at).toBe('1.0');
    expect(foresee(game.engine, { ...item, horizon: 7 }, 0, LAMP)?.horizon).toBe(7);
    expect(foresee(game.engine, { ...item, horizon: null }, 0, LAMP)?.horizon).toBe(item.view.asked);
  });

  test('gives nothing where chance or another seat decides what comes', async () => {
    const item = await first();
    expect(foresee(game.engine, item, 0, DRAW)).toBeNull();
    const t = await begun(0);
    t.other(0, REST);
    const toll = t.told.at(-1);
    if (toll === undefined) throw new Error('nothing was told');
    // With the toll paid the turn is another's.
    expect(foresee(game.engine, toll, 0, PAY)).toBeNull();
    const second = await begun(1);
    second.other(0, REST);
    second.other(0, PAY);
    const mine = second.told.at(-1);
    if (mine === undefined) throw new Error('nothing was told');
    expect(foresee(game.engine, mine, 1, LAMP)?.by).toBe(1);
  });

  test('gives nothing at a sealed question, hides what the seat may not see, and has a position between two events', async () => {
    const item = await first();
    const { engine } = game;
    const now = engine.decision(item.view);
    if (now === undefined) throw new Error('nobody is asked');
    expect(foresee({ ...engine, decision: () => ({ ...now, sealed: true }) }, item, 0, LAMP)).toBeNull();
    const hidden: number[] = [];
    foresee({ ...engine, game: { ...engine.game, hide: (_, seat) => void hidden.push(seat) } }, item, 0, LAMP);
    expect(hidden).toContain(0);
    const twice: typeof engine.play = (s, seat, move, k) => {
      engine.play(s, seat, move, k);
      k.tell?.({ type: 'lamp', clause: 'TOY-LAMP' }, ALL);
    };
    expect(foresee({ ...engine, play: twice }, item, 0, LAMP)?.between).toHaveLength(1);
  });

  test('leaves the position that it starts from as it was', async () => {
    const item = await first();
    const before = JSON.stringify(item);
    foresee(game.engine, item, 0, LAMP);
    expect(JSON.stringify(item)).toBe(before);
  });
});

describe('the show', () => {
  test('a hidden page catches up at once, and takes its time again when it is seen', async () => {
    const t = await begun(1);
    Reflect.set(document, 'hidden', true);
    t.other(0, LAMP);
    await pass();
    expect(t.see().shown?.seq).toBe(2);
    Reflect.set(document, 'hidden', false);
    t.other(0, LAMP_2);
    await pass();
    expect(t.see().now?.type).toBe('lamp');
    expect(t.see().shown?.seq).toBe(2);
  });

  test('skipping while nothing is shown is no skip of what comes later', async () => {
    const t = await begun(1);
    t.model.skip();
    t.other(0, LAMP);
    await pass();
    expect(t.see().now?.type).toBe('lamp');
  });

  test('once an event was shown, the board is at the position after it and nothing is between', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    await pass();
    expect(t.see().between).not.toBeNull();
    await pass(LONG);
    expect(t.see().between).toBeNull();
    expect(onBoard(t.see())).toBe(t.see().shown?.view);
  });

  test('a rest that is cut short leaves no alarm behind', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    await pass();
    const during = vi.getTimerCount();
    t.model.skip();
    expect(vi.getTimerCount()).toBe(during - 1);
  });

  test('an undo is shown by its position alone', async () => {
    const t = await begun();
    t.model.choose(LAMP);
    await pass(LONG);
    const undone = t.model.undo(0);
    await pass();
    await undone;
    await pass();
    expect(t.see().now).toBeNull();
    expect(t.see().shown?.kind).toBe('undo');
  });

  test('twice as fast is half as long', async () => {
    useSettings.setState({ speed: 'fast' });
    const t = await begun(1);
    t.other(0, LAMP);
    await pass(EVENT_MS - 1);
    expect(atPresent(t.see())).toBe(true);
  });
});
