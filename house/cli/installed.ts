/** Which house a verb talks to: the one that is named, or else the one that `npm run setup` made on this machine, with the settings of its service. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Io } from './io.ts';
import type { Env } from './verb.ts';
import { Wrong } from './wrong.ts';

/** The machine as the verbs see it. Tests bring a folder in the place of its root. */
export interface Machine {
  readonly root: string;
  /** Null where users have no numbers. */
  readonly user: number | null;
  /** From now on this process is that user. */
  become(user: number, group: number): void;
}

export const thisMachine = (): Machine => ({
  root: '/',
  user: process.getuid?.() ?? null,
  become(user, group) {
    process.setgroups?.([]);
    process.setgid?.(group);
    process.setuid?.(user);
  },
});

const SETTINGS = 'etc/pesthouse.env';
const SERVICE = 'etc/systemd/system/pesthouse.service';
/** Where a house of the service keeps its data if nothing else is said. */
const DATA = '/var/lib/pesthouse';

const bare = (x: string): string => /^(["'])(.*)\1$/s.exec(x.trim())?.[2] ?? x.trim();
const pair = (x: string): readonly [string, string][] => {
  const [, name = '', value = ''] = /^([A-Za-z_]\w*)=(.*)$/s.exec(x.trim()) ?? [];
  return name === '' ? [] : [[name, bare(value)]];
};
/** As systemd reads it: a line for each, what begins with # or ; is none. */
const fileEnv = (text: string): Env =>
  Object.fromEntries(
    text
      .replaceAll('\\\n', '')
      .split('\n')
      .flatMap((x) => (/^\s*[#;]/.test(x) ? [] : pair(x))),
  );
const serviceSays = (text: string, what: string): string[] => [...text.matchAll(new RegExp(`^${what}=(.*)$`, 'gm'))].map((x) => x[1] ?? '');
const serviceEnv = (text: string): Env =>
  Object.fromEntries(serviceSays(text, 'Environment').flatMap((x) => [...x.matchAll(/"[^"]*"|'[^']*'|\S+/g)].flatMap(([word]) => pair(bare(word)))));

const read = (path: string): string => {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  } catch {
    throw new Wrong(
      `There is a house on this machine whose settings this user may not read (${path}). Run this with sudo, or name another house with --data FOLDER or --database URL.`,
    );
  }
};

interface Named {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** The environment by which the verb finds its house. Says on the error output which one that is where nobody named it. */
export const houseEnv = (env: Env, { data, database }: Named, machine: Machine | null, io: Pick<Io, 'err'>): Env => {
  const named = [data, database, env.PESTHOUSE_DATA, env.DATABASE_URL].some((x) => x !== undefined && x !== '');
  if (machine === null || named || !existsSync(join(machine.root, SETTINGS))) return env;
  const service = read(join(machine.root, SERVICE));
  const own = { PESTHOUSE_DATA: DATA, ...serviceEnv(service), ...fileEnv(read(join(machine.root, SETTINGS))) };
  const [at = '/'] = serviceSays(service, 'WorkingDirectory');
  const folder = join(machine.root, resolve(at, own.PESTHOUSE_DATA));
  io.err(`This is about the house of this machine’s service: its settings are in /${SETTINGS}, its data is in ${folder}. Name another with --data FOLDER.\n`);
  if (machine.user === 0 && existsSync(folder)) {
    // What root writes there the house could not write to afterwards.
    const { uid, gid } = statSync(folder);
    if (uid !== 0) machine.become(uid, gid);
  }
  return { ...env, ...own, PESTHOUSE_DATA: folder };
};
