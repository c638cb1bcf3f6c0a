/** `npm run month`: a whole month of a circle of six in test time, on one file and with two houses on one PostgreSQL. */
import { needNode, tool } from './house.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();
const { code } = await tool('vitest/vitest.mjs', ['run', 'house/server/test/month'], { env: { WHOLE: '1' } });
process.exit(code);
