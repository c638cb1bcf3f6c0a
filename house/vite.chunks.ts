/** Which modules travel together: a table is a few files, and a game one script, one sheet of styles and one file of words. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../packages/kernel/src/languages.ts';
import { type Reach, reachIn } from './vite.firstscreen.ts';

type Context = Rolldown.PluginContext;

const PAGE = fileURLToPath(new URL('./page/', import.meta.url)).replaceAll('\\', '/');
const GAMES = fileURLToPath(new URL('../games/', import.meta.url)).replaceAll('\\', '/');
/** The folders of all games. */
export const GAME_FOLDERS: readonly string[] = readdirSync(GAMES, { withFileTypes: true }).flatMap((x) => (x.isDirectory() ? [x.name] : []));

/** The rooms in which a table stands; what other rooms need of theirs lies in a chunk of its own. */
const TABLES = ['coach/table.tsx', 'coach/local.tsx'];
const SHOWN = [...TABLES, 'lesson/page.tsx', 'puzzle/page.tsx', 'replay/page.tsx', 'howto/page.tsx'];
/** Where one goes before and after a game. */
const AROUND = ['house/door/page.tsx', 'house/learn/page.tsx', 'messages/tables.tsx', 'puzzle/room.tsx', 'rulebook/page.tsx', 'house/lost.tsx'];

const plainId = (id: string): string => id.replaceAll('\\', '/').replace(/\?.*$/, '');
/** The game in whose folder a module lies, and where there. */
const inGame = (id: string): readonly [game: string, path: string] | null => {
  const plain = plainId(id);
  if (!plain.startsWith(GAMES)) return null;
  const [game = '', ...path] = plain.slice(GAMES.length).split('/');
  return [game, path.join('/')];
};

/** Every room of the page, as the way to it is written in `app.tsx`. */
export const roomsOf = (build: Context): readonly string[] =>
  (build.getModuleInfo([...build.getModuleIds()].find((x) => plainId(x) === `${PAGE}app.tsx`) ?? '')?.dynamicallyImportedIds ?? []).filter((x) =>
    plainId(x).startsWith(PAGE),
  );
const isOneOf = (rooms: readonly string[], id: string): boolean => rooms.includes(plainId(id).slice(PAGE.length));
/** Whether whoever plays a game needs this room without a house too. */
export const isShown = (id: string): boolean => isOneOf([...SHOWN, ...AROUND], id);

/** Which of these words a built file bears in its name: `learnt.newyork-1a2b3c4d.js` is New York's. */
export const tagsIn = (file: string, words: readonly string[]): readonly string[] =>
  basename(file)
    .replace(/-[\w-]{8}\.\w+$/, '')
    .split('.')
    .filter((x) => words.includes(x));

const LANGUAGE = /(?:\/text\/|\.)([a-z]{2})(?:\/[\w/]+)?\.(?:ts|md)$/;
const only = (found: readonly string[]): readonly string[] => (new Set(found).size === 1 ? found.slice(0, 1) : []);
/** The name of a built file: which game it belongs to and which language it speaks, where that is one. */
export const taggedName = (name: string, ids: readonly string[]): string => {
  const game = only(ids.flatMap((x) => inGame(x)?.[0] ?? []));
  const language = only(ids.flatMap((x) => LANGUAGE.exec(plainId(x))?.[1] ?? []).filter((x) => LANGUAGES.some((known) => known === x)));
  const tags = [...game, ...language].filter((x) => !name.split('.').includes(x));
  return `assets/${[name, ...tags].join('.')}-[hash]`;
};

const WORDS = /^text\/([a-z]{2})\.ts$/;
const BOOK = /^rulebook(?:\.([a-z]{2}))?\.md$/;
/** The language of a rulebook; a plain one is English. */
const bookIn = (id: string): string | null => {
  const found = id.includes('?raw') ? BOOK.exec(inGame(id)?.[1] ?? '') : null;
  return found === null ? null : (found[1] ?? 'en');
};
const ART = /^board\/art\/[^/]+\.svg$/;

/** The House Doctor stands at every table. */
const DOCTOR = `${PAGE}kit/art/doctor.svg`;

/** Whether a picture travels inside of a script: the Doctor, and of a game all that is not drawn anew in many colours, which has to be a file. */
export const isArt = (file: string): boolean => plainId(file) === DOCTOR || ART.test(inGame(file)?.[1] ?? '');

/** Words of a game that are not needed to play it: those of the rooms that teach it, and of those that explain its rules. */
const ROOMS_OF_WORDS: { readonly [room: string]: (language: string) => readonly string[] } = {
  learn: (x) => [`lessons/${x}.ts`, `door/more.${x}.ts`],
  book: (x) => [`text/howto.${x}.ts`, `text/numbers.${x}.ts`],
};

const reached = async (reach: Reach, roots: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await Promise.all(roots.map(reach))).flatMap((x) => [...x]));

const WORD_FILES = {
  front: [/\/house\/page\/text\/([a-z]{2})\/house\.ts$/, /\/games\/[a-z]+\/text\/door\.([a-z]{2})\.ts$/],
  rooms: [/\/house\/page\/text\/([a-z]{2})\/rooms\.ts$/],
} as const;
/** The language whose words a module holds: what the house says on its front and on its doors, or in its other rooms. */
export const wordsIn = (id: string, of: keyof typeof WORD_FILES): string | undefined =>
  WORD_FILES[of].flatMap((file) => file.exec(plainId(id))?.[1] ?? []).find((x) => LANGUAGES.some((known) => known === x));

/** Chunks that belong to no game, each needing only those before it; the words of a language are one for the front and one for the rooms. */
const SHARED = ['editions', 'common', ...LANGUAGES.map((x) => `front.${x}`), ...LANGUAGES.map((x) => `rooms.${x}`), 'table'];

/** How modules are called that stand for what was learnt: that lies in files of its own, of which only who thinks asks. */
export const LEARNT = '\0pesthouse-learnt:';

/** Every module by the name of the chunk in which it travels, known once all are read. */
export const chunks = () => {
  const first = new Set<string>();
  const placed = new Map<string, string>();
  const place = (ids: Iterable<string>, name: string): void => {
    for (const id of ids) if (!first.has(id) && !placed.has(id) && !id.includes('node_modules') && !id.startsWith(LEARNT)) placed.set(id, name);
  };

  /** The words of the front are a part of the first screen: with what they need they are one file a language, and what two languages need comes with the page. */
  const placeWords = async (reach: Reach, ids: readonly string[]): Promise<void> => {
    const needed = await Promise.all(
      LANGUAGES.map(
        async (language) =>
          [
            language,
            await reached(
              reach,
              ids.filter((x) => wordsIn(x, 'front') === language),
            ),
          ] as const,
      ),
    );
    for (const [one, mine] of needed) for (const [other, all] of needed) if (other !== one) for (const x of mine) if (all.has(x)) first.add(x);
    for (const [language, mine] of needed) place(mine, `front.${language}`);
  };

  /** What the words of the rooms need besides words, and what the front fetches later by itself; what is fetched only after those words may come by itself too. */
  const placeEarly = async (build: Context, reach: Reach, ids: readonly string[], rooms: readonly string[]): Promise<void> => {
    const later = [...new Set([...first].flatMap((x) => build.getModuleInfo(x)?.dynamicallyImportedIds ?? []))].filter(
      (x) => !rooms.includes(x) && inGame(x) === null,
    );
    const plainly = (all: Iterable<string>): readonly string[] =>
      [...all].filter((x) => inGame(x) === null && !/\/page\/text\/[a-z]{2}\/|\/words\/[a-z]{2}\.ts$|\/house\/games\/\w+\.[a-z]{2}\.ts$/.test(plainId(x)));
    const spoken = ids.filter((x) => wordsIn(x, 'rooms') !== undefined);
    for (const x of spoken) place(plainly(await reach(x)), 'common');
    for (const x of spoken) place(await reach(x), `rooms.${wordsIn(x, 'rooms')}`);
    // Every table asks whether the owner has left a word: what says it is no file of its own.
    place(
      ids.filter((x) => plainId(x) === `${PAGE}house/between/word.ts`),
      'common',
    );
    const found = await Promise.all(later.map(reach));
    for (const all of found) if (![...all].some((x) => plainId(x) === `${PAGE}text/rooms.ts`)) place(plainly(all), 'common');
  };

  const placeGame = async (reach: Reach, game: string, ids: readonly string[]): Promise<void> => {
    const own = async (path: string): Promise<readonly string[]> => {
      const id = ids.find((x) => inGame(x)?.[1] === path && !x.includes('?'));
      return id === undefined ? [] : [...(await reach(id))].filter((x) => inGame(x)?.[0] === game);
    };
    place(
      [
        ...(await own('board/index.tsx')),
        ...(await own('rules.ts')),
        ...(await own('since.ts')),
        ...(await own('trials.ts')),
        ...ids.filter((x) => ART.test(inGame(x)?.[1] ?? '') && !x.includes('?no-inline')),
      ],
      game,
    );
    // Which editions there are the front wants to know of all games.
    place(
      ids.filter((x) => inGame(x)?.[1] === 'editions/index.js'),
      'editions',
    );
    // What explains its rules is drawn from one file, too.
    place([...(await own('board/faces.tsx')), ...(await own('howto/index.tsx'))], `${game}.book`);
    const languages = ids.flatMap((x) => WORDS.exec(inGame(x)?.[1] ?? '')?.[1] ?? []);
    const words = new Map(await Promise.all(languages.map(async (x) => [x, await own(`text/${x}.ts`)] as const)));
    for (const [language, mine] of words) {
      const others = new Set([...words].filter(([x]) => x !== language).flatMap(([, x]) => x));
      // What the words of all languages need is no word of any.
      place(
        mine.filter((x) => others.has(x)),
        game,
      );
      place([...mine, ...ids.filter((x) => bookIn(x) === language)], `${game}.${language}`);
      // What a language says elsewhere is asked for by few rooms at once: what they ask for together is one file.
      for (const [room, files] of Object.entries(ROOMS_OF_WORDS)) {
        const said = (await Promise.all(files(language).map(own))).flat();
        place(
          said.filter((x) => LANGUAGE.exec(plainId(x))?.[1] === language || files(language).includes(inGame(x)?.[1] ?? '')),
          `${game}.${room}.${language}`,
        );
      }
    }
  };

  const plugin: Plugin = {
    name: 'pesthouse-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (error !== undefined) return;
      first.clear();
      placed.clear();
      const ids = [...this.getModuleIds()];
      const entry = ids.find((id) => this.getModuleInfo(id)?.isEntry === true);
      if (entry === undefined) return;
      const reach = reachIn(this);
      for (const id of await reach(entry)) first.add(id);
      const rooms = roomsOf(this);
      const tables = await reached(
        reach,
        rooms.filter((x) => isOneOf(TABLES, x)),
      );
      const elsewhere = await reached(
        reach,
        rooms.filter((x) => !isOneOf(SHOWN, x)),
      );
      await placeWords(reach, ids);
      await placeEarly(this, reach, ids, rooms);
      const boards = await reached(
        reach,
        ids.filter((x) => inGame(x)?.[1] === 'board/index.tsx'),
      );
      const house = [...tables].filter((x) => inGame(x) === null);
      place(
        house.filter((x) => elsewhere.has(x)),
        'common',
      );
      // What boards are made of stands ready at every table: no game fetches it from another.
      const kit = ids.filter((x) => plainId(x).includes('/packages/board/src/') && !/\/words\/[a-z]{2}\.ts$/.test(plainId(x)));
      place([...house, ...[...boards].filter((x) => inGame(x) === null), ...kit], 'table');
      // So does what rules and words are made of.
      const played = await reached(
        reach,
        ids.filter((x) => inGame(x) !== null),
      );
      place(
        [...played].filter((x) => inGame(x) === null && !/\/words\/[a-z]{2}\.ts$/.test(plainId(x))),
        'table',
      );
      const games = new Map<string, string[]>();
      for (const id of ids) {
        const game = inGame(id)?.[0];
        if (game !== undefined) games.set(game, [...(games.get(game) ?? []), id]);
      }
      for (const [game, own] of games) await placeGame(reach, game, own);
    },
  };
  // Whoever comes first takes along what it needs: what many need stands before what needs it, and games come last.
  const groups = [
    ...SHARED,
    ...GAME_FOLDERS,
    ...GAME_FOLDERS.map((game) => `${game}.book`),
    ...GAME_FOLDERS.flatMap((game) =>
      LANGUAGES.flatMap((language) => [`${game}.${language}`, ...Object.keys(ROOMS_OF_WORDS).map((room) => `${game}.${room}.${language}`)]),
    ),
  ].map((name, i) => ({
    name,
    priority: 8 - (i + 1) / 1000,
    test: (id: string): boolean => placed.get(id) === name,
  }));
  return { plugin, isFirst: (id: string): boolean => first.has(id), groups };
};
