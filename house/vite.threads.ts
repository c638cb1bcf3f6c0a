/** What threads need of a game: rules, words, names of numbers, editions, what was learnt. Its definition names all else too, and what is drawn or taught would be built for each of them again. */
import type { Plugin } from 'vite';

const DEFINITION = /[\\/]games[\\/][a-z]+[\\/]index\.ts$/;
const SHOWN = /\.tsx$|^\.\/(?:door|lessons|howto)\/|^\.\/text\/howto\./;
const NOTHING = '\0not-in-threads';

export const threads = (): Plugin => ({
  name: 'pesthouse-threads',
  enforce: 'pre',
  resolveId: (source, importer) => (importer !== undefined && DEFINITION.test(importer) && SHOWN.test(source) ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'throw new Error("this part of a game is not for threads")' : null),
});
