/** Every language says what English says, in words of its own: over small games every prompt, choice, event, board and verdict, then options, numbers, doors and rulebooks. What is rightly the same in both stands in the game's `text/same.<language>.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardLines, defaults, LANGUAGES, type Language, type NumberSheet, sheetEntries, WATCHER } from '@pesthouse/kernel';
import { chooser, playWhole } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, type AnyText, doorsOf, GAME_IDS, GAMES, type GameId } from './index.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Small words that are English and nothing else; `die`, `was`, `am`, `in` and the like are German too. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|and|of|with|your|you|is|are|has|have|from|for|to|this|that|these|each|every|when|which|who|not|but|or|by|on|at|as|its|their|they|then|than|no|one|two|three|any|more|less|turn|take|takes|lose|loses|gain|gains|draw|draws|card|cards|player|players|seat)(?![\p{L}’'-])/iu;
const HOLE = /undefined|\bNaN\b|\[object|\{\w*\}|\$\{/;

/** Faults are collected and told once each: one wrong word would otherwise be told a thousand times. */
const ear = (same: readonly string[]) => {
  const faults = new Map<string, string>();
  const known = new Set(same);
  // Names that are the same in every language are no English words where they stand in a sentence.
  const without = (said: string): string =>
    [...known].sort((a, b) => b.length - a.length).reduce((x, name) => (name === '' ? x : x.replaceAll(name, ' ')), said);
  return {
    faults,
    hear(where: string, said: string | undefined, english: string | undefined): void {
      const fault = (why: string): void => {
        const key = `${where} ${why}: ${said}`;
        if (faults.size < 60 && !faults.has(key)) faults.set(key, english ?? '');
      };
      if (said === undefined || english === undefined) {
        if (said !== english) fault('is missing');
        return;
      }
      if ((said.trim() === '') !== (english.trim() === '')) fault('is empty on one side');
      const own = without(said.replace(/\{(?:whose|with)\}/, ''));
      if (HOLE.test(own)) fault('has a hole');
      const word = ENGLISH.exec(own)?.[0];
      if (word !== undefined) fault(`says "${word}"`);
      if (said === english && /\p{L}{2}/u.test(own)) fault('is as in English');
    },
  };
};
type Ear = ReturnType<typeof ear>;

/** What is said of the positions of one game, from its beginning to its end. */
const hearGame = (e: AnyEngine, said: AnyText, english: AnyText, seats: number, seed: number, { hear }: Ear): void => {
  const options = defaults(e.game.meta, seats);
  const two = (where: string, of: (text: AnyText) => string | undefined): void => hear(where, of(said), of(english));
  const twoLists = (where: string, of: (text: AnyText) => readonly string[]): void => {
    const [a, b] = [of(said), of(english)];
    expect(a.length, where).toBe(b.length);
    a.forEach((line, i) => {
      hear(where, line, b[i]);
    });
  };
  let n = 0;
  const { s, events } = playWhole(
    e,
    { options, seats, seed, choose: chooser(e, seed % 2 === 0 ? 'moody' : 'policy', seed) },
    {
      visit({ before, seat, offers, events: told, after }) {
        const p = e.prompt(before, seat);
        if (p === null) return;
        two(`the title of ${p.key}`, (x) => x.prompt(before, seat, p).title);
        two(`the detail of ${p.key}`, (x) => x.prompt(before, seat, p).detail);
        two(`the waiting line of ${p.key}`, (x) => x.waiting(before, p));
        const some = offers.length <= 12 ? offers : offers.filter((_, i) => i % Math.ceil(offers.length / 12) === 0);
        for (const m of some) {
          two(`the move ${m.verb}`, (x) => x.move(before, seat, m).label);
          two(`the detail of ${m.verb}`, (x) => x.move(before, seat, m).detail);
        }
        for (const told1 of told) two(`the event ${told1.type}`, (x) => x.event(after, told1));
        if (n++ % 25 === 0) for (const eye of [seat, WATCHER]) twoLists('a line of the board', (x) => boardLines(x.board(e.view(after, eye), eye)));
      },
    },
  );
  expect(events.length).toBeGreaterThan(0);
  for (let seat = 0; seat < seats; seat++) {
    two('a seat', (x) => x.seat(s, seat));
    two('a place', (x) => x.place?.(s, seat));
  }
  twoLists('a line of the board', (x) => boardLines(x.board(s, 0)));
  two('the verdict', (x) => x.verdict(s));
  for (const { sheet } of e.outcome(s) ?? []) for (const line of Object.keys(sheet)) two(`the line ${line} of the score sheet`, (x) => x.sheet(line));
};

const optionsOf = (id: GameId, said: AnyText, english: AnyText, { hear }: Ear): void => {
  for (const [name, option] of Object.entries(GAMES[id].meta.options)) {
    hear(`the name of the option ${name}`, said.option(name).name, english.option(name).name);
    hear(`what the option ${name} is about`, said.option(name).about, english.option(name).about);
    const values = option.kind === 'switch' ? ['true', 'false'] : option.kind === 'number' ? [] : option.values;
    // A word of the machine that no page shows has no name.
    for (const v of values.filter((x) => english.option(name).value(x) !== x))
      hear(`the value ${v} of ${name}`, said.option(name).value(v), english.option(name).value(v));
  }
  for (const [count, of] of Object.entries(english.counting?.said ?? {}))
    for (const one of [true, false]) hear(`the count ${count}`, said.counting?.said[count]?.('3', one), of('3', one));
};

const sheetOf = async (id: GameId, language: Language): Promise<NumberSheet | undefined> =>
  existsSync(here(`../../games/${id}/text/numbers.${language}.ts`)) ? (await import(`../../games/${id}/text/numbers.${language}.ts`)).sheet : undefined;

const hearNumbers = async (id: GameId, language: Language, { hear }: Ear): Promise<void> => {
  const [said, english] = await Promise.all([sheetOf(id, language), sheetOf(id, 'en')]);
  if (english === undefined || said === undefined) return hear('the sheet of numbers', said === undefined ? undefined : 'is there', english && 'is there');
  const [a, b] = [sheetEntries(said, language), sheetEntries(english)];
  expect(a.map((x) => x.number)).toEqual(b.map((x) => x.number));
  b.forEach((x, i) => {
    hear(`the number ${x.number}`, a[i]?.full, x.full);
  });
  english.groups.forEach((group, g) => {
    hear('a group of numbers', said.groups[g]?.name, group.name);
    group.parts.forEach((x, i) => {
      hear(`the part ${x.id} of the numbers`, said.groups[g]?.parts[i]?.name, x.name);
      hear(`what the part ${x.id} is about`, said.groups[g]?.parts[i]?.about, x.about);
      for (const n of [1, 7]) hear(`the sum of ${x.id}`, said.groups[g]?.parts[i]?.sum?.words(n), x.sum?.words(n));
    });
  });
};

const hearDoor = async (id: GameId, language: Language, { hear }: Ear): Promise<void> => {
  const [said, english] = [(await doorsOf(language))[id], (await doorsOf('en'))[id]];
  if (said === undefined || english === undefined) throw new Error('a game has no door');
  expect([said.title, said.weightOf5]).toEqual([english.title, english.weightOf5]);
  const { title: _, weightOf5: _weight, ...words } = english;
  for (const [key, x] of Object.entries(words)) hear(`the door's ${key}`, String(Reflect.get(said, key)), String(x));
};

const clausesOf = (file: string): string[] => [...readFileSync(here(file), 'utf8').matchAll(/^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/gm)].map((x) => x[1] ?? '');
const headsOf = (file: string): number[] => [...readFileSync(here(file), 'utf8').matchAll(/^(#+) /gm)].map((x) => (x[1] ?? '').length);

const sameOf = async (id: GameId, language: Language): Promise<readonly string[]> =>
  existsSync(here(`../../games/${id}/text/same.${language}.ts`)) ? (await import(`../../games/${id}/text/same.${language}.ts`)).same : [];

const OTHERS = LANGUAGES.filter((x) => x !== 'en');

describe.each(OTHERS.flatMap((language) => GAME_IDS.map((id) => ({ language, id }))))('$id in $language', ({ language, id }) => {
  const { meta, words, rules } = GAMES[id];

  test('games are told in its own words, without a hole', async () => {
    const [said, english, same, e] = [await words(meta.rules, {}, language), await words(meta.rules), await sameOf(id, language), (await rules()).rules];
    const heard = ear(same);
    for (const [seats, seed] of [
      [meta.usual, 1],
      [meta.seats[0] ?? meta.usual, 2],
      [meta.seats.at(-1) ?? meta.usual, 4],
    ] as const)
      hearGame(e, said, english, seats, seed, heard);
    expect([...heard.faults]).toEqual([]);
  });

  test('options, numbers and the door are told in its own words', async () => {
    const heard = ear(await sameOf(id, language));
    optionsOf(id, await words(meta.rules, {}, language), await words(meta.rules), heard);
    await hearNumbers(id, language, heard);
    await hearDoor(id, language, heard);
    expect([...heard.faults]).toEqual([]);
  });

  test('its rulebook holds the same clauses under the same headings, in the same order', () => {
    expect(clausesOf(`../../games/${id}/rulebook.${language}.md`)).toEqual(clausesOf(`../../games/${id}/rulebook.md`));
    expect(headsOf(`../../games/${id}/rulebook.${language}.md`)).toEqual(headsOf(`../../games/${id}/rulebook.md`));
  });
});

test('English is the first language', () => expect(LANGUAGES[0]).toBe('en'));

test.each(GAME_IDS)('%s says in every language of the house what it says in English', (id) => {
  for (const language of LANGUAGES) expect(GAMES[id].lacks(language), language).toEqual([]);
});
