/** Setup of every test: rules that are ahead of their published editions are bundled on demand, so that their variants can be tested before they are out. */
import { fileURLToPath } from 'node:url';
import { drafting, type Factory } from '../games/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let draft: ((game: string) => Promise<Factory>) | undefined;

// Few tests ever ask: the bundler is loaded by the first that does.
drafting(async (game) => {
  draft ??= (await import('../cli/edition/bundle.ts')).drafts(root);
  return draft(game);
});
