/** The first thing that runs in the browser: styles, light and motion, then the words of the reader's language, then the page. */
import { BASE } from './base.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/forced.css';
import './styles/doors.css';
import './styles/doors.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline, sparing } from './kit/offline.ts';
import { hasOldKey, signedInAs } from './marks.ts';
import { applySettings } from './prefs/apply.ts';
import './prefs/reader.ts';
import { loadFront, loadRooms, room } from './text/load.ts';

applySettings();

const start = (): void => {
  const root = document.getElementById('house');
  if (root === null) throw new Error('the page has no place for the house');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

// Whoever comes by a link enters another room than the front: its words come along.
if (location.pathname !== `${BASE}/`) loadRooms().catch(() => undefined);
// Nothing of the front reads a word before it is drawn.
void loadFront()
  .then(start)
  // What may fail on the front is said in words of the other rooms, and one of them is likely to be next. Whoever has little data to spend waits for them when it is.
  .then(() => sparing() || setTimeout(() => loadRooms().catch(() => undefined), 500));

// A key that an older visit left goes into a cookie, and settings follow whoever has an account: both when the page stands.
addEventListener('load', () => {
  setTimeout(() => {
    if (hasOldKey())
      import('./link/me.ts').then(
        ({ settleKey }) => settleKey(),
        () => undefined,
      );
    if (signedInAs() !== null)
      import('./link/keeping.ts').then(
        ({ followKept }) =>
          followKept(() =>
            room(() => import('./account/signedout.ts')).then(
              ({ signedOut }) => signedOut(),
              () => undefined,
            ),
          ),
        () => undefined,
      );
  }, 1_000);
});

// The offline shell belongs to built pages only: while building, a cache would lie.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${BASE}/sw.js`).then(
      () => keepOffline(),
      () => undefined,
    );
  });
}
