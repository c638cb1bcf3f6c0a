/** How the page is built: one sprite of icons in the html, few files a table, everything also as .gz and .br, and the list of files that the offline shell keeps. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { ICONS } from '../packages/board/src/parts/icons.ts';
import { LANGUAGES } from '../packages/kernel/src/languages.ts';
import { chunks, isArt, taggedName, wordsIn } from './vite.chunks.ts';
import { folded } from './vite.folded.ts';
import { growingLengths } from './vite.growing.ts';
import { learnt, learntPaths } from './vite.learnt.ts';
import { offline } from './vite.offline.ts';
import { threads } from './vite.threads.ts';

/** While the page is built, a house on its own port answers the calls. */
const house = `http://127.0.0.1:${process.env.PESTHOUSE_PORT ?? '4747'}`;
const proxy = { '/api': { target: house, ws: true }, '/healthz': { target: house } };

const drawingIn = (file: string): string =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/<svg[^>]*>|<\/svg>/g, '')
    .trim();

/** Every icon as a symbol in the html, that of the tab too: no script carries a path, and none is fetched on its own. */
const sprite = (): Plugin => ({
  name: 'pesthouse-sprite',
  transformIndexHtml(html) {
    const symbols = ICONS.map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawingIn(`./page/kit/icons/${name}.svg`)}</symbol>`);
    const tab = `<symbol id="tab-icon" viewBox="0 0 32 32">${drawingIn('./public/favicon.svg')}</symbol>`;
    return html.replace('<body>', `<body>\n    <svg width="0" height="0" hidden aria-hidden="true">${symbols.join('')}${tab}</svg>`);
  },
});

/** The faces of the first screen are asked for together with the html, not after the style sheet. */
const preload = (faces: readonly RegExp[]): Plugin => ({
  name: 'pesthouse-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => faces.some((face) => face.test(file)))
        .map((file) => ({ tag: 'link', injectTo: 'head', attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true } })),
  },
});

/** Which files hold the words of which language: `public/theme.js` asks for them together with the page, as soon as it knows the language. */
const words = (): Plugin => ({
  name: 'pesthouse-words',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((x) => x.type === 'chunk');
      const fileOf = (language: string, of: 'front' | 'rooms'): string | undefined =>
        chunks.find((x) => x.moduleIds.some((id) => wordsIn(id, of) === language))?.fileName;
      const withImports = (from: readonly (string | undefined)[], seen = new Set<string>()): Set<string> => {
        for (const file of from) {
          if (file === undefined || seen.has(file)) continue;
          seen.add(file);
          withImports(chunks.find((x) => x.fileName === file)?.imports ?? [], seen);
        }
        return seen;
      };
      const page = withImports([chunks.find((x) => x.isEntry)?.fileName]);
      const filesOf = (language: string, of: 'front' | 'rooms'): string[] => [...withImports([fileOf(language, of)])].filter((file) => !page.has(file));
      const all = LANGUAGES.map((x) => [x, { front: filesOf(x, 'front'), rooms: filesOf(x, 'rooms') }]);
      return [{ tag: 'meta', injectTo: 'head-prepend', attrs: { name: 'words', content: JSON.stringify(Object.fromEntries(all)) } }];
    },
  },
});

const travel = chunks();

/** A published edition is named after itself, everything else by what it is and whose. */
const EDITION = /[\\/]games[\\/]([a-z]+)[\\/]editions[\\/](\w+-[0-9a-f]{8})\.js$/;
interface Named {
  readonly name: string;
  readonly moduleIds: readonly string[];
  readonly facadeModuleId?: string | null;
}
const chunkName = ({ name, moduleIds, facadeModuleId }: Named): string => {
  const [, game, edition] = EDITION.exec(facadeModuleId ?? '') ?? [];
  return game === undefined ? `${taggedName(name, moduleIds)}.js` : `assets/edition-${game}-${edition}.js`;
};
const assetName = ({ names, originalFileNames }: { readonly names: readonly string[]; readonly originalFileNames: readonly string[] }): string =>
  `${taggedName(
    (names[0] ?? 'file').replace(/\.\w+$/, ''),
    originalFileNames.filter((x) => !x.endsWith('.css')).map((x) => fileURLToPath(new URL(x, import.meta.url))),
  )}[extname]`;

const shrinkable = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

/** Small copies of everything that can be made smaller. */
const small = (): Plugin => ({
  name: 'pesthouse-small',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [file, made] of Object.entries(bundle)) {
        if (!shrinkable.test(file)) continue;
        const whole = Buffer.from(made.type === 'chunk' ? made.code : made.source);
        if (whole.length < 1024) continue;
        this.emitFile({ type: 'asset', fileName: `${file}.gz`, source: gzipSync(whole, { level: 9 }) });
        this.emitFile({ type: 'asset', fileName: `${file}.br`, source: brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }) });
      }
    },
  },
});

export default defineConfig({
  // Files name each other from where they lie: the house may live below any path.
  base: './',
  plugins: [
    react(),
    sprite(),
    preload([/im-fell-double-pica-latin-400-normal[^/]*\.woff2$/, /alegreya-sans-latin-(?:400|700)-normal[^/]*\.woff2$/]),
    words(),
    travel.plugin,
    learnt(true),
    folded('react'),
    offline(),
    small(),
  ],
  css: { postcss: { plugins: [growingLengths] } },
  resolve: {
    conditions: ['pesthouse-source', ...defaultClientConditions],
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./page/zod.ts', import.meta.url)) }],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // The default minifier folds a font-stretch in percent into the font shorthand, which browsers then throw away.
    cssMinify: 'esbuild',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // A room's scripts name what they import themselves; listing all that beforehand would make the first screen heavier by what others may never open. Styles have to be listed.
    modulePreload: { resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? deps.filter((x) => x.endsWith('.css')) : deps) },
    // The pieces of a game come in its script: a hundred small files would each be asked for. Grounds and sprites that are named as files stay such, and so do faces.
    assetsInlineLimit: (file, content) => isArt(file) || content.length < 1024,
    // A game is one script: that is what it is for.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        assetFileNames: assetName,
        paths: learntPaths,
        // React changes rarely, the house often: a reader who comes back fetches only what changed.
        codeSplitting: {
          groups: [
            // What the bundler itself adds is asked for with what everything needs.
            {
              name: 'react',
              priority: 9,
              test: /^\0rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|wouter|zustand|use-sync-external-store|regexparam)[\\/]/,
            },
            { name: 'first', priority: 8, test: (id) => travel.isFirst(id) },
            ...travel.groups,
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [threads(), learnt(false)],
    rolldownOptions: { output: { chunkFileNames: chunkName, paths: learntPaths } },
  },
  server: { proxy },
  preview: { proxy },
});
