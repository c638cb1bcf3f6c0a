/** From words on the command line to an exit code: 0 done, 1 something was found wrong, 2 bad input, 3 it cannot be judged here. */
import type { ArgsDef } from 'citty';
import type { Machine } from './installed.ts';
import type { Io } from './io.ts';
import { verbs } from './verbs.ts';
import { Wrong } from './wrong.ts';

const HELP = new Set(['--help', '-h', 'help']);

/** Flags that no verb knows are a slip of the finger, not to be passed over. */
const checkFlags = (name: string, args: ArgsDef, given: readonly string[]): void => {
  const positional = Object.values(args).filter((x) => x.type === 'positional').length;
  const seen = new Set<string>();
  let loose = 0;
  for (let i = 0; i < given.length; i++) {
    const word = given[i] ?? '';
    if (!word.startsWith('-')) {
      if (++loose > positional) throw new Wrong(`"${word}" is one word too many for ${name}: see pesthouse ${name} --help.`);
      continue;
    }
    const [flag = ''] = word.replace(/^--?/, '').split('=');
    const known = args[flag] ?? (flag.startsWith('no-') && args[flag.slice(3)]?.type === 'boolean' ? args[flag.slice(3)] : undefined);
    if (known === undefined || known.type === 'positional') throw new Wrong(`${name} has no flag ${word}: see pesthouse ${name} --help.`);
    if (seen.has(flag)) throw new Wrong(`--${flag} is given twice. Give it once.`);
    seen.add(flag);
    if (known.type !== 'string' || word.includes('=')) continue;
    const value = given[++i];
    if (value === undefined || value.startsWith('--')) throw new Wrong(`${word} needs a value.`);
  }
};

const overview = (all: ReturnType<typeof verbs>): string => {
  const lines = Object.entries(all).map(([name, { description }]) => `  ${name.padEnd(9)} ${description}`);
  return `pesthouse VERB …\n\n${lines.join('\n')}\n\npesthouse VERB --help says more.`;
};

export const run = async (
  given: readonly string[],
  io: Io,
  env: { readonly [name: string]: string | undefined } = process.env,
  machine: Machine | null = null,
): Promise<number> => {
  const all = verbs(io, env, machine);
  const [name, ...rest] = given;
  try {
    if (name === undefined || HELP.has(name)) {
      io.out(overview(all));
      return name === undefined ? 2 : 0;
    }
    const found = Object.hasOwn(all, name) ? all[name] : undefined;
    if (found === undefined) throw new Wrong(`There is no verb "${name}": choose ${Object.keys(all).join(', ')}.`);
    if (rest.some((x) => x === '--help' || x === '-h')) {
      io.out(await found.usage(`pesthouse ${name}`));
      return 0;
    }
    checkFlags(name, found.args, rest);
    const result = await found.run(rest);
    return typeof result === 'number' ? result : 0;
  } catch (e) {
    if (e instanceof Wrong || (e instanceof Error && e.name === 'CLIError')) {
      io.err(`${e.message}\n`);
      return 2;
    }
    throw e;
  } finally {
    io.close();
  }
};
