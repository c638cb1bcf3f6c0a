/** Under which addresses the house can be reached, and by whom: what its owner set, the network of this machine, or this machine alone. */
import { networkInterfaces } from 'node:os';
import type { houseInfo } from '@pesthouse/api';
import type * as z from 'zod';

/** Who can reach the house, and how. */
export type Addresses = Pick<z.infer<typeof houseInfo>, 'addresses' | 'advice'>;

export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | undefined;
  /** The path below which the house lives. */
  readonly basePath?: string;
}

type Interfaces = ReturnType<typeof networkInterfaces>;

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
/** Addresses by which virtual machines and containers speak to each other: friends are not there. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|awdl|llw)/;
/** Home networks first: that is where friends sit. */
const homely = (address: string): number =>
  address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;

const lanAddresses = (interfaces: Interfaces): string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, list]) => (list ?? []).flatMap((x) => (x.family === 'IPv4' && !x.internal && !x.address.startsWith('169.254.') ? [x.address] : [])))
    .sort((a, b) => homely(a) - homely(b));

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}${port === 80 ? '' : `:${port}`}`;

const ONLY_HERE = 'Only this machine can reach the house. To let friends on the same network in, start it with HOST=0.0.0.0';
/** With the address that friends would then use, where this machine has one. */
const onlyHere = (lan: string | undefined, port: number, basePath: string): string =>
  lan === undefined ? `${ONLY_HERE}.` : `${ONLY_HERE}: they then use ${urlOf(lan, port)}${basePath}`;
const NO_NETWORK = 'This machine is on no network, so nobody else can reach the house.';

export const addressesOf = ({ host, port, publicUrl, basePath = '' }: Listening, interfaces: Interfaces = networkInterfaces()): Addresses => {
  const open = publicUrl === undefined ? [] : [{ url: publicUrl.replace(/\/+$/, ''), reach: 'public' as const }];
  const lan = isLoopback(host) ? [] : isEverywhere(host) ? lanAddresses(interfaces) : [host];
  const addresses = [
    ...open,
    ...lan.map((x) => ({ url: urlOf(x, port) + basePath, reach: 'lan' as const })),
    ...(isLoopback(host) || isEverywhere(host) ? [{ url: urlOf(isEverywhere(host) ? '127.0.0.1' : host, port) + basePath, reach: 'machine' as const }] : []),
  ];
  const advice = open.length > 0 || lan.length > 0 ? null : isLoopback(host) ? onlyHere(lanAddresses(interfaces)[0], port, basePath) : NO_NETWORK;
  return { addresses, advice };
};

const LOOPBACK = '127.0.0.1';

/** The address at which this house stands, by the name that a browser knows it by where that is one of its own: what a request says of itself may be a lie, and the letter goes to somebody else. "localhost" is this machine by another name, and a browser keeps its things by name. */
export const standsAt = (own: readonly string[], host: string): string => {
  const byHost = (wanted: string): string | undefined => own.find((x) => new URL(x).host === wanted);
  const here = host.startsWith('localhost:') ? byHost(host.replace('localhost', LOOPBACK)) : undefined;
  return byHost(host) ?? here?.replace(LOOPBACK, 'localhost') ?? own[0] ?? '';
};
