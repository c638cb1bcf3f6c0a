/** Who a visitor is to the house before they say anything: an address. Of the long ones the part that one household shares. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An old address written as a new one is still the old one. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

const groups = (ip: string): string[] => {
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
};

/** Whom budgets and limits count as one: of a long address the first 56 bits, which is what a home is given. */
export const visitorOf = (ip: string): string => {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return address;
  const [a, b, c, d = 0] = groups(address)
    .slice(0, 4)
    .map((x) => Number.parseInt(x, 16));
  return `${[a, b, c, d & 0xff00].map((x) => (x ?? 0).toString(16)).join(':')}::/56`;
};

/** An address, or a range such as 198.51.100.0/28; null if it is neither. */
export const rangeOf = (text: string): { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' } | null => {
  const [given = '', bits, ...rest] = text.trim().split('/');
  const address = plainAddress(given);
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  const most = family === 'ipv4' ? 32 : 128;
  const n = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  return family === null || rest.length > 0 || n < 0 || n > most ? null : { address, bits: n, family };
};

/** Tells whether an address is among these. */
export const among = (ranges: readonly string[]): ((ip: string) => string | null) => {
  const lists = ranges.flatMap((text) => {
    const range = rangeOf(text);
    if (range === null) return [];
    const list = new BlockList();
    list.addSubnet(range.address, range.bits, range.family);
    return [{ text, list }];
  });
  return (ip) => {
    const address = plainAddress(ip);
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    return lists.find((x) => x.list.check(address, family))?.text ?? null;
  };
};

export const isLocal = (ip: string): boolean => /^(127\.|::1$)/.test(plainAddress(ip));
