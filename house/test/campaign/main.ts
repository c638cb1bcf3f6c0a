/** The command of the campaign: runs the parts that are named, or all of them, one after another, and keeps the book. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBook, readBook } from './book.ts';
import { PARTS } from './parts.ts';
import { writeTables } from './tables.ts';

const given = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = given.findIndex((x) => x === `--${name}` || x.startsWith(`--${name}=`));
  return at < 0 ? undefined : (given[at]?.split('=')[1] ?? given[at + 1]);
};
const numberIn = (name: string): number | undefined => {
  const text = flag(name);
  const n = Number(text);
  if (text !== undefined && !(n > 0)) throw new Error(`--${name} wants a number above zero`);
  return text === undefined ? undefined : n;
};
const asked = given.filter((x, i) => !x.startsWith('--') && !/^--(?:minutes|scale|seed|book)$/.test(given[i - 1] ?? ''));
const unknown = asked.filter((x) => !(x in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const minutes = numberIn('minutes');
const scale = numberIn('scale') ?? 1;
const afresh = given.includes('--afresh');
const file = flag('book') ?? join('.campaign', 'book.json');
const book = openBook(file);
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopped = true;
    console.log('stopping after this round …');
  });

let faults = 0;
for (const [name, { part, goal, unit }] of Object.entries(PARTS)) {
  if (stopped || given.includes('--tables') || (asked.length > 0 && !asked.includes(name))) continue;
  const page = book.page(name, afresh);
  const most = Math.ceil(goal * scale);
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  const say = (words: string): void => console.log(`${name}: ${words}`);
  say(`goal ${most.toLocaleString('en')} ${unit}`);
  const before = page.get('faults');
  try {
    await part(
      { goal: most, seed: numberIn('seed') ?? 1, failures: join('.campaign', 'failures'), more: () => !stopped && performance.now() < end, say },
      page,
    );
  } catch (e) {
    page.fault(`the part broke off: ${e instanceof Error ? e.stack : String(e)}`);
  }
  page.save();
  faults += page.get('faults') - before;
  say(
    Object.entries(book.all.parts[name]?.figures ?? {})
      .map(([key, n]) => `${key} ${n.toLocaleString('en')}`)
      .join(', '),
  );
  for (const words of page.faults()) console.log(`FAULT ${words}`);
}
// Only the tables: nothing is run.
if (given.includes('--write') || given.includes('--tables')) {
  const now = readBook(file);
  if (now !== null) {
    writeFileSync(join('docs', 'reliability.json'), `${JSON.stringify(now, null, 2)}\n`);
    writeTables(now, join('docs', 'reliability.md'));
  }
}
console.log(faults === 0 ? 'no faults' : `${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
