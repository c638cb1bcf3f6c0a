/** The offline shell: keeps the front, and what one needs of the games that one plays, so that their local tables open with the house gone. The build writes the names of the files above this line:
 *  FRONT for everybody, TABLE for whoever plays anything, GAMES by game, EDITIONS of older rules, LANGUAGES.
 *  Hashed files come from the cache, the page itself from the network first, and what is under /api is never touched. */
const SHELL = 'pesthouse-shell';
/** Where the house lives: the shell lies beside its front page. */
const ROOT = new URL('./', self.location.href).pathname;
const PAGE = `${ROOT}index.html`;
/** Which games are played here, and in which languages: written down as a file of the shell that the house does not have. */
const NOTE = `${ROOT}kept-here`;

/** Names of files as addresses. */
const named = (files) => files.map((name) => ROOT + name);

/** A slow store is waited for, one that says nothing at all is not: messages need the shell too. */
const PATIENCE_MS = 15_000;

/** What the tables of this browser are played by: `chess-1-` would begin the name of edition 1 of chess. None where there are no tables yet. */
const played = () =>
  new Promise((done) => {
    setTimeout(() => done([]), PATIENCE_MS);
    const opening = indexedDB.open('pesthouse');
    // Nothing is made here: that is the page's business.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => done([]);
    opening.onsuccess = () => {
      const base = opening.result;
      if (!base.objectStoreNames.contains('tables')) {
        base.close();
        done([]);
        return;
      }
      const asked = base.transaction('tables').objectStore('tables').getAll();
      asked.onerror = () => done([]);
      asked.onsuccess = () => {
        base.close();
        done([...new Set(asked.result.map((table) => `${ROOT}assets/edition-${table.game}-${table.rules}-`))]);
      };
    };
  });

/** The editions that tables kept here need. */
const editions = async () => {
  const needed = await played().catch(() => []);
  return named(EDITIONS).filter((name) => needed.some((start) => name.startsWith(start)));
};

const noted = async () => {
  const note = await (await caches.open(SHELL)).match(NOTE);
  return { games: [], languages: [], sparing: false, ...(await note?.json().catch(() => ({}))) };
};
const listOf = (...values) => [...new Set(values)].filter((x) => typeof x === 'string');
const note = async ({ game, language, sparing }) => {
  const before = await noted();
  const games = listOf(...before.games, game).filter((x) => Object.hasOwn(GAMES, x));
  const now = { games, languages: listOf(...before.languages, language), sparing: sparing === true };
  await (await caches.open(SHELL)).put(NOTE, new Response(JSON.stringify(now)));
  return now;
};

/** A file bears its language in its name, where it has one; those of languages that nobody reads here stay where they are. */
const readable = (languages) => (name) => {
  const tag = name
    .replace(/-[\w-]{8}\.\w+$/, '')
    .split(/[./]/)
    .find((x) => LANGUAGES.includes(x));
  return tag === undefined || languages.includes(tag);
};
/** Whoever has little data to spend is not made to fetch what they did not ask for; nor is anybody before a page has said what they read. */
const wanted = async () => {
  const { games, languages, sparing } = await noted();
  if (sparing || languages.length === 0) return [];
  const played = games.length === 0 ? [] : [...TABLE, ...games.flatMap((game) => GAMES[game] ?? [])];
  return [...named([...FRONT, ...played].filter(readable(languages))), ...(await editions())];
};

/** A hashed name never changes its content; what has no hash is fetched anew with every version. */
const hashed = (path) => path.startsWith(`${ROOT}assets/`);
/** One by one: a single file that fails must not cost the whole shell. What the page has just fetched itself the browser still has. */
const keep = async (anew) => {
  const cache = await caches.open(SHELL);
  const had = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const missing = (await wanted()).filter((name) => !had.has(name) || (anew && !hashed(name)));
  await Promise.allSettled(missing.map((name) => cache.add(new Request(name, { cache: hashed(name) ? 'default' : 'no-cache' }))));
  if (anew) await cache.add(new Request(PAGE, { cache: 'reload' }));
};

const tidy = async () => {
  const cache = await caches.open(SHELL);
  const known = new Set([...named([...FRONT, ...TABLE, ...Object.values(GAMES).flat(), ...EDITIONS]), PAGE, NOTE]);
  for (const request of await cache.keys()) if (!known.has(new URL(request.url).pathname)) await cache.delete(request);
};

self.addEventListener('install', (event) => {
  event.waitUntil(keep(true).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** A page says what it speaks, which game is played there, and whether data is to be saved. One thing is kept after the other. */
let keeping = Promise.resolve();
self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || data.keep === undefined) return;
  keeping = keeping
    .then(() => note(data.keep))
    .then(() => keep(false))
    .catch(() => undefined);
  event.waitUntil(keeping);
});

const page = async (request) => {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    return answer.status >= 500 ? ((await caches.match(PAGE)) ?? answer) : answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
};

const file = async (request) => {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && hashed(new URL(request.url).pathname)) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(ROOT) || url.pathname.startsWith(`${ROOT}api`)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** A page of this house that somebody looks at, at that address. */
const looking = async (path) =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).some(
    (client) => client.visibilityState === 'visible' && client.focused && new URL(client.url).pathname === path,
  );

/** What the house pushes holds no secret: a title, where it leads, and how to stop it. */
const show = async ({ title, body, link, stop, tag, open, stopWord }) => {
  // Whoever looks at the table knows it already.
  if (await looking(link)) return;
  if ('setAppBadge' in navigator) await navigator.setAppBadge(1).catch(() => undefined);
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: `${ROOT}icon-192.png`,
    badge: `${ROOT}badge-96.png`,
    data: { link, stop },
    actions: [
      { action: 'open', title: open },
      { action: 'stop', title: stopWord },
    ],
  });
};
self.addEventListener('push', (event) => {
  let news;
  try {
    news = event.data?.json();
  } catch {
    return;
  }
  if (typeof news?.title === 'string' && typeof news.link === 'string') event.waitUntil(show(news));
});

/** Leads to the page that is open there already, or to any page of the house, or to a new one. */
const lead = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((client) => new URL(client.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
};
self.addEventListener('notificationclick', (event) => {
  const { link = '/', stop } = event.notification.data ?? {};
  event.notification.close();
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
  const stopping = event.action === 'stop' && typeof stop === 'string';
  event.waitUntil(stopping ? fetch(new URL(`api/messages${stop}`, self.registration.scope), { method: 'POST' }) : lead(link));
});
