/** The page: how much JavaScript the first screen needs, and what a table loads of games that are not played at it. */
import { relative, sep } from 'node:path';
import { build } from 'vite';
import { firstScreen } from '../scripts/first-screen.mjs';
import { at, run } from '../scripts/house.mjs';

/** All chunks of the page as they are built, without writing them. */
const chunksOfPage = async () => {
  const chunks = new Map();
  const collect = {
    name: 'bench-collect',
    generateBundle(_options, bundle) {
      for (const made of Object.values(bundle)) if (made.type === 'chunk') chunks.set(made.fileName, made);
    },
  };
  await build({ root: at('house'), logLevel: 'error', plugins: [collect], build: { write: false } });
  return chunks;
};

/** A chunk and all that it imports at once. */
const closure = (chunks, files) => {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file) || !chunks.has(file)) return;
    seen.add(file);
    for (const next of chunks.get(file).imports) visit(next);
  };
  for (const file of files) visit(file);
  return seen;
};

const pathOf = (id) => relative(at(), id).split(sep).join('/');
const gameOf = (id) => /^games\/([^/]+)\/[^/]/.exec(pathOf(id))?.[1] ?? null;
const holds = (chunk, part) => Object.keys(chunk.modules).some((id) => pathOf(id).startsWith(part));
/** A game's own script and words bear its name. */
const isOf = ({ fileName }, game) => new RegExp(`^assets/${game}(?:\\.[a-z]{2})?-`).test(fileName);
const kib = (bytes) => bytes / 1024;

export const page = async (game) => {
  const chunks = await chunksOfPage();
  const all = [...chunks.values()];
  const first = closure(
    chunks,
    all.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName),
  );
  const wanted = all.filter((chunk) => holds(chunk, 'house/page/table/page') || isOf(chunk, game)).map((chunk) => chunk.fileName);
  if (wanted.length < 2) throw new Error('the table of the page was not found in its build');
  const table = [...closure(chunks, wanted)].filter((file) => !first.has(file));
  const foreign = table.flatMap((file) => Object.entries(chunks.get(file).modules)).filter(([id]) => ![null, game].includes(gameOf(id)));
  await run(process.execPath, [at('scripts', 'build.mjs')]);
  // The page as it is sent, in the language with the longest words.
  return { first: firstScreen(), foreign: kib(foreign.reduce((sum, [, module]) => sum + module.renderedLength, 0)) };
};
