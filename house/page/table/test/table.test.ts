/** The table page's own reckoning against the real rules: running ahead, taking back, and the words of a refusal. */

import { defaults, Sfc } from '@pesthouse/kernel';
import { apply, at, type Item, openPlay, propose, proposeUndo, type Telling } from '@pesthouse/table';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/index.ts';
import { actorOf, logOf, saidAt, spokenOf, standingItems, takeBack } from '../../shown/past.ts';
import { readRulebook, sentenceOf } from '../../shown/rulebook.ts';
import { foresee } from '../ahead.ts';

const { rules: engine } = await GAMES.newyork.rules();
const text = await GAMES.newyork.text();
const SEED = 'ab'.repeat(32);

/** Plays by chance for some moves and gives what each seat was told, with what the page foresaw of every move. */
const played = (moves: number) => {
  const told: Item[][] = [[], []];
  const hear = (t: Telling): void => {
    for (const [seat, item] of t) told[seat]?.push(item);
  };
  const head = { game: 'newyork', rules: GAMES.newyork.meta.rules, options: { species: ['rats', 'humans'], lastCall: false, slowFinish: false }, seats: 2 };
  const play = openPlay(engine, { ...head, entries: [] }, SEED, (t) => hear(t));
  const chance = new Sfc().at(7, 1);
  const pairs: { readonly guess: Item; readonly truth: Item; readonly free: boolean }[] = [];
  let missed = 0;
  for (let i = 0; i < moves && !engine.over(play.state); i++) {
    const seat = 31 - Math.clz32(engine.deciders(play.state));
    const legal = engine.moves(play.state, seat);
    const move = legal[chance.below(legal.length)];
    const last = told[seat]?.at(-1);
    if (move === undefined || last === undefined) throw new Error('nobody can move');
    const guess = foresee(engine, last, seat, move);
    const mine = propose(play, seat, move, at(play));
    if ('refused' in mine) throw new Error(mine.refused);
    const t = apply(play, mine.entry, () => 'closely');
    if ('refused' in t) throw new Error(t.refused);
    hear(t);
    const truth = t.get(seat);
    const free = play.stood.at(-1)?.free === true;
    if (guess !== null && truth !== undefined) pairs.push({ guess, truth, free });
    else if (free) missed++;
  }
  return { play, told, pairs, missed };
};

test('what the page runs ahead with is what the host tells', () => {
  const { pairs, missed } = played(300);
  expect(pairs.length).toBeGreaterThan(20);
  for (const { guess, truth, free } of pairs) {
    expect(free).toBe(true);
    expect(guess).toEqual(truth);
  }
  expect(missed).toBe(0);
});

test('the undo button offers the last own move, free exactly where the table says so', () => {
  for (const n of [3, 12, 25, 40, 61]) {
    const { play, told } = played(n);
    for (const seat of [0, 1]) {
      const items = told[seat] ?? [];
      const back = takeBack(items, seat, {}, text);
      if (back === null) {
        expect(play.stood.some((x) => x.entry.seat === seat)).toBe(false);
        continue;
      }
      const wish = proposeUndo(play, seat, back.to);
      expect(wish?.free).toBe(back.free);
      expect(wish?.takes.length).toBe(back.takes.length);
      expect(wish?.takes[0]?.entry.seat).toBe(seat);
    }
  }
});

test('the log heads every turn with the seat whose turn it is, also where another seat is asked first', async () => {
  const { rules } = await GAMES.pathologic.rules();
  const said = await GAMES.pathologic.text();
  const { meta } = GAMES.pathologic;
  const items: Item[] = [];
  const hear = (t: Telling): void => {
    const item = t.get(0);
    if (item !== undefined) items.push(item);
  };
  const head = { game: meta.id, rules: meta.rules, options: defaults(meta, 4), seats: 4 };
  const play = openPlay(rules, { ...head, entries: [] }, SEED, (t) => hear(t));
  const chance = new Sfc().at(7, 1);
  for (let i = 0; i < 400 && !rules.over(play.state); i++) {
    const seat = 31 - Math.clz32(rules.deciders(play.state));
    const legal = rules.moves(play.state, seat);
    const mine = propose(play, seat, legal[chance.below(legal.length)] ?? { verb: '' }, at(play));
    if ('refused' in mine) throw new Error(mine.refused);
    const t = apply(play, mine.entry);
    if ('refused' in t) throw new Error(t.refused);
    hear(t);
  }
  const turns = logOf(items, rules, said, 0).filter((g) => g.title?.startsWith('Round'));
  expect(turns.length).toBeGreaterThan(12);
  for (const { title, by } of turns) expect(title).toContain(by === null ? 'nobody' : `**${said.seat(play.state, by)}**`);
});

test('what is shown is the doing of whoever has the turn, from the moment it begins', () => {
  const { told } = played(200);
  const items = told[0] ?? [];
  let changed = 0;
  for (const item of items) {
    let turn = item.events[0];
    for (const now of item.events) {
      if (now.type === 'turn') turn = now;
      if (turn?.type !== 'turn' || item.over !== null) continue;
      const who = actorOf({ engine, text }, item, now);
      expect(text.event(item.view, turn)).toContain(text.seat(item.view, who));
      if (who !== item.by) changed++;
    }
  }
  expect(changed).toBeGreaterThan(5);
  const said = spokenOf(items, engine, text, 0);
  expect(said.length).toBeGreaterThan(items.length / 2);
  expect(said.filter((x) => x === '' || /NYC-/.test(x))).toEqual([]);
});

test('an undone item stands no longer', () => {
  const { play, told } = played(30);
  const seat = play.stood.at(-1)?.entry.seat ?? 0;
  const to = play.stood.at(-1)?.asked ?? 0;
  const wish = proposeUndo(play, seat, to);
  const t = wish === null ? null : apply(play, wish.entry);
  const item = t === null || 'refused' in t ? undefined : t.get(seat);
  if (item === undefined) throw new Error('nothing was taken back');
  const items = [...(told[seat] ?? []), item];
  expect(standingItems(items).length).toBe(items.length - 2);
});

test('a refusal is told by the first sentence of its clause', () => {
  const book = readRulebook(
    '## Goal\n\n- **NYC-GEN-02** You want **more** pests. Than anybody else. *(printed)*\n- **NYC-GEN-03** A card costs 1.5 food! *(our ruling)*\n',
  );
  expect(sentenceOf(book, 'NYC-GEN-02')).toBe('You want **more** pests.');
  expect(sentenceOf(book, 'NYC-GEN-03')).toBe('A card costs 1.5 food!');
  expect(book.chapters.map((c) => c.title)).toEqual(['Goal']);
  expect(sentenceOf(book, 'KERNEL-NOT-YOURS')).toBe('It is not your turn to choose.');
});

test('an event without words has no line in the log, and is shown under the words of the one before it', async () => {
  const { rules } = await GAMES.pest.rules();
  const said = await GAMES.pest.text();
  const view = rules.start(defaults(GAMES.pest.meta, 2), 2, new Sfc().at(1, 0));
  const produced = { type: 'produced', who: 'red', haul: [1, 0, 0, 0, 0], clause: 'PEST-PRD-01' };
  const gained = { type: 'gained', who: 'red', what: 'food', n: 1, lost: 0, clause: 'PEST-PRD-06' };
  const item: Item = { seq: 1, at: '1.a', asked: 0, by: 0, kind: 'move', view, events: [produced, gained], over: null, horizon: null };
  expect(logOf([item], rules, said, 0).flatMap((g) => g.lines.map((x) => x.clause))).toEqual(['PEST-PRD-01']);
  expect(saidAt(item, gained, said)).toBe(saidAt(item, produced, said));
  expect(saidAt(item, produced, said)).toContain('produced');
});
