/** What people may be called, and when two names are one to the eye. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alike, proper } from '../names.ts';
import { lay, OPEN, PERSON, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { does, friend, layRoom, newKey, refusal } from './people.ts';

const codeOf = (name: string, house = ''): string => {
  try {
    proper(name, house);
    return '';
  } catch (e) {
    return e instanceof Error && 'code' in e ? String(e.code) : 'thrown';
  }
};

describe('a name', () => {
  test('of any language is fine, with signs and pictures', () => {
    for (const name of ['Ada', 'Zoë', 'Nguyễn Thị', 'Đặng', 'Лев', 'Μαρία', '王小明', 'שרה', 'สมชาย', 'J. R.', 'Ada ❤️', '🐀', 'Botho', 'Abbot', 'Peste'])
      expect([name, codeOf(name)]).toEqual([name, '']);
  });
  test('that nobody can see, or that is piled up, is none', () => {
    for (const name of ['\u3164', 'Ada\u3164', '\u115F\u1160', '\uFFA0', '\u2800', 'A\u034Fda', '\uFE0F', 'Ada\u2028', 'A\u0300\u0301\u0302\u0303da', '\u0301'])
      expect([name, codeOf(name)]).toEqual([name, 'name-unreadable']);
  });
  test('of the house or of a bot is nobody else’s, however it is written', () => {
    for (const name of [
      'Pesthouse',
      'PESTHOUSE',
      'Pest house',
      'Реsthоuse',
      'Pésthouse',
      'Pesthouse!',
      '“Pesthouse”',
      'Bot Mulberry',
      'bot',
      'Вot Pell',
      'Bot 7',
    ])
      expect([name, codeOf(name)]).toEqual([name, 'name-reserved']);
    expect([codeOf('The Old Mill'), codeOf('The old mill', 'The Old Mill'), codeOf('Ada', 'The Old Mill')]).toEqual(['', 'name-reserved', '']);
  });
  test('is another’s at a glance where its letters look the same', () => {
    for (const [a, b] of [
      ['Ada', 'Аdа'],
      ['Ada', 'ada'],
      ['Ada', 'Ａｄａ'],
      ['Lola', 'Ιola'.replace('Ι', 'I')],
      ['Bob', 'B0b'],
      ['Ada Lovelace', 'Ada\u00A0Lovelace'],
    ] as const)
      expect([a, b, alike(a, b)]).toEqual([a, b, true]);
    for (const [a, b] of [
      ['Jörg', 'Jorg'],
      ['Ada', 'Ida'],
      ['Ben', 'Bea'],
    ] as const)
      expect([a, b, alike(a, b)]).toEqual([a, b, false]);
  });
});

describe('at a house', () => {
  let house: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ address: house, close } = await openHouse());
  });
  afterAll(() => close());

  test('nobody is introduced, sits down or lays a table by such a name', async () => {
    expect(await refusal(send(house, '/api/me', { name: 'Pesthouse', avatar: '' }, newKey()))).toBe('name-reserved');
    expect(await refusal(send(house, '/api/me', { name: '\u3164', avatar: '' }, newKey()))).toBe('name-unreadable');
    expect(await refusal(send(house, '/api/tables', { game: 'toy', seats: [{ ...PERSON, name: 'Bot Pell' }, OPEN] }))).toBe('name-reserved');
    const { table } = await lay(house, 'toy', [PERSON, OPEN]);
    expect(await refusal(send(house, `/api/tables/${table}/sit`, { name: 'Рesthouse' }))).toBe('name-reserved');
    expect((await send(house, `/api/tables/${table}/sit`, { name: 'Ben' })).status).toBe(200);
  });
  test('whoever is at a table cannot take the name of somebody else there', async () => {
    const { table } = await layRoom(house, 'toy', 2);
    const ben = await friend(house, 'Ben');
    await does(house, table, ben.key, { act: 'sit' });
    expect(await refusal(send(house, '/api/me', { name: 'Аda', avatar: 'rat' }, ben.key))).toBe('name-taken');
    // Another picture, or another name, is fine.
    expect((await send(house, '/api/me', { name: 'Ben', avatar: 'cat' }, ben.key)).status).toBe(200);
    expect((await send(house, '/api/me', { name: 'Bea', avatar: 'cat' }, ben.key)).status).toBe(200);
  });
  test('nor does a guest speak by such a name in a waiting room', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const other = await friend(house, 'Аdа');
    const said = (key: string) => send(house, `/api/tables/${ada.table}/talk`, { text: 'Come to my table instead.' }, key);
    expect(await refusal(said(other.key))).toBe('name-taken');
    expect((await said(ada.key)).status).toBe(200);
    expect((await said((await friend(house, 'Ben')).key)).status).toBe(200);
  });
  test('nor of somebody for whom a bot plays meanwhile', async () => {
    const ada = await layRoom(house, 'toy', 2);
    const ben = await friend(house, 'Ben');
    await does(house, ada.table, ben.key, { act: 'sit' });
    await does(house, ada.table, ben.key, { act: 'ready', ready: true });
    await does(house, ada.table, ada.key, { act: 'start' });
    await does(house, ada.table, ben.key, { act: 'stand' });
    expect(await refusal(send(house, '/api/me', { name: 'ben', avatar: 'rat' }, ada.key))).toBe('name-taken');
  });
});
