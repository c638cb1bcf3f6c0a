/** How the house is installed on a device: its name, its icons, where it begins and what can be begun from outside; below whatever path it lives. */
import type { Language } from '@pesthouse/kernel';

const WORDS: {
  readonly [L in Language]: {
    readonly about: string;
    readonly tables: string;
    readonly learn: string;
    readonly puzzles: string;
    readonly front: string;
    readonly table: string;
  };
} = {
  en: {
    about: 'Board games of plague and vermin.',
    tables: 'Your tables',
    learn: 'Learn a game',
    puzzles: 'Puzzles',
    front: 'The doors of the house',
    table: 'A table in the middle of a game',
  },
  de: {
    about: 'Brettspiele von Pest und Plagen.',
    tables: 'Deine Tische',
    learn: 'Ein Spiel lernen',
    puzzles: 'Rätsel',
    front: 'Die Türen des Hauses',
    table: 'Ein Tisch mitten im Spiel',
  },
};
const DARK = '#151311';

/** `base` is the path of the house without a slash at its end; `name` what its owner calls it, or nothing. */
export const manifestOf = (base: string, language: Language, name: string): object => {
  const words = WORDS[language];
  const icon = (src: string, sizes: string, purpose: string) => ({
    src: `${base}/${src}`,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const shortcut = (path: string, said: string) => ({
    name: said,
    url: `${base}${path}`,
    icons: [{ src: `${base}/icon-192.png`, sizes: '192x192', type: 'image/png' }],
  });
  const shot = (file: string, sizes: string, form: 'wide' | 'narrow', label: string) => ({
    src: `${base}/${file}`,
    sizes,
    type: 'image/jpeg',
    form_factor: form,
    label,
  });
  return {
    id: `${base}/`,
    name: name || 'Pesthouse',
    short_name: (name || 'Pesthouse').slice(0, 24),
    description: words.about,
    lang: language,
    dir: 'ltr',
    scope: `${base}/`,
    start_url: `${base}/`,
    display: 'standalone',
    background_color: DARK,
    theme_color: DARK,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      icon('favicon.svg', 'any', 'any'),
    ],
    shortcuts: [shortcut('/tables', words.tables), shortcut('/learn', words.learn), shortcut('/puzzles', words.puzzles)],
    screenshots: [shot('shot-wide.jpg', '1440x900', 'wide', words.table), shot('shot-narrow.jpg', '390x844', 'narrow', words.front)],
  };
};
