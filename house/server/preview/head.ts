/** A preview as the head of the page says it, in the words of everybody who reads heads: search engines, messengers, and browsers without scripts. */
import type { Language } from '@pesthouse/kernel';
import { type Preview, TEXTS } from './preview.ts';

export const SIZE = { width: 1200, height: 630 } as const;

export const safe = (x: string): string => x.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export interface Heading {
  readonly preview: Preview;
  readonly language: Language;
  /** Where the house lives, without a slash at its end. */
  readonly home: string;
  /** What its owner calls it; empty: nothing of its own. */
  readonly name: string;
}

export const headOf = ({ preview, language, home, name }: Heading): string => {
  const house = name === '' ? 'Pesthouse' : name;
  const title = preview.title === '' ? house : preview.title;
  const tags: readonly (readonly ['name' | 'property', string, string])[] = [
    ['name', 'description', preview.text],
    ...(preview.listed ? [] : [['name', 'robots', 'noindex'] as const]),
    ['property', 'og:site_name', house],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', preview.text],
    ['property', 'og:locale', language === 'de' ? 'de_DE' : 'en_GB'],
    ...(preview.path === null ? [] : [['property', 'og:url', home + preview.path] as const]),
    ['property', 'og:image', `${home}/preview/${preview.picture}.${language}.png`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', preview.text],
    ['name', 'twitter:image', `${home}/preview/${preview.picture}.${language}.png`],
  ];
  const canonical = preview.path === null ? '' : `<link rel="canonical" href="${safe(home + preview.path)}" />`;
  return `<title>${safe(title === house ? house : `${title} – ${house}`)}</title>${tags.map(([kind, key, said]) => `<meta ${kind}="${key}" content="${safe(said)}" />`).join('')}${canonical}`;
};

/** What is seen where scripts are off. */
export const unscripted = ({ preview, language, home, name }: Heading): string =>
  `<noscript><main class="noscript"><h1>${safe(preview.title === '' ? name || 'Pesthouse' : preview.title)}</h1><p>${safe(preview.text)}</p><p>${safe(TEXTS[language].noscript)} <a href="${safe(home)}/api">${safe(home)}/api</a></p></main></noscript>`;
