/** The page's model as a reducer: what is told goes in, what is shown, asked and sent comes out. */
import { describe, expect, test, vi } from 'vitest';
import { useSettings } from '../../prefs/store.ts';
import { answered, atPresent, onBoard, yourTurn } from '../model.ts';
import { freshBrowser, LONG, pass } from './kept.ts';
import { begun, DRAW, EVENT_MS, game, LAMP, LAMP_2, PAY, talkOf, toyTable } from './toytable.ts';

await vi.hoisted(async () => (await import('./stubs.ts')).stubBrowser());

const VOTE = { verb: 'vote', yes: false };

freshBrowser();

/** Both have had their turn, and the sealed vote is put. */
const atVote = async (seat = 0) => {
  const t = await begun(seat);
  for (const who of [0, 1]) {
    t.other(who, { verb: 'rest' });
    t.other(who, PAY);
  }
  await pass(LONG);
  return t;
};

describe('what is told', () => {
  test('a table that is seen for the first time stands at its present', async () => {
    const t = toyTable();
    t.other(0, DRAW);
    t.other(0, PAY);
    t.here();
    expect(t.see()).toMatchObject({ status: 'open', seat: 0, queue: [], catching: false });
    expect(t.see().shown?.seq).toBe(3);
    expect(t.looks).toContain('shown 3');
  });

  test('who comes back is shown what was missed, in order and quicker than usual', async () => {
    const t = await begun();
    const left = t.told.length;
    t.other(0, LAMP);
    t.other(0, LAMP_2);
    const back = toyTable(0);
    back.here(t.told);
    expect(back.see().shown?.seq).toBe(left);
    expect(back.see().queue.map((x) => x.seq)).toEqual([left + 1, left + 2]);
    expect(back.see().catching).toBe(true);
    await pass(EVENT_MS * 0.7);
    expect(atPresent(back.see())).toBe(true);
    expect(back.see().shown?.seq).toBe(left + 2);
    expect(back.see().catching).toBe(false);
  });

  test('an item is shown event by event, with the position before it on the board until its time is over', async () => {
    const t = await begun(1);
    const before = t.see().shown;
    t.other(0, LAMP);
    await pass();
    expect(t.see().now?.type).toBe('lamp');
    expect(t.see().shown).toBe(before);
    expect(onBoard(t.see())).toEqual(before?.view);
    expect(t.see().between?.next).toEqual(t.told.at(-1)?.view);
    await pass(EVENT_MS - 1);
    expect(t.see().shown).toBe(before);
    await pass(1);
    expect(t.see().now).toBe(null);
    expect(t.see().shown).toBe(t.told.at(-1));
    expect(t.see().queue).toEqual([]);
    expect(t.looks.at(-1)).toBe(`shown ${t.told.length}`);
  });

  test('items are shown in the order in which they came, each once', async () => {
    const t = await begun(1);
    const shown: number[] = [];
    t.model.store.subscribe((s, before) => {
      if (s.shown !== null && s.shown !== before.shown) shown.push(s.shown.seq);
    });
    t.other(0, LAMP);
    t.other(0, LAMP_2);
    const again = t.told.at(-1);
    if (again !== undefined) t.tell({ type: 'item', item: again });
    await pass(LONG);
    expect(shown).toEqual([2, 3]);
    expect(t.see().items.map((x) => x.seq)).toEqual([1, 2, 3]);
  });

  test('skip goes to the present at once, and what comes afterwards takes its time again', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    t.other(0, LAMP_2);
    await pass();
    t.model.skip();
    await pass();
    expect(atPresent(t.see())).toBe(true);
    expect(t.see().shown?.seq).toBe(3);
    t.other(0, { verb: 'rest' });
    t.other(0, PAY);
    await pass();
    expect(t.see().now?.type).toBe('paid');
  });

  test('nobody waits for a page that is not looked at, nor where everything is to be shown at once', async () => {
    for (const still of [() => Reflect.set(document, 'hidden', true), () => useSettings.setState({ speed: 'instant' })]) {
      const t = await begun(1);
      still();
      t.other(0, LAMP);
      await pass();
      expect(atPresent(t.see())).toBe(true);
      expect(t.see().shown?.seq).toBe(t.told.length);
      Reflect.set(document, 'hidden', false);
    }
  });

  test('a long queue goes by quicker', async () => {
    const t = await begun(1);
    for (const m of [LAMP, LAMP_2, { verb: 'rest' }, PAY]) t.other(0, m);
    for (const m of [LAMP, LAMP_2, { verb: 'rest' }, PAY]) t.other(1, m);
    t.other(0, VOTE);
    t.other(1, VOTE);
    for (const who of [0, 1]) for (const m of [{ verb: 'lamp', to: 0 }, LAMP, { verb: 'rest' }, PAY]) t.other(who, m);
    const events = t.told.flatMap((x) => x.events).length;
    expect(events).toBeGreaterThan(11);
    await pass((events - 2) * EVENT_MS);
    expect(atPresent(t.see())).toBe(true);
  });

  test('what comes faster than a page can draw is drawn together, and nothing of it is lost', async () => {
    useSettings.setState({ speed: 'instant' });
    const t = await begun(1);
    let drawn = 0;
    t.model.store.subscribe((now, before) => {
      if (now.shown !== before.shown) drawn++;
    });
    const turn = [LAMP, LAMP_2, { verb: 'rest' }, PAY];
    for (const who of [0, 1]) for (const m of turn) t.other(who, m);
    t.other(0, VOTE);
    t.other(1, VOTE);
    for (const who of [0, 1]) for (const m of [{ verb: 'lamp', to: 0 }, LAMP, { verb: 'rest' }, PAY]) t.other(who, m);
    await pass(LONG);
    expect(t.told.length).toBeGreaterThan(16);
    expect(drawn).toBeLessThan(12);
    expect(t.see().items.map((x) => x.seq)).toEqual(t.told.map((x) => x.seq));
    expect(t.see().shown?.seq).toBe(t.told.length);
    expect(atPresent(t.see())).toBe(true);
  });

  test('talk is kept once, and only what others say is unread', async () => {
    const t = await begun();
    for (const talk of [talkOf(4), talkOf(4), talkOf(5, 0)]) t.tell({ type: 'talk', talk });
    expect(t.see().talk.map((x) => x.n)).toEqual([4, 5]);
    expect(t.see().unread).toBe(1);
    t.model.read();
    expect(t.see().unread).toBe(0);
    await t.model.earlier();
    expect(t.see().talk.map((x) => x.n)).toEqual([3, 4, 5]);
  });

  test('the line, the house that is gone and the person who takes the screen', async () => {
    const t = await begun();
    expect(yourTurn(game, t.see())).toBe(true);
    t.tell({ type: 'line', up: false });
    expect(t.see().up).toBe(false);
    t.tell({ type: 'handover', to: 1, secrets: true });
    expect(yourTurn(game, t.see())).toBe(false);
    t.model.takeOver();
    expect(t.looks.at(-1)).toBe('look 1');
    t.tell({ type: 'gone', message: 'There is no such table.' });
    expect(t.see()).toMatchObject({ status: 'gone', gone: 'There is no such table.' });
  });

  test('a page that was left hears nothing more and shows nothing more', async () => {
    const t = await begun(1);
    t.other(0, LAMP);
    await pass();
    t.model.close();
    const left = t.see();
    t.other(0, LAMP_2);
    t.tell({ type: 'line', up: false });
    await pass(LONG);
    expect(t.see()).toBe(left);
    expect(t.looks).toContain('leave');
  });
});

describe('what this seat does', () => {
  test('a move that the rules forbid is not sent, and its clause is told', async () => {
    const t = await begun();
    t.model.choose({ verb: 'lamp', to: 0 });
    await pass();
    expect(t.sent).toEqual([]);
    expect(t.said).toEqual(['TOY-LAMP']);
    expect(t.model.why({ verb: 'lamp', to: 0 })?.clause).toBe('TOY-LAMP');
    expect(t.model.why(LAMP)).toBe(null);
  });

  test('a move that needs no chance is on its way to the board before the host has said a word', async () => {
    const t = await begun();
    const { at } = t.see().shown ?? { at: '' };
    t.hush(true);
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    expect(t.sent).toEqual([{ at, move: LAMP }]);
    expect(t.see().sending).toBe(false);
    expect(t.see().shown?.view).toEqual(t.told.at(-1)?.view);
    expect(yourTurn(game, t.see())).toBe(true);
    expect(t.see().labels).toEqual({ [t.told[0]?.view.asked ?? -1]: 'lamp 1' });
  });

  test('the host’s own item takes the place of what the page ran ahead with', async () => {
    const t = await begun();
    t.model.choose(LAMP);
    await pass(LONG);
    expect(t.see().items).toEqual(t.told);
    expect(t.see().shown).toBe(t.told.at(-1));
    expect(t.see().items.at(-1)).toBe(t.told.at(-1));
  });

  test('one move after the other is run ahead with, and none is lost or shown twice', async () => {
    const t = await begun();
    const shown: number[] = [];
    t.model.store.subscribe((s, before) => {
      if (s.shown?.seq !== before.shown?.seq) shown.push(s.shown?.seq ?? 0);
    });
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    t.model.choose(LAMP_2);
    await pass(LONG);
    expect(t.see().items).toEqual(t.told);
    expect(shown).toEqual([2, 3]);
  });

  test('a move that needs chance waits for the host, and nothing else is sent meanwhile', async () => {
    const t = await begun();
    t.hush(true);
    t.model.choose(DRAW);
    expect(t.see().sending).toBe(true);
    t.model.choose(DRAW);
    t.model.choose(LAMP);
    await pass();
    expect(t.sent).toHaveLength(1);
    t.hush(false);
    const item = t.told.at(-1);
    if (item !== undefined) t.tell({ type: 'item', item });
    expect(t.see().sending).toBe(false);
    await pass(LONG);
    expect(t.see().shown).toBe(item);
  });

  test('nothing is chosen while something is still being shown', async () => {
    const t = await begun();
    t.model.choose(LAMP);
    await pass();
    expect(t.see().now).not.toBe(null);
    t.model.choose(LAMP_2);
    await pass();
    expect(t.sent).toHaveLength(1);
  });

  test('a refusal puts the board back, says why, and takes later moves with it', async () => {
    const t = await begun();
    useSettings.setState({ speed: 'instant' });
    const before = t.see().shown;
    t.fates.push({ no: 'TOY-OIL' });
    t.model.choose(LAMP);
    await Promise.resolve();
    t.model.choose(LAMP_2);
    await pass(LONG);
    expect(t.sent).toHaveLength(1);
    expect(t.said).toEqual(['TOY-OIL']);
    expect(t.see().shown).toBe(before);
    expect(t.see().items).toEqual(t.told);
    expect(t.see()).toMatchObject({ queue: [], now: null, sending: false });
  });

  test('a refused move that needed chance can be made again', async () => {
    const t = await begun();
    t.fates.push({ no: 'TOY-FULL' });
    t.model.choose(DRAW);
    await pass();
    expect(t.see().sending).toBe(false);
    t.model.choose(DRAW);
    await pass();
    expect(t.sent).toHaveLength(2);
  });

  test('a move that nobody answered is said again, the very same, until somebody does', async () => {
    const t = await begun();
    const { at } = t.see().shown ?? { at: '' };
    t.fates.push('lost', 'lost');
    t.model.choose(DRAW);
    await pass();
    expect(t.sent).toHaveLength(1);
    await pass(1_400);
    expect(t.sent).toHaveLength(1);
    await pass(LONG);
    expect(t.sent).toEqual([
      { at, move: DRAW },
      { at, move: DRAW },
      { at, move: DRAW },
    ]);
    expect(t.said).toEqual([]);
    expect(t.see().shown).toBe(t.told.at(-1));
  });

  test('a move that had arrived all the same is then stale, and that is no refusal', async () => {
    const t = await begun();
    t.fates.push('unheard');
    t.model.choose(DRAW);
    await pass(LONG);
    expect(t.sent).toHaveLength(2);
    expect(t.said).toEqual([]);
    expect(t.see().shown).toBe(t.told.at(-1));
  });

  test('a move that is stale at the first word is refused', async () => {
    const t = await begun();
    t.fates.push({ no: 'KERNEL-STALE' });
    t.model.choose(DRAW);
    await pass(LONG);
    expect(t.sent).toHaveLength(1);
    expect(t.said).toHaveLength(1);
  });

  test('a move that nobody answers is shown as held, and can be taken back before it arrives', async () => {
    const t = await begun();
    t.fates.push('lost', 'lost', 'lost');
    t.model.choose(LAMP);
    await pass(LONG / 20);
    expect(t.see().late).toEqual({ label: 'lamp 1', asked: 0 });
    t.model.takeLateBack();
    await pass(LONG);
    expect(t.see()).toMatchObject({ late: null, sending: false });
    expect(t.see().shown?.seq).toBe(1);
    expect(t.at()).toBe('0.0');
    expect(t.said).toEqual([]);
    // The next one goes out as ever.
    t.fates.splice(0);
    t.model.choose(LAMP_2);
    await pass(LONG);
    expect(t.at()).toBe('1.0');
    expect(t.see().late).toBeNull();
  });

  test('a move that was lost and came too late is given back by its name, and nothing of it stays on the board', async () => {
    const t = await begun();
    const before = t.see().shown?.view;
    t.fates.push('lost', { no: 'KERNEL-STALE' });
    t.model.choose(LAMP);
    const { asked = 0 } = before ?? {};
    const label = t.see().labels[asked];
    await pass(LONG);
    await pass(LONG);
    expect(t.sent).toHaveLength(2);
    expect(t.said).toEqual([`The table moved on while you were offline. Your move was not made: ${label}`]);
    expect(t.see().shown?.view).toEqual(before);
    expect(t.see().items).toEqual(t.told);
  });

  test('what others did meanwhile takes the place of what the page ran ahead with', async () => {
    const t = await begun();
    t.fates.push('lost');
    t.model.choose(LAMP);
    await pass(EVENT_MS);
    t.other(0, LAMP_2);
    await pass(LONG);
    expect(t.see().items).toEqual(t.told);
    expect(t.see().shown?.view).toEqual(t.told.at(-1)?.view);
  });

  test('an undo waits for the moves that are on their way, and names the decision that is put then', async () => {
    const t = await begun();
    const { asked = 0 } = t.see().shown?.view ?? {};
    t.fates.push('lost');
    t.model.choose(LAMP);
    const undone = t.model.undo(asked);
    await pass(LONG);
    expect(await undone).toEqual({ ok: true });
    expect(t.sent).toHaveLength(2);
    expect(t.looks.some((x) => x === `undo ${asked + 1}.0 ${asked}`)).toBe(true);
    expect(t.see().shown?.kind).toBe('undo');
    expect(yourTurn(game, t.see())).toBe(true);
  });

  test('a sealed question is answered once, and put again only to whoever wants to change the answer', async () => {
    const t = await atVote();
    const { at = '' } = t.see().shown ?? {};
    expect(yourTurn(game, t.see())).toBe(true);
    t.tell({ type: 'held', at, move: VOTE });
    expect(answered(t.see())?.move).toEqual(VOTE);
    expect(yourTurn(game, t.see())).toBe(false);
    t.model.change();
    expect(yourTurn(game, t.see())).toBe(true);
    t.tell({ type: 'held', at, move: null });
    expect(answered(t.see())).toBe(null);
    // An answer to another question says nothing of this one.
    t.tell({ type: 'held', at: '999.0', move: VOTE });
    expect(yourTurn(game, t.see())).toBe(true);
  });

  test('a sealed answer is never run ahead with', async () => {
    const t = await atVote();
    t.fates.push('lost');
    t.model.choose(VOTE);
    await pass();
    expect(t.see().sending).toBe(true);
    expect(t.see().items).toEqual(t.told);
  });

  test('what is half chosen is forgotten when the position changes', async () => {
    const t = await begun();
    t.model.setDraft({ card: 'ash' });
    t.model.point(LAMP);
    expect(t.see()).toMatchObject({ draft: { card: 'ash' }, pointed: LAMP });
    t.model.choose(LAMP);
    expect(t.see()).toMatchObject({ draft: {}, pointed: null });
  });

  test('a watcher is never asked', async () => {
    const t = await begun(-1);
    expect(t.see().shown).not.toBe(null);
    expect(yourTurn(game, t.see())).toBe(false);
  });
});
