/** How the page is built: one sprite of icons in the html, one chunk a route and a game, everything also as .gz and .br, and the list of files that the offline shell keeps. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { ICONS } from '../packages/board/src/parts/icons.ts';
import { LANGUAGES } from '../packages/kernel/src/languages.ts';
import { importedAtOnce } from './vite.firstscreen.ts';
import { growingLengths } from './vite.growing.ts';

/** While the page is built, a house on its own port answers the calls. */
const house = `http://127.0.0.1:${process.env.PESTHOUSE_PORT ?? '4747'}`;
const proxy = { '/api': { target: house, ws: true }, '/healthz': { target: house } };

/** Every icon as a symbol in the html: no script carries a path, and none is fetched on its own. */
const sprite = (): Plugin => ({
  name: 'pesthouse-sprite',
  transformIndexHtml(html) {
    const symbols = ICONS.map((name) => {
      const file = readFileSync(new URL(`./page/kit/icons/${name}.svg`, import.meta.url), 'utf8');
      return `<symbol id="i-${name}" viewBox="0 0 24 24">${file.replace(/<svg[^>]*>|<\/svg>/g, '').trim()}</symbol>`;
    });
    return html.replace('<body>', `<body>\n    <svg width="0" height="0" hidden aria-hidden="true">${symbols.join('')}</svg>`);
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
      const fileOf = (module: string): string | undefined => chunks.find((x) => x.facadeModuleId?.endsWith(module) === true)?.fileName;
      const withImports = (from: readonly (string | undefined)[], seen = new Set<string>()): Set<string> => {
        for (const file of from) {
          if (file === undefined || seen.has(file)) continue;
          seen.add(file);
          withImports(chunks.find((x) => x.fileName === file)?.imports ?? [], seen);
        }
        return seen;
      };
      const page = withImports([chunks.find((x) => x.isEntry)?.fileName]);
      const filesOf = (...modules: readonly string[]): string[] => [...withImports(modules.map(fileOf))].filter((file) => !page.has(file));
      const all = LANGUAGES.map((x) => [x, { front: filesOf(`/text/${x}/house.ts`, `/games/doors.${x}.ts`), rooms: filesOf(`/text/${x}/rooms.ts`) }]);
      return [{ tag: 'meta', injectTo: 'head-prepend', attrs: { name: 'words', content: JSON.stringify(Object.fromEntries(all)) } }];
    },
  },
});

/** All that the first screen imports at once: together it is smaller and sooner there than in forty little files. */
const firstScreen = new Set<string>();
const firstScreenFound = (): Plugin => ({
  name: 'pesthouse-first-screen',
  apply: 'build',
  async buildEnd() {
    const entry = [...this.getModuleIds()].find((id) => this.getModuleInfo(id)?.isEntry === true);
    if (entry !== undefined) for (const id of await importedAtOnce(this, entry)) firstScreen.add(id);
  },
});

/** A published edition never changes: its file is named after itself, and stays what it is from one build of the page to the next. */
const EDITION = /[\\/]games[\\/]([a-z]+)[\\/]editions[\\/](\w+-[0-9a-f]{8})\.js$/;
const editionChunk = (chunk: { readonly facadeModuleId?: string | null }): string => {
  const [, game, name] = EDITION.exec(chunk.facadeModuleId ?? '') ?? [];
  return game === undefined ? 'assets/[name]-[hash].js' : `assets/edition-${game}-${name}.js`;
};
const isEdition = (file: string): boolean => file.startsWith('assets/edition-');

/** Files of `public/` that the page needs. */
const unhashed = ['theme.js', 'favicon.svg', 'manifest.webmanifest'];
const shrinkable = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

const list = (files: readonly string[]): string => JSON.stringify(files);

/** The offline shell, with the names of all built files in it, and small copies of everything that can be made smaller. */
const offlineAndSmall = (): Plugin => ({
  name: 'pesthouse-offline-and-small',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'index.html');
      const files = [...built.filter((file) => !isEdition(file)), ...unhashed].sort();
      // Older rules are kept only where a table of this browser is played by them.
      const editions = built.filter(isEdition).sort();
      const worker = readFileSync(new URL('./page/house/worker.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const FILES = ${list(files)};\nconst EDITIONS = ${list(editions)};\n${worker}` });
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
    firstScreenFound(),
    offlineAndSmall(),
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
    // Art and faces stay files: they are cached on their own, and no script or style grows by them.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        chunkFileNames: editionChunk,
        // React changes rarely, the house often: a reader who comes back fetches only what changed.
        codeSplitting: {
          groups: [
            { name: 'react', priority: 2, test: /node_modules[\\/](?:react|react-dom|scheduler|wouter|zustand|use-sync-external-store|regexparam)[\\/]/ },
            { name: 'first', priority: 1, test: (id) => firstScreen.has(id) },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: editionChunk } } },
  server: { proxy },
  preview: { proxy },
});
