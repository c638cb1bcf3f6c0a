/** How a verb of the command line is made: what it says of itself, its flags, and what it does. */
import { type ArgsDef, defineCommand, type ParsedArgs, renderUsage, runCommand } from 'citty';

export type Env = { readonly [name: string]: string | undefined };
export const text = (description: string, valueHint: string) => ({ type: 'string', description, valueHint }) as const;
export const flag = (description: string) => ({ type: 'boolean', description, default: false }) as const;

export interface Verb {
  readonly description: string;
  readonly args: ArgsDef;
  usage(name: string): Promise<string>;
  run(given: readonly string[]): Promise<unknown>;
}
export const verb = <const T extends ArgsDef>(description: string, args: T, run: (a: ParsedArgs<T>) => Promise<number>): Verb => {
  const command = defineCommand({ meta: { description }, args, run: (x: { readonly args: ParsedArgs<T> }) => run(x.args) });
  return {
    description,
    args,
    usage: (name) => renderUsage(defineCommand({ meta: { name, description }, args })),
    run: async (given) => (await runCommand(command, { rawArgs: [...given] })).result,
  };
};
