/** Reads the settings of a house: the environment first, then the file in its data folder, then what is usual. Whatever cannot be is refused in words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { KEYS, type Key, SETTINGS, type Settings } from './list.ts';

export const FILE = 'pesthouse.json';
export type Source = 'flag' | 'environment' | 'file' | 'default';
export type Env = { readonly [name: string]: string | undefined };

export interface ReadSettings {
  readonly values: Settings;
  readonly from: { readonly [K in Key]: Source };
}

export class WrongSetting extends Error {}

const isKey = (x: string): x is Key => Object.hasOwn(SETTINGS, x);
const shown = (x: unknown): string => (typeof x === 'string' ? `"${x}"` : JSON.stringify(x));
const sentence = (issue: z.core.$ZodIssue | undefined): string => {
  const inner = issue?.code === 'invalid_union' ? issue.errors.flat().find((x) => /^must /.test(x.message)) : issue;
  return /^must /.test(inner?.message ?? '') ? (inner?.message ?? '') : 'has a value that cannot be read';
};

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1]?.toLowerCase() === b[j - 1]?.toLowerCase() ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
};
const nearest = (word: string): string => {
  const [best] = [...KEYS].sort((a, b) => distance(word, a) - distance(word, b));
  return best !== undefined && distance(word, best) <= 2 ? ` Did you mean "${best}"?` : '';
};

/** The settings file of a data folder; empty where there is none. */
const readFile = (folder: string): { readonly [key: string]: unknown } => {
  const path = join(folder, FILE);
  if (!existsSync(path)) return {};
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch (e) {
    throw new WrongSetting(`The settings file ${path} cannot be read: ${e instanceof Error ? e.message : String(e)}.`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new WrongSetting(`The settings file ${path} must hold one object, such as {"name": "Our house"}.`);
  const found = Object.fromEntries(Object.entries(raw));
  for (const key of Object.keys(found)) {
    if (!isKey(key)) throw new WrongSetting(`The settings file ${path} has a setting "${key}" that the house does not know.${nearest(key)}`);
    if ('outside' in SETTINGS[key]) throw new WrongSetting(`The settings file ${path} cannot say "${key}": set ${SETTINGS[key].env} instead.`);
  }
  return found;
};

const secret = (key: Key): boolean => 'secret' in SETTINGS[key];

/** `flags` come from the command line and win over everything. */
export const readSettings = (env: Env, flags: { readonly [K in Key]?: unknown } = {}): ReadSettings => {
  const folder = String(flags.data ?? (env.PESTHOUSE_DATA === undefined || env.PESTHOUSE_DATA === '' ? SETTINGS.data.or : env.PESTHOUSE_DATA));
  const file = readFile(folder);
  const values: { [key: string]: unknown } = {};
  const from: { [key: string]: Source } = {};
  for (const key of KEYS) {
    const { env: name, shape, or } = SETTINGS[key];
    const places = [
      ['flag', flags[key]],
      // An empty variable is as good as none: service files and compose files leave them behind.
      ['environment', env[name] === '' ? undefined : env[name]],
      ['file', file[key] === null ? undefined : file[key]],
    ] as const;
    const given = places.find(([, value]) => value !== undefined);
    from[key] = given?.[0] ?? 'default';
    if (given === undefined) {
      values[key] = or;
      continue;
    }
    const read = shape.safeParse(given[1]);
    if (!read.success) {
      const what = given[0] === 'file' ? `"${key}" in ${join(folder, FILE)}` : name;
      const is = secret(key) ? '' : `, not ${shown(given[1])}`;
      throw new WrongSetting(`${what} ${sentence(read.error.issues[0])}${is}.`);
    }
    values[key] = read.data;
  }
  return { values: asSettings(values), from: asSources(from) };
};

const isWhole = (x: { readonly [key: string]: unknown }): boolean => KEYS.every((key) => key in x);
const isSettings = (x: { readonly [key: string]: unknown }): x is Settings & { readonly [key: string]: unknown } => isWhole(x);
const isSources = (x: { readonly [key: string]: Source }): x is ReadSettings['from'] => isWhole(x);
const asSettings = (x: { readonly [key: string]: unknown }): Settings => {
  if (!isSettings(x)) throw new Error('a setting is missing');
  return x;
};
const asSources = (x: { readonly [key: string]: Source }): ReadSettings['from'] => {
  if (!isSources(x)) throw new Error('a source is missing');
  return x;
};

/** The path below which the house lives: what was set, or what its address says. */
export const basePathOf = ({ basePath, publicUrl }: Pick<Settings, 'basePath' | 'publicUrl'>): string =>
  basePath ?? (publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/+$/, ''));

/** As Fastify wants it. */
export const trustOf = ({ trustProxy }: Pick<Settings, 'trustProxy'>): boolean | string =>
  trustProxy === 'no' ? false : trustProxy === 'yes' ? true : trustProxy.replaceAll(/\s+/g, '');

/** One line a setting as people read it: the table of docs/hosting.md. */
export const settingsTable = (): string[] => [
  '| variable | in the file | meaning | default |',
  '| --- | --- | --- | --- |',
  ...KEYS.map((key) => {
    const x = SETTINGS[key];
    const usual = 'otherwise' in x && x.otherwise !== undefined ? x.otherwise : x.or === null ? 'none' : `\`${String(x.or)}\``;
    return `| \`${x.env}\` | ${'outside' in x ? '' : `\`${key}\``} | ${x.words} | ${usual} |`;
  }),
];
