/** The settings of a house: where each comes from, what cannot be, and that the documentation says the same as the list. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderFor } from '../../test/folder.ts';
import { basePathOf, readSettings, settingsTable, trustOf } from '../settings/read.ts';

const folder = (file?: string): string => {
  const made = folderFor('settings');
  if (file !== undefined) writeFileSync(join(made, 'pesthouse.json'), file);
  return made;
};

test('the environment wins over the file, the file over what is usual, and each says where it comes from', () => {
  const data = folder('{"name": "The Old Mill", "port": 5000, "mayLay": "invited"}');
  const { values, from } = readSettings({ PESTHOUSE_DATA: data, PORT: '6000', HOST: '' });
  expect([values.name, values.port, values.mayLay, values.host, values.keepIdle]).toEqual(['The Old Mill', 6000, 'invited', '127.0.0.1', 180]);
  expect([from.name, from.port, from.mayLay, from.host]).toEqual(['file', 'environment', 'file', 'default']);
  expect(readSettings({ PESTHOUSE_DATA: data }, { port: '7000' })).toMatchObject({ values: { port: 7000 }, from: { port: 'flag' } });
});

test.each<[string, { readonly [name: string]: string }, string]>([
  ['a port', { PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
  ['a port beyond the last', { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['who may lay tables', { MAY_LAY: 'nobody' }, 'MAY_LAY must be one of everybody, members, invited, not "nobody".'],
  ['a path', { BASE_PATH: 'pest' }, 'BASE_PATH must be a path like /play, not "pest".'],
  ['a name with control characters', { HOUSE_NAME: 'a\u0007b' }, 'HOUSE_NAME must not hold control characters, not "a\u0007b".'],
  ['a secret, which is not repeated', { MAIL_URL: 'hunter2' }, 'MAIL_URL must begin with smtp:// or smtps://.'],
  ['whom to trust', { TRUST_PROXY: 'everybody!' }, 'TRUST_PROXY must be no, yes, loopback, or addresses such as 10.0.0.0/8, not "everybody!".'],
])('%s that cannot be is refused in words', (_what, env, words) => {
  expect(() => readSettings({ PESTHOUSE_DATA: folder(), ...env })).toThrow(words);
});

test('a settings file that cannot be read, or says what nobody knows, is refused in words', () => {
  const no = (file: string): string => {
    try {
      readSettings({ PESTHOUSE_DATA: folder(file) });
      return '';
    } catch (e) {
      return e instanceof Error ? e.message.replace(/\/\S*pesthouse-settings-\w+/g, 'HOME') : '';
    }
  };
  expect(no('{')).toMatch(/^The settings file HOME\/pesthouse\.json cannot be read: /);
  expect(no('[]')).toBe('The settings file HOME/pesthouse.json must hold one object, such as {"name": "Our house"}.');
  expect(no('{"nam": "x"}')).toBe('The settings file HOME/pesthouse.json has a setting "nam" that the house does not know. Did you mean "name"?');
  expect(no('{"data": "x"}')).toBe('The settings file HOME/pesthouse.json cannot say "data": set PESTHOUSE_DATA instead.');
  expect(no('{"port": "much"}')).toBe('"port" in HOME/pesthouse.json must be a whole number from 0 to 65535, not "much".');
});

test('nobody is believed about where a visitor comes from, unless the owner says so', () => {
  const trust = (TRUST_PROXY?: string) => trustOf(readSettings({ PESTHOUSE_DATA: folder(), ...(TRUST_PROXY === undefined ? {} : { TRUST_PROXY }) }).values);
  expect([trust(), trust('no'), trust('yes'), trust('loopback'), trust('10.0.0.1, 10.0.0.2')]).toEqual([false, false, true, 'loopback', '10.0.0.1,10.0.0.2']);
});

test('the path of a house is what was set, or that of its address', () => {
  const base = (env: { readonly [name: string]: string }) => basePathOf(readSettings({ PESTHOUSE_DATA: folder(), ...env }).values);
  expect(base({})).toBe('');
  expect(base({ PUBLIC_URL: 'https://example.org/pest/' })).toBe('/pest');
  expect(base({ PUBLIC_URL: 'https://example.org/pest', BASE_PATH: '/' })).toBe('');
  expect(base({ BASE_PATH: '/games/pest' })).toBe('/games/pest');
});

test('docs/hosting.md has one line for every setting, and says of it what the house does', () => {
  const text = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  expect(text).toContain(settingsTable().join('\n'));
});
