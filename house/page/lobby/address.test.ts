/** Which address friends are sent. */
import { describe, expect, test } from 'vitest';
import { bare, invitation } from './address.ts';

const HERE = 'http://127.0.0.1:4747';
const MACHINE = { url: HERE, reach: 'machine' } as const;
const LAN = { url: 'http://192.168.1.20:4747', reach: 'lan' } as const;
const OPEN = { url: 'https://pest.example', reach: 'public' } as const;

describe('the link to a table', () => {
  test('is the address that the owner set, and who is on the same network gets theirs beside it', () => {
    expect(invitation(HERE, '/table/x', [OPEN, LAN, MACHINE])).toEqual({
      link: 'https://pest.example/table/x',
      reach: 'public',
      wifi: 'http://192.168.1.20:4747/table/x',
    });
  });
  test('is that of the network where the host looks from the machine itself', () => {
    expect(invitation(HERE, '/table/x', [LAN, MACHINE])).toEqual({ link: 'http://192.168.1.20:4747/table/x', reach: 'lan', wifi: null });
    expect(invitation('http://localhost:4747', '/table/x', [LAN])).toMatchObject({ reach: 'lan' });
    expect(invitation('http://[::1]:4747', '/table/x', [LAN])).toMatchObject({ reach: 'lan' });
  });
  test('is the one by which the page came, where that is another machine', () => {
    expect(invitation('http://192.168.1.20:4747', '/table/x', [LAN, MACHINE])).toEqual({ link: 'http://192.168.1.20:4747/table/x', reach: 'lan', wifi: null });
    expect(invitation('https://tunnel.example', '/table/x', [MACHINE])).toMatchObject({ link: 'https://tunnel.example/table/x', reach: 'public' });
  });
  test('says so where it works on this machine only', () => {
    expect(invitation(HERE, '/table/x', [MACHINE])).toEqual({ link: `${HERE}/table/x`, reach: 'machine', wifi: null });
    expect(invitation(HERE, '/table/x', [])).toMatchObject({ reach: 'machine' });
  });
  test('is read without what every address begins with', () => {
    expect(bare('https://pest.example/table/x')).toBe('pest.example/table/x');
  });
});
