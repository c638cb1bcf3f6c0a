/** `pesthouse serve`: opens the house, tells its address, and closes it cleanly. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mailWish } from '../server/mail.ts';
import { type House, startHouse } from '../server/main.ts';
import { type ReadSettings, readSettings, WrongSetting } from '../server/settings/read.ts';
import { qrText } from '../shared/qr.ts';
import { clientFolder } from './folder.ts';
import type { Io } from './io.ts';
import { Wrong } from './wrong.ts';

export interface ServeWish {
  readonly settings: ReadSettings;
  /** Milliseconds that a bot may think. */
  readonly think?: number | undefined;
  /** Milliseconds that a minute of waiting for somebody lasts. */
  readonly minute?: number | undefined;
  /** Messages may go to addresses of the own network. */
  readonly privateHooks?: boolean | undefined;
  /** Milliseconds before whoever is wanted is sent a message. */
  readonly grace?: number | undefined;
  readonly open: boolean;
  readonly log: boolean;
}

type Env = { readonly [name: string]: string | undefined };

/** Somebody sits before a screen: then the page may open by itself. */
export const hasScreen = (env: Env, platform: string, tty: boolean): boolean => {
  if (!tty || env.CI || env.BROWSER === 'none') return false;
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
};

const openBrowser = (address: string): void => {
  const [command, ...args] = process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  if (command === undefined) return;
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
};

/** What flags, environment and settings file say, or in words why that cannot be. */
export const settingsOf = (env: Env, flags: Parameters<typeof readSettings>[1] = {}): ReadSettings => {
  try {
    return readSettings(env, flags);
  } catch (e) {
    throw e instanceof WrongSetting ? new Wrong(e.message) : e;
  }
};

const FOR: { readonly [reach: string]: string } = { public: 'Friends anywhere', lan: 'Friends on the same network' };

/** What the house says when it is open: where it is, how friends get in, and the code for their phones where somebody sees it. */
export const greeting = (
  { address, addresses: { addresses, advice }, ownerPath = null }: Pick<House, 'address' | 'addresses'> & Partial<Pick<House, 'ownerPath'>>,
  screen: boolean,
): string[] => {
  const friends = addresses.filter((x) => x.reach !== 'machine');
  const [first] = friends;
  return [
    `Pesthouse is open at ${address}`,
    ...friends.map((x) => `${FOR[x.reach] ?? 'Friends'}: ${x.url}`),
    ...(advice === null ? [] : [advice]),
    ...(ownerPath === null ? [] : [`The owner of this house comes in here, once: ${addresses[0]?.url ?? address}${ownerPath}`]),
    ...(first === undefined || !screen ? [] : ['', qrText(first.url), '']),
  ];
};

export const openHouse = async (wish: ServeWish): Promise<House> => {
  const { values } = wish.settings;
  // Whatever the house writes is nobody else's business.
  process.umask(0o077);
  try {
    return await startHouse({
      settings: wish.settings,
      port: values.port,
      host: values.host,
      dataDir: values.data,
      ...(wish.think === undefined ? {} : { thinkMs: wish.think }),
      ...(wish.minute === undefined ? {} : { minuteMs: wish.minute }),
      ...(wish.grace === undefined ? {} : { graceMs: wish.grace }),
      privateHooks: wish.privateHooks === true,
      mail: mailWish(values.mail ?? undefined, values.mailFrom ?? undefined),
      databaseUrl: values.database ?? undefined,
      publicUrl: values.publicUrl ?? undefined,
      clientDir: existsSync(clientFolder) ? clientFolder : null,
      log: wish.log || values.log === 'requests',
    });
  } catch (e) {
    throw new Wrong(e instanceof Error ? e.message : String(e));
  }
};

/** Runs until it is asked to stop. */
export const serve = async (wish: ServeWish, io: Io): Promise<number> => {
  const house = await openHouse(wish);
  for (const line of greeting(house, process.stdout.isTTY === true)) io.out(line);
  if (wish.open && hasScreen(process.env, process.platform, process.stdout.isTTY === true)) openBrowser(house.address);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await house.close();
  io.out('Pesthouse is closed.');
  return 0;
};
