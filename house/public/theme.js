/** Sets language, light and motion before the first paint, so that the page never flashes, and asks for the words of the language. A file of its own: the house allows no inline script. */
(() => {
  let kept = {};
  let version = 0;
  try {
    const stored = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
    kept = stored.state ?? {};
    version = stored.version ?? 0;
  } catch {
    kept = {};
  }
  const page = document.documentElement;
  // The house may live below a path: this file lies beside its front page.
  const root = new URL('./', document.currentScript.src);
  const wish = (query) => matchMedia(query).matches;
  const day = kept.theme === 'light' || (kept.theme !== 'dark' && wish('(prefers-color-scheme: light)'));
  const still = kept.motion === 'off' || (kept.motion !== 'on' && wish('(prefers-reduced-motion: reduce)'));
  page.dataset.theme = day ? 'light' : 'dark';
  page.dataset.motion = still ? 'off' : 'on';

  // The languages of the house, each with the files of its words, as the build wrote them down.
  let words = {};
  try {
    words = JSON.parse(document.querySelector('meta[name="words"]')?.content ?? '{}');
  } catch {
    words = {};
  }
  const wanted = version >= 2 && kept.language !== 'browser' ? [kept.language] : [];
  const spoken = [...wanted, ...(navigator.languages ?? [])].map((x) => String(x).slice(0, 2).toLowerCase()).find((x) => x === 'xx' || x in words) ?? 'en';
  page.lang = spoken === 'xx' ? 'en-xx' : spoken;
  // Whoever installs the house installs it in the language that they read.
  const manifest = document.querySelector('link[rel="manifest"]');
  if (manifest !== null && spoken in words) manifest.href = new URL(`manifest.webmanifest?lang=${spoken}`, root).href;
  const { front = [], rooms = [] } = words[spoken === 'xx' ? 'en' : spoken] ?? {};
  for (const href of location.pathname === root.pathname ? front : [...front, ...rooms]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = new URL(href, root).href;
    document.head.append(link);
  }
})();
