/** Makes the folder of a game a workspace: its package, its projects for the compiler, and its place among those of the house. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { at } from './house.mjs';

const PACKAGE = {
  name: '@pesthouse/sample',
  version: '0.4.0',
  license: 'MIT',
  type: 'module',
  engines: {
    node: '>=20.19',
    npm: '>=10',
  },
  exports: {
    '.': {
      'pesthouse-source': './index.ts',
      types: './dist/index.d.ts',
      default: './dist/index.js',
    },
    './*.css': './*.css',
    './*.json': './*.json',
    './*.svg': './*.svg',
    './*.md': './*.md',
    './editions/*': './editions/*',
    './*': {
      'pesthouse-source': './*.ts',
      types: './dist/*.d.ts',
      default: './dist/*.js',
    },
  },
  files: ['dist', 'editions', 'rulebook*.md'],
  dependencies: {
    '@pesthouse/board': '0.4.0',
    '@pesthouse/kernel': '0.4.0',
    react: '19.3.1',
  },
  devDependencies: {
    '@types/react': '19.3.0',
    vitest: '4.1.12',
  },
};
const PROJECTS = {
  'tsconfig.rules.json': {
    extends: '../../tsconfig.package.json',
    compilerOptions: {
      rootDir: '.',
      outDir: 'dist',
      tsBuildInfoFile: 'dist/rules.tsbuildinfo',
    },
    include: ['**/*.ts', '**/*.json'],
    exclude: [
      '**/test',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.spec.ts',
      '**/dist',
      '**/node_modules',
      'board',
      'door',
      'howto',
      'index.ts',
      'editions',
      'puzzles',
      'package.json',
      'tsconfig*.json',
    ],
    references: [
      {
        path: '../../packages/kernel',
      },
    ],
  },
  'tsconfig.json': {
    extends: '../../tsconfig.package.json',
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable', 'webworker.importscripts'],
      types: ['vite/client'],
      jsx: 'react-jsx',
      rootDir: '.',
      outDir: 'dist',
    },
    include: ['board', 'door', 'howto', 'index.ts'],
    exclude: ['**/test', '**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/dist', '**/node_modules'],
    references: [
      {
        path: './tsconfig.rules.json',
      },
      {
        path: '../../packages/board',
      },
      {
        path: '../../packages/kernel',
      },
    ],
  },
};

/** As the formatter lays it out: a list of plain values stands in one line, if it fits. */
const laid = (config) => {
  const short = (whole, key, list) => {
    const line = `${key}[${list.replace(/\s*\n\s*/g, ' ')}]`;
    return line.length < 160 ? line : whole;
  };
  return `${JSON.stringify(config, null, 2).replace(/^( *"[^"]*": )\[\s+([^[\]{}]*?)\s+\]/gm, short)}\n`;
};
const change = (path, by) => {
  if (existsSync(at(path)))
    writeFileSync(at(path), (path.endsWith('package.json') ? (x) => `${JSON.stringify(x, null, 2)}\n` : laid)(by(JSON.parse(readFileSync(at(path), 'utf8')))));
};
const refers = (path) => (config) => ({ ...config, references: [...config.references, { path }] });

export const addWorkspace = (id) => {
  const name = `@pesthouse/${id}`;
  writeFileSync(at('games', id, 'package.json'), `${JSON.stringify({ ...PACKAGE, name }, null, 2)}\n`);
  for (const [file, project] of Object.entries(PROJECTS)) writeFileSync(at('games', id, file), laid(project));
  writeFileSync(
    at('games', id, 'index.ts'),
    "/** What this game is, for the house: only what a lobby knows is loaded with it. */\nexport { meta } from './meta.ts';\n",
  );
  change('tsconfig.json', refers(`games/${id}`));
  for (const room of ['games', 'server', 'cli', 'page', 'test']) change(`house/tsconfig.${room}.json`, refers(`../games/${id}`));
  change('house/package.json', (x) => ({
    ...x,
    dependencies: Object.fromEntries(Object.entries({ ...x.dependencies, [name]: PACKAGE.version }).sort(([a], [b]) => (a < b ? -1 : 1))),
  }));
  // It can be played at once; the next `npm install` writes it into the lock.
  if (existsSync(at('node_modules', '@pesthouse')) && !existsSync(at('node_modules', '@pesthouse', id)))
    symlinkSync(at('games', id), at('node_modules', '@pesthouse', id), 'junction');
};
