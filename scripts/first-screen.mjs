/** How much JavaScript the first screen of the built page needs, read from the page itself: its scripts, what they import at once, and the words of one language. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from './house.mjs';

/** KiB of gzip. */
export const MOST_KIB = 100;

const built = (file) => at('house', 'dist', 'client', file.replace(/^\.\//, ''));
const sent = (file) => (existsSync(`${built(file)}.gz`) ? readFileSync(`${built(file)}.gz`) : gzipSync(readFileSync(built(file)), { level: 9 })).length;
const unquoted = (text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export const firstScreen = () => {
  const html = readFileSync(built('index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)].map((x) => x[1] ?? x[2]);
  const words = JSON.parse(unquoted(/<meta name="words" content=(?:"([^"]*)"|'([^']*)')/.exec(html)?.slice(1).find(Boolean) ?? '{}'));
  const languages = Object.values(words).map((x) => x.front.reduce((sum, file) => sum + sent(file), 0));
  if (scripts.length === 0 || languages.length === 0) throw new Error('the scripts of the first screen were not found in the built page');
  return (scripts.reduce((sum, file) => sum + sent(file), 0) + Math.max(...languages)) / 1024;
};
