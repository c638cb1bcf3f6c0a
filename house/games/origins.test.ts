/** Every number of every game says truly whether it is printed or ours, as the game's data say it, and no published edition prints another one. */
import { originsOf } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../cli/rulebook.ts';
import { GAME_IDS, GAMES, type GameId } from './index.ts';

const numbersOf = async (id: GameId) => (await GAMES[id].rules()).rules.game.tunables;

describe.each(GAME_IDS)('%s', (id) => {
  test('every number has one origin, and no origin names a number that is not there', async () => {
    const origins = await GAMES[id].origins();
    expect(Object.keys(origins).toSorted()).toEqual((await numbersOf(id)).map((t) => t.name).toSorted());
  });

  test('what is printed is the same number in every edition', async () => {
    const { origins, engine, editions } = GAMES[id];
    const all = await origins();
    const today = new Map((await numbersOf(id)).map((t) => [t.name, t.get()]));
    for (const edition of await editions())
      for (const t of (await engine(edition)).game.tunables)
        if (all[t.name] === 'printed') expect(t.get(), `${t.name} of edition ${edition}`).toBe(today.get(t.name));
  });
});

test('a number with two origins is refused', () => {
  expect(() =>
    originsOf([
      ['rulebook', ['hand']],
      ['reconstructed', ['hand', 'dice']],
    ]),
  ).toThrow('the number hand has two origins');
  expect(originsOf([['found', ['hand']]])).toEqual({ hand: 'printed' });
});

/** Everything that the printed games tell by number, as their rulebooks and those who own them do. What is not here is ours. */
const PRINTED: { readonly [game: string]: readonly RegExp[] } = {
  newyork: [/^(baseDrawMax|diceCap|dieFaces|rollOffDice)$/],
  retribution: [/^(hand|rats|filth|ratKings|costly)$/, /^(ale|daggers|bones|torches|hire)_[a-z]+\.copies$/, /^penance_\d\.copies$/],
  exterminators: [
    /^cost\./,
    /^[a-zA-Z]+$/,
    /^[a-z]+_[a-z_]+\./,
    /^(zap|quiktrap|quikseal|nesting|stuck|fertile)\./,
    /^(red|orange|yellow|green|blue|purple)\./,
  ],
  pathologic: [/^[a-zA-Z]+$/, /^(paralysis|curfew|wild-harvest|ticking-away|no|have-no-fear)\.copies$/],
  pest: [
    /^(research|storage|storageBlocked|storageCrane|storageContainer|regularSlots|overflow|destroy|market)$/,
    /^(movement|horseshoe|cloneCost|freeSick|mapBuildings|surcharge|rebate)$/,
    /^(versusWorks|versusQuarantine|neutralStart|neutralEra)$/,
    /^decree-(1|2|3|7|11)\.renown$/,
  ],
};
const OURS: { readonly [game: string]: readonly string[] } = {
  exterminators: ['red.exterminateMinimum', 'red.summonSteps', 'orange.trapCapacity', 'yellow.freeMoves', 'blue.sealNestCost'],
};

test.each(Object.entries(PRINTED))('%s: these numbers are printed and no others', async (id, printed) => {
  const game = GAME_IDS.find((x) => x === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const told = Object.entries(await GAMES[game].origins()).flatMap(([name, origin]) => (origin === 'printed' ? [name] : []));
  const wanted = (await numbersOf(game)).map((t) => t.name).filter((name) => !(OURS[id] ?? []).includes(name) && printed.some((x) => x.test(name)));
  expect(told.toSorted()).toEqual(wanted.toSorted());
});

/** Where the clause that a number hangs on comes from elsewhere than the number does, and why that is meant. */
const APART: { readonly [game: string]: readonly (readonly [number: RegExp, why: string])[] } = {
  retribution: [
    [/\.copies$/, 'the list of components prints how many there are; the clause of the card tells what it does, which is ours'],
    [/^costly$/, 'the print says 6 or more; how many such cards are too many is ours, and so is the clause'],
  ],
  exterminators: [
    [/^(orange\.trapCapacity|yellow\.freeMoves|blue\.sealNestCost)$/, 'the clause is the rule for everybody; this is the trait of one exterminator'],
    [/^(orange|yellow|green|blue|purple)\.exterminateMinimum$/, 'the clause is the trait of the red one; for everybody else a roll counts as printed'],
    [/^red\.summonSteps$/, 'that the red queen calls further is printed, how far is not'],
  ],
  pathologic: [[/\.copies$/, 'the two-player deck prints six titles with both copies; what they do is ours']],
  pest: [
    [/^work-\d\./, 'the clause says that a Capital building has a cost, Renown and Influence; the values were not to be had'],
    [/^space-\d+\.herbs$/, 'the clause says that every space has a cost; the values were not to be had'],
    [/^imperative-\d-\d\./, 'the clause says that a level brings Influence and Renown; the values were not to be had'],
    [/^decree-(1|2|3|7|11)\.renown$/, 'the Agenda was told by people who own the game; under which name and in which Era it stands is ours'],
    [/^movement$/, 'the clause puts what three printed ones say into points'],
  ],
};

test.each(GAME_IDS)('%s: a number is printed where its clause is, but for those whose reason stands here', async (id) => {
  const origins = await GAMES[id].origins();
  const clauses = readRulebook(id, undefined);
  const apart = APART[id] ?? [];
  const met = new Set<RegExp>();
  const strange = (await numbersOf(id)).filter((t) => {
    if ((clauses.get(t.clause)?.endsWith('*(printed)*') ? 'printed' : 'ours') === origins[t.name]) return false;
    const reason = apart.find(([number]) => number.test(t.name));
    if (reason !== undefined) met.add(reason[0]);
    return reason === undefined;
  });
  expect(strange.map((t) => `${t.name} (${t.clause})`)).toEqual([]);
  expect(apart.filter(([number]) => !met.has(number)).map(([, why]) => why)).toEqual([]);
});

interface Thing {
  readonly id: string;
  readonly source: string;
}
const isThing = (x: unknown): x is Thing =>
  typeof x === 'object' && x !== null && 'id' in x && typeof x.id === 'string' && 'source' in x && typeof x.source === 'string';
/** Everything in the data that has an id and says where it comes from as a whole. */
const thingsIn = (x: unknown): Thing[] => (typeof x !== 'object' || x === null ? [] : [...(isThing(x) ? [x] : []), ...Object.values(x).flatMap(thingsIn)]);

/** A field of a thing that says itself where it comes from. */
const FIELDS: { readonly [game: string]: RegExp } = {
  // What the data call reconstructed by a colour's name is the pairing of colours and pests; every trait says for itself.
  exterminators: /^(red|orange|yellow|green|blue|purple)\./,
  retribution: /\.copies$/,
  pathologic: /^(paralysis|wild-harvest|ticking-away|no)\.copies$/,
  pest: /^decree-(1|2|3|7|11)\.renown$/,
};

test.each(Object.keys(PRINTED))('%s: nothing that its data call reconstructed is called printed', async (id) => {
  const game = GAME_IDS.find((x) => x === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const origins = await GAMES[game].origins();
  const data: unknown = await import(`../../games/${id}/data/printed.ts`);
  const made = thingsIn(data).filter((x) => x.source === 'reconstructed');
  expect(made.length).toBeGreaterThan(id === 'exterminators' ? 5 : 20);
  const wrong = made.flatMap((x) =>
    Object.keys(origins).filter((name) => name.startsWith(`${x.id}.`) && origins[name] === 'printed' && FIELDS[id]?.test(name) !== true),
  );
  expect(wrong).toEqual([]);
});
