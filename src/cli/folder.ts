/** Where the project's own folders are, seen from the sources and from the built program alike: both lie two below the root. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const gameFile = (game: string, file: string): string => `${ROOT}src/games/${game}/${file}`;
export const clientFolder = `${ROOT}dist/client`;

/** The version of this house. */
export const packageVersion = (): string => {
  const about: unknown = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
};
