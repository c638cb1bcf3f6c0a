/** `npm run mutants`: breaks the page's model in one place after another and tells what its unit tests do not notice. No file is touched: each mutant is what the tests are given in place of the source. */
import { spawn } from 'node:child_process';
import { createVitest } from 'vitest/node';
import { at } from './house.mjs';
import { EQUAL } from './mutants/equal.mjs';
import { mutantsOf } from './mutants/made.mjs';

const TABLE = ['model', 'keeps', 'late'].map((x) => `house/page/table/test/${x}.test.ts`);
/** The page's model, and the unit tests that have to notice. */
const MODEL = {
  'house/page/table/model.ts': TABLE,
  'house/page/table/showing.ts': TABLE,
  'house/page/table/ahead.ts': TABLE,
  'house/page/film/spot.ts': ['house/page/film/spot.test.ts'],
  'packages/board/src/play/path.ts': ['packages/board/src/play/test/path.test.ts'],
  'packages/board/src/play/about.ts': ['about', 'answers'].map((x) => `packages/board/src/play/test/${x}.test.ts`),
  'packages/board/src/play/seats.ts': ['packages/board/src/play/test/seats.test.ts'],
  'house/page/kit/board/hold.ts': ['house/page/kit/board/test/hold.test.ts'],
};
const SETUP = ['test/luck.ts', 'test/alone.ts', 'house/test/drafts.ts', 'house/page/text/english.ts'];
/** A mutant that never ends is noticed too. */
const HANGS_MS = 60_000;
const HUNG = 75;

const asked = process.argv.slice(2).filter((x) => !x.startsWith('--'));
const from = Number(process.argv.find((x) => x.startsWith('--from='))?.slice(7) ?? 0);
const all = Object.keys(MODEL)
  .flatMap(mutantsOf)
  .filter((x) => asked.length === 0 || asked.some((word) => x.name.includes(word)));

/** One after the other from a number on, until all are tried or one hangs. */
const tryAll = async () => {
  let mutant = null;
  const vitest = await createVitest(
    'test',
    {
      // Not the config of the house: its parts would not hear of the mutants.
      config: false,
      include: [...new Set(Object.values(MODEL).flat())],
      setupFiles: SETUP,
      watch: false,
      run: true,
      reporters: [{}],
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 20_000,
      expect: { poll: { timeout: 3000 } },
    },
    {
      resolve: { conditions: ['pesthouse-source', 'module', 'browser', 'development|production'] },
      ssr: { resolve: { conditions: ['pesthouse-source', 'module', 'node', 'development|production'] } },
      plugins: [{ name: 'mutant', enforce: 'pre', transform: (_, id) => (mutant !== null && id.split('?')[0] === at(mutant.file) ? mutant.text : null) }],
    },
  );
  await vitest.standalone?.();
  const passes = async (files) => {
    const specs = (await Promise.all(files.map((x) => vitest.getRelevantTestSpecifications([at(x)])))).flat();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false);
    return testModules.length > 0 && testModules.every((x) => x.ok()) && unhandledErrors.length === 0;
  };
  // What cannot even be loaded has to fail, or the tests are not given the mutants …
  for (const file of new Set(all.map((x) => x.file))) {
    mutant = { file, text: 'throw new Error("broken");' };
    vitest.invalidateFile(at(file));
    if (await passes(MODEL[file])) throw new Error(`the unit tests of ${file} are not given its mutants`);
    vitest.invalidateFile(at(file));
  }
  mutant = null;
  // … and what is not broken has to pass, or nothing could be told.
  if (!(await passes([...new Set(all.flatMap((x) => MODEL[x.file]))]))) throw new Error('the unit tests fail without any mutant');
  for (let i = from; i < all.length; i++) {
    // The one before is put right again.
    if (mutant !== null) vitest.invalidateFile(at(mutant.file));
    mutant = all[i];
    const reason = EQUAL[mutant.name];
    if (reason !== undefined) {
      console.log(`${i} equal   ${mutant.name}`);
      continue;
    }
    vitest.invalidateFile(at(mutant.file));
    const timer = setTimeout(() => {
      console.log(`${i} caught  ${mutant.name} (it never ends)`);
      process.exit(HUNG);
    }, HANGS_MS);
    const ok = await passes(MODEL[mutant.file]);
    clearTimeout(timer);
    console.log(`${i} ${ok ? 'MISSED' : 'caught'}  ${mutant.name}`);
  }
  await vitest.close();
};

/** Tries all in a process of its own, and in another one those after a mutant that hung it. */
const watchOver = async () => {
  const count = { caught: 0, MISSED: 0, equal: 0 };
  for (let next = 0; next < all.length; ) {
    const child = spawn(process.execPath, [at('scripts/mutants.mjs'), ...asked, '--child', `--from=${next}`], { stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    child.stdout.on('data', (x) => {
      const lines = (rest + x).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const found = /^(\d+) (caught|MISSED|equal)\s+(.*)$/.exec(line);
        if (found === null) continue;
        next = Number(found[1]) + 1;
        count[found[2]]++;
        if (found[2] === 'MISSED') console.log(`MISSED  ${found[3]}`);
      }
    });
    const before = next;
    const code = await new Promise((go) => child.on('close', go));
    if (code !== 0 && code !== HUNG && next === before) throw new Error(`the tests could not be run: ${code}`);
  }
  console.log(`${all.length} mutants: ${count.caught} caught, ${count.equal} change nothing, ${count.MISSED} missed`);
  process.exitCode = count.MISSED === 0 ? 0 : 1;
};

if (process.argv.includes('--child')) await tryAll().then(() => process.exit(0));
else await watchOver();
