/** The command: `pesthouse VERB …`. */
import { thisMachine } from './installed.ts';
import { terminal } from './io.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), terminal(), process.env, thisMachine());
