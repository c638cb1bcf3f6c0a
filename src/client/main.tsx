/** The first thing that runs in the browser: styles, light and motion, then the page. */
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/doors.css';
import './styles/doors.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './prefs/apply.ts';

applySettings();

const root = document.getElementById('house');
if (root === null) throw new Error('the page has no place for the house');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The offline shell belongs to built pages only: while building, a cache would lie.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
