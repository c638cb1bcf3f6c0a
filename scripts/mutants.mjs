/** `node scripts/mutants.mjs`: breaks the page's model and the path of things to press in one place after another and tells which of these mutants its unit tests do not notice. Every file is put back as it was. */
import { readFileSync, writeFileSync } from 'node:fs';
import { at, tool } from './house.mjs';

const MODEL = 'src/client/table/model.ts';
const SHOWING = 'src/client/table/showing.ts';
const AHEAD = 'src/client/table/ahead.ts';
const PATH = 'src/client/kit/board/path.ts';
const ABOUT = 'src/client/kit/board/about.ts';
const SEATS = 'src/client/kit/board/seats.ts';
const HOLD = 'src/client/kit/board/hold.ts';
const testsOf = (file) => (file.startsWith('src/client/kit/') ? 'src/client/kit/board/test' : 'src/client/table/test/model.test.ts');

/** What is broken: the file, what stands there, and what is put in its place. */
const MUTANTS = [
  ['nothing is said again', MODEL, 'if (v.lost !== true) return v;', 'return v;'],
  ['a stale answer to a repeated move is a refusal', MODEL, "if (again && v.clause === 'KERNEL-STALE') return { ok: true };", ''],
  ['a repeated move is not remembered as one', MODEL, 'again = true;', ''],
  ['a refusal leaves the guess on the board', MODEL, 'set({ sending: false });\n      dropGuesses();', 'set({ sending: false });'],
  ['a refused move stays on its way', MODEL, 'set({ sending: false });\n      dropGuesses();', 'dropGuesses();'],
  ['moves after a refused one are sent', MODEL, 'if (ahead !== null && !guesses.includes(ahead)) return;', ''],
  ['two moves are sent at once', MODEL, 'last === undefined || sending ||', 'last === undefined ||'],
  ['a choice is taken while something is shown', MODEL, 'sending || queue.length > 0 || now !== null) return;', 'sending) return;'],
  ['a forbidden move is sent', MODEL, 'if (no !== null) {', 'if (no === undefined) {'],
  ['an item is taken twice', MODEL, 'if (items.some((x) => x.seq === item.seq)) return;', ''],
  ['the host’s item does not replace the guess', MODEL, 'guesses = guesses.slice(1);', ''],
  ['an undo does not wait', MODEL, 'await tail;', ''],
  ['an answered question is put again', MODEL, 'answered(s)?.changing !== false &&', ''],
  ['an answer counts for any question', MODEL, 's.held !== null && s.held.at === s.shown?.at', 's.held !== null'],
  ['own words are unread', MODEL, 'news.talk.seat === s.seat ? s.unread : s.unread + 1', 's.unread + 1'],
  ['whoever comes back starts at the present', MODEL, 'const queue = shown === null ? [] : news.items.filter((x) => x.seq > shown.seq);', 'const queue = [];'],
  ['what was missed takes its full time', SHOWING, '(catching ? CATCHING : 1)', '1'],
  ['a long queue takes its full time', SHOWING, '* Math.min(1, LONG_QUEUE / Math.max(1, queue.length))', ''],
  ['a hidden page shows events', SHOWING, 'skipping || document.hidden', 'skipping'],
  ['skipping never ends', SHOWING, 'running = false;\n    skipping = false;\n    store', 'running = false;\n    store'],
  ['skip does nothing', SHOWING, 'skipping = true;\n      wake?.();', 'wake?.();'],
  ['a stopped show goes on', SHOWING, 'turn++;', ''],
  ['a move by chance is run ahead with', AHEAD, 'chance.used > 0 ||', ''],
  ['a beginning counts as the whole way', PATH, 'way.length === picked.length && ', ''],
  ['only one order is known', PATH, '[things, things.toReversed()]', '[things]'],
  ['one of several moves counts as reached', PATH, 'meant.length === 1 ?', 'meant.length > 0 ?'],
  ['nothing waits for a second press', PATH, 'reach.waits?.(move, aim) === true ?', 'false ?'],
  ['a move that waits is not told', PATH, '{ picked: trail, waiting: move }', '{ picked: trail }'],
  ['a thing is let go before it leads on', PATH, 'if (on !== null) return on;', 'if (on !== null && picked.at(-1) !== aim) return on;'],
  ['a second press never says yes', PATH, 'reach.yes === undefined ? reachedBy(reach, legal, picked) : reach.yes(picked)', 'null'],
  ['a game does not say what a second press says yes to', PATH, 'reach.yes === undefined ?', 'reach.yes !== null ?'],
  ['nothing begins anew', PATH, '?? [[aim]]', '?? []'],
  ['anything begins anew', PATH, 'reach.anew?.(picked, aim) ?? [[aim]]', '[[aim]]'],
  ['what else is drafted is lost', PATH, '{ ...rest, picked: trail.join(APART) }', '{ picked: trail.join(APART) }'],
  ['things are not kept apart in a draft', PATH, "const APART = '\\n';", "const APART = ' ';"],
  ['a press that means nothing changes the draft', PATH, 'if (step === null) return null;', 'if (step === null) { p.setDraft({}); return null; }'],
  ['a rule of the house is told before what a thing is', ABOUT, "!(isHouse(no.clause) && says !== '')", 'true'],
  ['a rule of the house has a clause to open', ABOUT, '...(!isHouse(no.clause) && { clause: no.clause })', 'clause: no.clause'],
  ['the first reason is told', ABOUT, 'answers.find((x) => !isHouse(x.clause) && !least.includes(x.clause)) ?? answers[0]', 'answers[0]'],
  ['what is held tells no more than what is pressed', ABOUT, "held && offers !== ''", 'false'],
  ['the press that ends a hold counts', ABOUT, '!justHeld() && ', ''],
  ['a mouse holds too', ABOUT, "if (e.pointerType === 'touch') ", ''],
  ['a watcher sits on no seat and is called so', SEATS, 'who >= 0 && who === seat', 'who === seat'],
  ['an open seat has a name', SEATS, "sitter.kind === 'open' ? '' : sitter.name", 'sitter.name'],
  ['turns begin with the first seat', SEATS, '(Math.max(0, seat) + i) % seats', 'i'],
  ['a finger that drags asks', HOLD, '> SLACK && end()', '> SLACK && undefined'],
  ['a finger that is lifted asks', HOLD, 'clearTimeout(timer);', ''],
];

const asked = process.argv.slice(2);
let missed = 0;
for (const [name, file, from, to] of MUTANTS.filter(([x]) => asked.length === 0 || asked.some((word) => x.includes(word)))) {
  const whole = readFileSync(at(file), 'utf8');
  if (whole.split(from).length !== 2) {
    console.log(`?  ${name}: the place is not there once`);
    missed++;
    continue;
  }
  writeFileSync(
    at(file),
    whole.replace(from, () => to),
  );
  try {
    const { code } = await tool('vitest/vitest.mjs', ['run', testsOf(file)], { quiet: true });
    console.log(`${code === 0 ? 'MISSED' : 'caught'}  ${name}`);
    if (code === 0) missed++;
  } finally {
    writeFileSync(at(file), whole);
  }
}
console.log(`${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
