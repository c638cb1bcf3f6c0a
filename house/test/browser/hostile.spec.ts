/** Hostile text: whatever somebody writes is shown as it is written, and nothing in it runs. */
import { request } from '@pesthouse/api/client';
import { expect, LONG, test } from './test.ts';

const TAG = '<img src onerror=pwn()>';
const JS = 'javascript:pwn()//<b>';

test('hostile names, talk, house rules and tables are shown as they are written, and nothing runs', LONG, async ({ house, page }) => {
  const call = async (path: string, body: object, secret?: string) => (await request(house.address, path, { body, secret })).json();
  const key = `me_${'h'.repeat(43)}`;
  await call('/api/me', { name: TAG, avatar: 'rat' }, key);
  const games: { readonly games: readonly { readonly game: string; readonly editions: readonly string[] }[] } = await (
    await request(house.address, '/api/games')
  ).json();
  const edition = games.games.find((x) => x.game === 'newyork')?.editions.at(-1) ?? '';
  const variant = {
    game: 'newyork',
    edition,
    numbers: {},
    switches: {},
    name: `${TAG}${JS}`.slice(0, 40),
    note: `${TAG} & </script><script>pwn()</script>`,
    author: JS,
  };
  const made = await call(
    '/api/tables',
    { game: 'newyork', name: `${TAG} "'`, seats: [{ kind: 'open' }, { kind: 'open' }], listed: true, variant, room: {} },
    key,
  );
  await call(`/api/tables/${made.table}/talk`, { text: `</script><script>pwn()</script> ${TAG} ${JS}` }, key);

  const ran: string[] = [];
  await page.exposeFunction('pwn', () => void ran.push('ran'));
  page.on('dialog', (x) => ran.push(x.message()));
  for (const path of ['/tables', `/table/${made.table}`, '/door/newyork', '/']) {
    await page.goto(path);
    await expect(page.locator('#house')).not.toBeEmpty();
    if (path !== '/') await expect(page.getByText(TAG).first()).toBeVisible();
    expect(await page.locator('img[onerror], script:not([src]), a[href^="javascript:" i]').count()).toBe(0);
  }
  expect(ran).toEqual([]);
});
