/** Told in time and wherever somebody is: the page about messages, the worker that shows them, and what a page in the background tells. */

import { acted, choices as moves, type RoomAct, tableMade, tookBack } from '@pesthouse/api';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { openDevice, openReceiver, type Receiver } from '../../server/test/receivers.ts';
import { type TestHouse, testHouse } from './house.ts';
import { choices } from './table.ts';
import { test as base, expect, LONG } from './test.ts';

interface Mine {
  readonly receiver: Receiver;
}
const test = base.extend<object, { readonly house: TestHouse } & Mine>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await testHouse('--private-hooks', '--grace', '50');
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
  receiver: [
    async ({ browserName: _ }, use) => {
      const receiver = await openReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
});

/** A browser whose push service is the receiver of this test: there is none on this machine that Chromium would find. */
const withPush = async (context: BrowserContext, subscription: object): Promise<void> => {
  await context.addInitScript((made) => {
    let own: unknown = null;
    const real = { ...made, toJSON: () => made, unsubscribe: async () => true };
    Object.assign(window, { asked: 0 });
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = (...x) => {
      Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 });
      return ask(...x);
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        own = real;
        return own;
      },
      getSubscription: async () => own,
    });
  }, subscription);
};
/** The page is not looked at, or is again. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (away ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await (await navigator.serviceWorker.ready).getNotifications()) ?? []).map((x) => `${x.title} | ${x.body}`));
const clear = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const x of await (await navigator.serviceWorker.ready).getNotifications()) x.close();
  });

const newKey = (): string => `me_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;
const post = async (house: TestHouse, path: string, body: object, key: string): Promise<unknown> => {
  const answer = await fetch(house.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
};
/** A waiting room of Ada's, with Ben in it. */
const laid = async (house: TestHouse) => {
  const [ada, ben] = [newKey(), newKey()];
  await post(house, '/api/me', { name: 'Ada' }, ada);
  await post(house, '/api/me', { name: 'Ben' }, ben);
  const { table } = tableMade.parse(
    await post(house, '/api/tables', { game: 'newyork', name: 'Rush hour', seats: [{ kind: 'open' }, { kind: 'open' }], room: {} }, ada),
  );
  const act = async (key: string, wish: RoomAct) => acted.parse(await post(house, `/api/tables/${table}/act`, wish, key));
  await act(ben, { act: 'sit' });
  await act(ben, { act: 'ready', ready: true });
  return { table, ada, ben, act };
};
/** A choice of whoever is asked, by the plain list; who begins is drawn by lot. */
const anyChoice = async (page: Page): Promise<void> => {
  if (!(await page.locator('[data-prompt="yours"]').isVisible())) return;
  if (!(await choices(page).first().isVisible())) await page.keyboard.press('l');
  await choices(page)
    .first()
    .click({ timeout: 500 })
    .catch(() => undefined);
};
/** Asks to take back as many moves as it may: those need the others' leave. */
const askBack = async (house: TestHouse, table: string, key: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const { at } = moves.parse(await (await fetch(`${house.address}/api/tables/${table}/moves`, { headers })).json());
  for (let to = 0; to < Number(at.split('.')[0]); to++) {
    const said = await fetch(`${house.address}/api/tables/${table}/undo`, { method: 'POST', headers, body: JSON.stringify({ at, to }) });
    if (said.ok && !tookBack.parse(await said.json()).done) return;
  }
  throw new Error('there is nothing to ask for');
};
/** Makes the first move there is, if that seat is asked. */
const moveFor = async (house: TestHouse, table: string, key: string): Promise<void> => {
  const headers = { authorization: `Bearer ${key}` };
  const { at, moves: all } = moves.parse(await (await fetch(`${house.address}/api/tables/${table}/moves`, { headers })).json());
  if (all[0] !== undefined) await post(house, `/api/tables/${table}/moves`, { at, move: all[0] }, key);
};
/** This browser is that person. */
const be = async (page: Page, key: string, more: object = {}): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([me, extra]) => {
      localStorage.setItem('pesthouse.me', me);
      const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{"state":{},"version":1}');
      localStorage.setItem('pesthouse.settings', JSON.stringify({ version: 2, state: { ...kept.state, ...JSON.parse(extra) } }));
    },
    [key, JSON.stringify(more)] as const,
  );
};

// Push is the business of the service worker.
test.use({ serviceWorkers: 'allow' });

test('push is asked for only when its switch is touched, a test arrives sealed, and quiet hours are set by arrow keys', async ({
  page,
  context,
  receiver,
  house,
}) => {
  const phone = openDevice(receiver, '/push/everyday');
  await withPush(context, phone.subscription);
  await context.grantPermissions(['notifications'], { origin: house.address });
  await page.goto('/messages');
  const device = page.getByRole('switch', { name: 'On this device' });
  await expect(device).toHaveAttribute('aria-checked', 'false');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0);
  await device.click();
  // The worker keeps all files of the house before it is ready, which takes its time on a busy machine.
  await expect(device).toHaveAttribute('aria-checked', 'true', { timeout: 60_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
  await page.getByRole('button', { name: 'Send a test message' }).click();
  await expect(page.getByText('Last one just now, it arrived.')).toBeVisible();
  expect(phone.heard().map((x) => x.title)).toEqual(['It works']);
  await page.getByRole('slider', { name: 'Quiet until' }).press('ArrowRight');
  await expect(page.getByText('23:00 to 7:45, your time')).toBeVisible();
  await page.getByRole('switch', { name: 'Somebody mentions me' }).click();
  await page.reload();
  await expect(page.getByText('23:00 to 7:45, your time')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Somebody mentions me' })).toHaveAttribute('aria-checked', 'false');
});

test('a chat that fails says so with its answer, and is tested again; a blocked browser says how to change that', LONG, async ({ page, receiver }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.goto('/messages');
  await expect(page.getByText('Your browser says no.')).toBeVisible();
  await page.getByText('How to change that').click();
  await expect(page.getByText('find “Notifications” and allow them')).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  const field = page.getByRole('textbox', { name: 'Address of the webhook' });
  await field.fill('ftp://somewhere');
  await page.getByRole('button', { name: 'Add and test' }).click();
  await expect(page.getByText('That is not an address of a chat.')).toBeVisible();
  receiver.answers.push({ status: 404 });
  await field.fill(`${receiver.address}/hooks/abc`);
  await page.getByRole('button', { name: 'Add and test' }).click();
  await expect(page.getByText('The last one failed: answer 404.')).toBeVisible();
  await page.getByRole('button', { name: 'Test again' }).click();
  await expect(page.getByText('Last one just now, it arrived.')).toBeVisible();
  expect(receiver.taken.at(-1)?.body.toString()).toContain('Messages from the house reach you here.');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Chat at 127.0.0.1')).toBeHidden();
});

test(
  'my turn reaches my phone by push while I am elsewhere, and the link in it stops the messages with one press',
  LONG,
  async ({ page, context, friend, receiver, house }) => {
    const { table, ada, ben, act } = await laid(house);
    const phone = openDevice(receiver, '/push/turn');
    await withPush(context, phone.subscription);
    await context.grantPermissions(['notifications'], { origin: house.address });
    await be(page, ben);
    await page.goto('/messages');
    await page.getByRole('switch', { name: 'On this device' }).click();
    await expect(page.getByRole('switch', { name: 'On this device' })).toHaveAttribute('aria-checked', 'true');
    // Tests run at night too.
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect(page.getByText('Messages come at any hour.')).toBeVisible();
    await page.goto('/robots.txt');
    await be(friend, ada);
    await friend.goto(`/table/${table}`);
    await act(ada, { act: 'start' });
    await expect(friend.locator('[data-prompt]')).toBeVisible();
    await expect(async () => {
      await anyChoice(friend);
      expect(phone.heard().some((x) => /Your turn at Rush hour|it’s your turn/.test(x.title))).toBe(true);
    }).toPass({ timeout: 120_000 });
    const said = phone.heard().at(-1);
    expect(said).toMatchObject({ link: `/table/${table}`, body: '' });
    // Signed out, in another browser.
    await friend.evaluate(() => localStorage.clear());
    await friend.goto(said?.stop ?? '');
    await expect(friend.getByRole('heading', { name: 'No more messages here' })).toBeVisible();
    await friend.getByRole('button', { name: 'Turn them on again' }).click();
    await expect(friend.getByRole('heading', { name: 'Messages are on again' })).toBeVisible();
  },
);

/** Hands a push to the page's worker, as the browser does when one arrives. */
const deliver = async (page: Page, house: TestHouse, news: object): Promise<CDPSession> => {
  const line = await page.context().newCDPSession(page);
  const found = new Promise<string>((done) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((x) => x.scopeURL.startsWith(house.address) && !x.isDeleted);
      if (own !== undefined) done(own.registrationId);
    }),
  );
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.deliverPushMessage', { origin: `${house.address}/`, registrationId: await found, data: JSON.stringify(news) });
  return line;
};

test('the worker shows a push, keeps silent where the table is in front, and leads to it at a press', LONG, async ({ page, context, house }) => {
  await context.grantPermissions(['notifications'], { origin: house.address });
  const { table, ada } = await laid(house);
  await be(page, ada);
  await page.goto('/tables');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const news = {
    title: 'Your turn at Rush hour',
    body: '',
    link: `/table/${table}`,
    stop: '/stop/x.y',
    tag: `/table/${table}`,
    open: 'Open the table',
    stopWord: 'Stop these messages',
  };
  await deliver(page, house, news);
  await expect.poll(() => shown(page)).toEqual(['Your turn at Rush hour | ']);
  // The same again replaces it.
  await deliver(page, house, { ...news, body: 'twice' });
  await expect.poll(() => shown(page)).toEqual(['Your turn at Rush hour | twice']);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no worker');
  const opened = await worker.evaluate(async () => {
    const scope: { clients: { openWindow(path: string): Promise<null> }; registration: ServiceWorkerRegistration } = Object(self);
    let path = '';
    scope.clients.openWindow = async (x) => {
      path = x;
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const Made: new (type: string, init: object) => Event = Reflect.get(self, 'NotificationEvent');
    self.dispatchEvent(new Made('notificationclick', { notification, action: '' }));
    for (let i = 0; i < 100 && path === ''; i++) await new Promise((go) => setTimeout(go, 20));
    return path;
  });
  expect(opened).toBe(`/table/${table}`);
  await clear(page);
  await page.goto(`/table/${table}`);
  await page.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await deliver(page, house, news);
  // What comes after it and is shown tells that it was not.
  await deliver(page, house, { ...news, title: 'Your turn elsewhere', link: '/table/elsewhere', tag: '/table/elsewhere' });
  await expect.poll(() => shown(page)).toEqual(['Your turn elsewhere | ']);
});

test('a page in the background tells of talk, the start, my turn and a request: title, badge and system', LONG, async ({ page, context, friend, house }) => {
  await context.grantPermissions(['notifications'], { origin: house.address });
  await context.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (n: number) => void badges.push(n),
      clearAppBadge: async () => void badges.push(0),
    });
  });
  const { table, ada, ben, act } = await laid(house);
  await be(page, ben, { notifications: true });
  await page.goto(`/table/${table}`);
  await expect(page.getByRole('heading', { name: 'Rush hour' })).toBeVisible();
  // Its worker keeps the whole house first, and only then shows anything.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // What was said before the page was opened is no news: that is known after a moment.
  await page.evaluate(() => new Promise((go) => setTimeout(go, 1_600)));
  await hide(page, true);
  await post(house, `/api/tables/${table}/talk`, { text: 'Shall we?' }, ada);
  await expect.poll(() => shown(page)).toEqual(['Rush hour | Ada: Shall we?']);
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await page.evaluate(() => Reflect.get(window, 'badges').at(-1))).toBe(1);
  await hide(page, false);
  await expect(page).not.toHaveTitle(/^\(1\) /);
  await clear(page);
  await hide(page, true);
  await act(ada, { act: 'start' });
  await expect.poll(async () => (await shown(page)).some((x) => x.includes('begins'))).toBe(true);
  await clear(page);

  // Ada plays until it is Ben's turn.
  await be(friend, ada);
  await friend.goto(`/table/${table}`);
  await expect(friend.locator('[data-prompt]')).toBeVisible();
  await hide(page, true);
  let moved = false;
  await expect(async () => {
    const hers = await friend.locator('[data-prompt="yours"]').isVisible();
    // What was told of Ben's own first turn is no news of the next one.
    if (hers && !moved) await clear(page);
    if (hers) await anyChoice(friend);
    // Ben may be the one who begins.
    else if (!moved) await moveFor(house, table, ben);
    moved ||= hers;
    expect(moved).toBe(true);
    expect((await shown(page)).some((x) => x.includes('It is your turn'))).toBe(true);
  }).toPass({ timeout: 120_000 });
  await expect(page).toHaveTitle(/^\(!\) Your turn/);
  await clear(page);
  await askBack(house, table, ada);
  await expect.poll(() => shown(page)).toEqual([expect.stringContaining('Ada would like to take a move back.')]);
  await expect(page).toHaveTitle(/^\(!\) /);
});

test('messages on a phone, in German', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await be(page, newKey(), { language: 'de' });
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Nachrichten' })).toBeVisible();
  await expect(page.getByText('23:00 bis 7:30, deine Zeit')).toBeVisible();
  await page.getByRole('switch', { name: 'Einladungen aus meinen Runden' }).click();
  await expect(page.getByRole('switch', { name: 'Einladungen aus meinen Runden' })).toHaveAttribute('aria-checked', 'false');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
