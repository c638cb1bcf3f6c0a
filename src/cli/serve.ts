/** `pesthouse serve`: opens the house, tells its address, and closes it cleanly. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mailWish } from '../server/mail.ts';
import { type House, startHouse } from '../server/main.ts';
import { qrText } from '../table/qr.ts';
import { clientFolder } from './folder.ts';
import type { Io } from './io.ts';
import { Wrong } from './wrong.ts';

export interface ServeWish {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly database?: string | undefined;
  /** The address that friends use, where a proxy or a tunnel stands before the house. */
  readonly publicUrl?: string | undefined;
  /** The mail server, and whom letters are from. */
  readonly mailUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Milliseconds that a bot may think. */
  readonly think?: number | undefined;
  /** Milliseconds that a minute of waiting for somebody lasts. */
  readonly minute?: number | undefined;
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

/** An address that somebody set, as it can be put before a path. */
const addressOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Wrong(`PUBLIC_URL must be an address like https://pesthouse.example.org, not ${text}.`);
  return url.href.replace(/\/+$/, '');
};

const FOR: { readonly [reach: string]: string } = { public: 'Friends anywhere', lan: 'Friends on the same network' };

/** What the house says when it is open: where it is, how friends get in, and the code for their phones where somebody sees it. */
export const greeting = ({ address, addresses: { addresses, advice } }: Pick<House, 'address' | 'addresses'>, screen: boolean): string[] => {
  const friends = addresses.filter((x) => x.reach !== 'machine');
  const [first] = friends;
  return [
    `Pesthouse is open at ${address}`,
    ...friends.map((x) => `${FOR[x.reach] ?? 'Friends'}: ${x.url}`),
    ...(advice === null ? [] : [advice]),
    ...(first === undefined || !screen ? [] : ['', qrText(first.url), '']),
  ];
};

export const openHouse = async (wish: ServeWish): Promise<House> => {
  try {
    return await startHouse({
      ...(wish.port === undefined ? {} : { port: wish.port }),
      ...(wish.host === undefined ? {} : { host: wish.host }),
      ...(wish.data === undefined ? {} : { dataDir: wish.data }),
      ...(wish.think === undefined ? {} : { thinkMs: wish.think }),
      ...(wish.minute === undefined ? {} : { minuteMs: wish.minute }),
      databaseUrl: wish.database,
      mail: mailWish(wish.mailUrl, wish.mailFrom),
      publicUrl: wish.publicUrl === undefined ? undefined : addressOf(wish.publicUrl),
      clientDir: existsSync(clientFolder) ? clientFolder : null,
      log: wish.log,
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
