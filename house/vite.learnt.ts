/** What masters and nets learnt is one file a game, for the page and all of its workers: they are built apart and only name it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAME_FOLDERS, LEARNT } from './vite.chunks.ts';

/** The weights of the master, and those of the net. */
const KINDS = { weights: 'weights.json', nets: 'learn/weights.json' } as const;
type Kind = keyof typeof KINDS;
const kinds: readonly Kind[] = ['weights', 'nets'];

const WEIGHTS = /[\\/]games[\\/]([a-z]+)[\\/](learn[\\/])?weights\.json$/;
/** The file that holds them, which no build takes in. */
const FILE = 'pesthouse-learnt:';

const jsonOf = (game: string, kind: Kind): string => fileURLToPath(new URL(`../games/${game}/${KINDS[kind]}`, import.meta.url));

interface Written {
  readonly name: string;
  readonly code: string;
}
const known = new Map<string, Written>();
const written = (game: string, kind: Kind): Written => {
  const key = `${kind}.${game}`;
  const had = known.get(key);
  if (had !== undefined) return had;
  const text = JSON.stringify(JSON.parse(readFileSync(jsonOf(game, kind), 'utf8')));
  const code = `export default JSON.parse(\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\`);\n`;
  const made = { name: `${key}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`, code };
  known.set(key, made);
  return made;
};
const of = (key: string): Written | null => {
  const [kind, game = ''] = key.split('.');
  const found = kinds.find((x) => x === kind);
  return found === undefined ? null : written(game, found);
};

/** Where a build finds the file: beside whatever names it. */
export const learntPaths = (id: string): string => (id.startsWith(FILE) ? `./${of(id.slice(FILE.length))?.name ?? id}` : id);

/** For the page and for workers; the page writes the files. */
export const learnt = (writes: boolean): Plugin => ({
  name: 'pesthouse-learnt',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: [/\/weights\.json$/, /^pesthouse-learnt:/] },
    async handler(source, importer, options) {
      if (source.startsWith(FILE)) return { id: source, external: true };
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [, game, net] = WEIGHTS.exec(found?.id ?? '') ?? [];
      return game === undefined ? null : `${LEARNT}${net === undefined ? 'weights' : 'nets'}.${game}`;
    },
  },
  load: {
    filter: { id: /^\0pesthouse-learnt:/ },
    handler: (id) => ({ code: `export { default } from '${FILE}${id.slice(LEARNT.length)}';`, moduleType: 'js' }),
  },
  generateBundle: {
    order: 'pre',
    handler() {
      if (!writes) return;
      for (const game of GAME_FOLDERS)
        for (const kind of kinds) {
          if (!existsSync(jsonOf(game, kind))) continue;
          const { name, code } = written(game, kind);
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: code });
        }
    },
  },
});
