/** What the offline shell keeps: the front for everybody, and of the rooms where games are played what one game needs, for whoever plays it. Read from the built files themselves, which name each other. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../packages/kernel/src/languages.ts';
import { GAME_FOLDERS, isShown, roomsOf, tagsIn, wordsIn } from './vite.chunks.ts';

type Bundle = Rolldown.OutputBundle;
type Made = Bundle[string];

/** A published edition never changes: its file is named after itself, and stays what it is from one build of the page to the next. */
const isEdition = (file: string): boolean => file.startsWith('assets/edition-');
/** Files without a hash that every page needs. */
const UNHASHED = ['theme.js', 'favicon.svg'];
const NAMED = /[\w.@-]+\.(?:js|css|svg|woff2|json|png)/g;

const textOf = (made: Made): string => (made.type === 'chunk' ? made.code : typeof made.source === 'string' ? made.source : '');
const isText = (file: string): boolean => /\.(?:js|css|html)$/.test(file);

/** All built files that a text names. */
const namedIn = (bundle: Bundle): ((file: string) => readonly string[]) => {
  const byName = new Map(Object.keys(bundle).map((file) => [basename(file), file]));
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const made = bundle[file];
    const text =
      made !== undefined && isText(file) ? (made.type === 'asset' && typeof made.source !== 'string' ? Buffer.from(made.source).toString() : textOf(made)) : '';
    const found = [...new Set(text.match(NAMED) ?? [])].flatMap((name) => byName.get(name) ?? []).filter((x) => x !== file && !x.endsWith('.map'));
    known.set(file, found);
    return found;
  };
};

const closure = (roots: readonly string[], next: (file: string) => readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const todo = [...roots];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    todo.push(...next(file));
  }
  return seen;
};

interface Kept {
  readonly front: readonly string[];
  readonly table: readonly string[];
  readonly games: { readonly [game: string]: readonly string[] };
}

const keptOf = (bundle: Bundle, rooms: readonly string[]): Kept => {
  const named = namedIn(bundle);
  const facade = (file: string): string => {
    const made = bundle[file];
    return made?.type === 'chunk' ? (made.facadeModuleId ?? '') : '';
  };
  const all = Object.keys(bundle);
  // A script is followed by what it imports at once: what it may import later belongs to other rooms.
  const atOnce = (file: string): readonly string[] => {
    const made = bundle[file];
    const other = named(file).filter((x) => !x.endsWith('.js'));
    return made?.type === 'chunk' ? [...made.imports, ...(made.viteMetadata?.importedCss ?? []), ...other.filter((x) => !x.endsWith('.css'))] : other;
  };
  const words = all.filter((x) => {
    const made = bundle[x];
    return made?.type === 'chunk' && made.moduleIds.some((id) => wordsIn(id, 'front') !== undefined || wordsIn(id, 'rooms') !== undefined);
  });
  const page = all.filter((x) => bundle[x]?.type === 'chunk' && facade(x).endsWith('index.html'));
  const front = closure([...page, ...named('index.html').filter((x) => !x.endsWith('.js')), ...words], atOnce);
  const rests = rooms.filter((x) => !isShown(x));
  const roots = all.filter((x) => rooms.some((room) => isShown(room) && facade(x) === room));
  const forGame = (game: string): ReadonlySet<string> =>
    closure(roots, (file) =>
      named(file).filter((x) => !front.has(x) && !isEdition(x) && !rests.includes(facade(x)) && tagsIn(x, GAME_FOLDERS).every((tag) => tag === game)),
    );
  const games = GAME_FOLDERS.map((game) => [game, forGame(game)] as const);
  const inAll = (file: string): boolean => games.every(([, files]) => files.has(file));
  const sorted = (files: Iterable<string>): readonly string[] => [...files].filter((x) => x !== 'index.html').sort();
  return {
    front: [...sorted(front), ...UNHASHED],
    table: sorted([...(games[0]?.[1] ?? [])].filter((x) => inAll(x) && !front.has(x))),
    games: Object.fromEntries(games.map(([game, files]) => [game, sorted([...files].filter((x) => !inAll(x) && !front.has(x)))])),
  };
};

export const offline = (): Plugin => ({
  name: 'pesthouse-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const { front, table, games } = keptOf(bundle, roomsOf(this));
      const editions = Object.keys(bundle).filter(isEdition).sort();
      const worker = readFileSync(new URL('./page/house/worker.js', import.meta.url), 'utf8');
      const lists = { FRONT: front, TABLE: table, GAMES: games, EDITIONS: editions, LANGUAGES };
      const names = Object.entries(lists).map(([name, list]) => `const ${name} = ${JSON.stringify(list)};\n`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: names.join('') + worker });
    },
  },
});
