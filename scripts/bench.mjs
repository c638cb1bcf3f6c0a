/** `npm run bench`: installs the bench's own packages on demand and hands over to it. */
import { at, needNode, run } from './house.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();
await install('Installing the packages of the bench', at('bench'));
const { code } = await run(process.execPath, [at('bench', 'main.mjs'), ...process.argv.slice(2)]);
process.exitCode = code;
