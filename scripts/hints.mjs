/** `npm run hints`: asks hint and coach at fifty positions of every game, holds what they say against the rules, and writes every sentence, in every language, for people to read. `--positions 10` asks at fewer, `--to FOLDER` says where it is written. */
import { parseArgs } from 'node:util';
import { at, needNode, tool } from './house.mjs';

needNode();
const { values } = parseArgs({ options: { positions: { type: 'string', default: '50' }, to: { type: 'string', default: at('.hints') } } });
const { install } = await import('./install.mjs');
await install();
const { code } = await tool('vitest/vitest.mjs', ['run', '--project', 'long house', '--testTimeout', '3600000', 'house/test/bots/hints.test'], {
  env: { HINTS: values.positions, HINTS_TO: values.to },
});
if (code === 0) console.log(`What was said lies in ${values.to}.`);
process.exit(code);
