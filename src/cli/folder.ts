/** Where the project's own folders are, seen from the sources and from the built program alike: both lie two below the root. */
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const gameFile = (game: string, file: string): string => `${ROOT}src/games/${game}/${file}`;
export const clientFolder = `${ROOT}dist/client`;
