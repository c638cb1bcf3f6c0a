/** Setup of every test: rules that are ahead of their published editions are bundled on demand, so that their variants can be tested before they are out. */
import { fileURLToPath } from 'node:url';
import { drafts } from '../src/cli/edition/bundle.ts';
import { drafting } from '../src/games/index.ts';

drafting(drafts(fileURLToPath(new URL('..', import.meta.url))));
