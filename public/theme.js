/** Sets light and motion before the first paint, so that the page never flashes. A file of its own: the house allows no inline script. */
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}').state ?? {};
  } catch {
    kept = {};
  }
  const wish = (query) => matchMedia(query).matches;
  const day = kept.theme === 'light' || (kept.theme === 'system' && wish('(prefers-color-scheme: light)'));
  const still = kept.motion === 'off' || (kept.motion !== 'on' && wish('(prefers-reduced-motion: reduce)'));
  document.documentElement.dataset.theme = day ? 'light' : 'dark';
  document.documentElement.dataset.motion = still ? 'off' : 'on';
})();
