/** Where the project's own folders are, seen from the sources and from the built program alike: both lie two below the root. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const above = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder)));
export const ROOT = `${dirname(above(dirname(fileURLToPath(import.meta.url))))}/`;

export const gameFile = (game: string, file: string): string => `${ROOT}games/${game}/${file}`;
export const clientFolder = `${ROOT}house/dist/client`;

/** The version of this house. */
export const packageVersion = (): string => {
  const about: unknown = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
};
