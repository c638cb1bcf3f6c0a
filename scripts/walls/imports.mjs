/** The walls between the rooms of src: who may import whom. Each finding is a sentence; no finding, no fault. */
import { readFileSync } from 'node:fs';
import { dirname, posix, relative, sep } from 'node:path';
import { at, filesBelow } from '../house.mjs';
import { asItWas, formerly } from './formerly.mjs';

const IMPORT = /(?:^|[^.\w])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)['"`]/gm;
/** A pattern of files, or several in a list: all strings up to the options. */
const GLOB = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g;
const globsIn = (text) => [...text.matchAll(GLOB)].flatMap(([, list]) => [...list.matchAll(/['"`]!?([^'"`]+)['"`]/g)].map((found) => found[1]));
const importsIn = (text) => [...[...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? found[3] ?? ''), ...globsIn(text)];

/** The house's own rooms, besides the games, and which of the others each may enter. `registry` is what lies beside the games in games: its front door is index.ts. */
const ROOMS = {
  kernel: [],
  ratings: [],
  api: ['kernel', 'bots'],
  table: ['kernel', 'registry'],
  bots: ['kernel', 'registry', 'table'],
  lab: ['kernel', 'registry', 'table', 'bots', 'ratings'],
  lessons: ['kernel', 'registry', 'table'],
  puzzles: ['kernel', 'registry', 'table', 'bots', 'lab', 'lessons'],
  server: ['kernel', 'registry', 'table', 'bots', 'api', 'lab', 'ratings'],
  client: ['kernel', 'registry', 'table', 'bots', 'api', 'lab', 'lessons', 'puzzles', 'ratings'],
  cli: ['kernel', 'registry', 'table', 'bots', 'api', 'lab', 'lessons', 'puzzles', 'server'],
  registry: ['kernel'],
};
/** The floors of the page, from the ground up: a folder enters those below it, never one above. Single files beside them are the ground, but for the two that open the house. */
const FLOORS = [
  'ground',
  'styles',
  'text',
  'prefs',
  'kit',
  'numbers',
  'shown',
  'link',
  'local',
  'think',
  'crew',
  'film',
  'review',
  'house',
  'people',
  'houserules',
  'howto',
  'rulebook',
  'lab',
  'replay',
  'lobby',
  'table',
  'lesson',
  'coach',
  'puzzle',
  'messages',
  'account',
  'settings',
  'owner',
  'app.tsx',
  'main.tsx',
];
const floorOf = (path) => {
  const [, folder, more] = path.split('/');
  return more === undefined && !FLOORS.includes(folder) ? 'ground' : folder;
};
const onFloors = (path, target) => {
  if (isTest(path) || !path.startsWith('client/') || !target.startsWith('client/')) return true;
  const [from, to] = [FLOORS.indexOf(floorOf(path)), FLOORS.indexOf(floorOf(target))];
  return from >= 0 && to >= 0 && to <= from;
};
/** Packages of the rooms that run in server and browser alike; the other rooms take what they need. */
const PACKAGES = {
  kernel: [],
  ratings: [],
  registry: [],
  rules: [],
  bots: [],
  lab: [],
  lessons: [],
  puzzles: [],
  table: ['@noble/hashes', 'lean-qr'],
  api: ['zod'],
  board: ['react'],
};

/** Which room a file of src stands in. */
const roomOf = (path) => {
  const [first, id, third] = path.split('/');
  if (first !== 'games') return { room: first };
  if (third === undefined && path.endsWith('.test.ts')) return { room: 'gametest' };
  if (third === 'test' || /\.(?:test|spec)\.ts$/.test(path)) return { room: 'gametest', game: id };
  if (third === undefined && id !== '*') return { room: 'registry' };
  // What a game draws: on its door, on its board, on the page that says how to play.
  return { room: ['board', 'door', 'howto'].includes(third) ? 'board' : 'rules', game: id };
};
const isTest = (path) => /(?:^|\/)test\/|\.(?:test|spec)\.tsx?$/.test(path);

const mayEnter = (from, to, path, target) => {
  // A board asks what the rules tell for reading; what a step does is the engine's.
  if (from.room === 'board' && !isTest(path) && /^games\/[^/]+\/(?:steps\/|rules\.ts$)/.test(target)) return false;
  if (from.room === to.room && from.game === to.game) return true;
  if (from.game !== undefined && to.game !== undefined) return from.game === to.game && !(from.room === 'rules' && to.room !== 'rules');
  if (from.room === 'rules') return to.room === 'kernel';
  if (from.room === 'board') return to.room === 'kernel' || target.startsWith('client/kit/');
  if (from.room === 'gametest') return to.room !== 'client';
  if (from.room === 'registry') return to.room === 'rules' || to.room === 'kernel';
  if (to.room === 'registry' && target !== 'games/index.ts') return isTest(path);
  // The page finds doors, boards, faces, sheets of numbers, pages that say how to play and rulebooks by pattern, so that a new game needs no line in it.
  if (
    from.room === 'client' &&
    /^games\/\*\/(?:door\/[^/]+|board\/(?:index|faces)\.tsx|board\/art\/\*\.svg|howto\/index\.tsx|puzzles\/\*\.json|text\/(?:numbers|howto)\.\*\.ts|rulebook(?:\.\*)?\.md)$/.test(
      target,
    )
  )
    return true;
  if (to.game !== undefined) return isTest(path);
  // Whoever tests the page may ask what is published.
  return (ROOMS[from.room] ?? []).includes(to.room) || (isTest(path) && to.room === 'cli');
};

const mayTake = (room, path, specifier) => {
  const few = PACKAGES[room];
  if (few === undefined || isTest(path)) return !(room === 'client' && specifier.startsWith('node:'));
  return few.some((name) => specifier === name || specifier.startsWith(`${name}/`));
};

/** What is wrong with the imports of one file; `path` is relative to src, with slashes. */
export const faultsOf = (file, text) => {
  // The template of a new game lies where its files would lie, one folder aside, and keeps to the same walls.
  const path = file.replace(/^cli\/template\//, 'games/template/');
  const from = roomOf(path);
  const faults = [];
  for (const specifier of importsIn(text)) {
    if (!specifier.startsWith('.')) {
      if (!mayTake(from.room, path, specifier)) faults.push(`src/${file} takes ${specifier}: ${from.room} may not`);
      continue;
    }
    const target = posix.join(dirname(path), specifier.replace(/\?.*$/, '').replace(/\$\{[^}]*\}/g, '*'));
    if (target.startsWith('..')) {
      // Published editions lie outside of src: they are what came of it once, and are loaded by the registry alone.
      if (!isTest(path) && !(from.room === 'registry' && /^\.\.\/editions\/[a-z]+\/[^/]+\.js$/.test(target)))
        faults.push(`src/${file} reaches outside src: ${specifier}`);
    } else if (!onFloors(path, target)) faults.push(`src/${file} enters ${target}: on a floor above its own, or on none`);
    else if (!mayEnter(from, roomOf(target), path, target)) faults.push(`src/${file} enters ${target}: ${from.room} may not`);
  }
  return faults;
};

/** Rules and what stands on them know no clock and no chance of their own. */
const pure = (path) => /^(?:kernel|ratings|games|cli\/template|table|bots|lab|lessons)\//.test(path) && !/\/(?:board|door)\//.test(path) && !isTest(path);
const impurities = (path, text) => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return ['Math.random', 'Date', 'performance', 'process']
    .filter((word) => new RegExp(`(?<![\\w.'"\`-])${word.replace('.', '\\.')}(?=[.(])`).test(code))
    .map((word) => `src/${path} uses ${word}: rules know no clock, no process and no chance of their own`);
};

export const wallFaults = () =>
  ['packages', 'games', 'house']
    .flatMap((x) => filesBelow(at(x)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const now = relative(at(), file).split(sep).join('/');
      const was = formerly(now);
      // What never lay in src, such as a configuration, is nobody's room.
      if (!was.startsWith('src/')) return [];
      const path = was.slice('src/'.length);
      const text = asItWas(now, readFileSync(file, 'utf8'));
      return [...faultsOf(path, text), ...(pure(path) ? impurities(path, text) : [])].map((x) => x.replace(was, now));
    });
