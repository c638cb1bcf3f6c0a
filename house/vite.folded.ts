/** The few lines that the bundler itself adds would be a file of their own, asked for by every page: they travel in the file that everything needs first. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const OWN = /^assets\/rolldown-runtime-[\w-]+\.js$/;
/** How the folded part is called in its new place. */
const NAME = '$bundler';

/** Files get their names before they are folded: whoever kept a file of that name for good must have the same one, so how it is folded is a part of every name. */
const FORM = createHash('sha256')
  .update(readFileSync(new URL('./vite.folded.ts', import.meta.url)))
  .digest('base64url');

/** `a as b, c` as pairs: what a name is there, and what it is called here. */
const pairs = (list: string): readonly (readonly [there: string, here: string])[] =>
  list.split(',').map((x) => {
    const [there = '', here = there] = x.trim().split(/\s+as\s+/);
    return [there, here] as const;
  });

const importOf = (file: string): RegExp => new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${basename(file).replaceAll('.', '\\.')}["'];?`);
const unknown = (what: string): never => {
  throw new Error(`the bundler's own part could not be folded into another file: ${what}`);
};

export const folded = (into: string): Plugin => ({
  name: 'pesthouse-folded',
  apply: 'build',
  enforce: 'pre',
  augmentChunkHash: () => FORM,
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((x): x is Chunk => x.type === 'chunk');
      const own = chunks.find((x) => OWN.test(x.fileName));
      if (own === undefined) return;
      const host = chunks.find((x) => x.name === into) ?? unknown(`there is no ${into}`);
      const [whole, names] = /export\s*\{([^}]*)\};?\s*$/.exec(own.code) ?? unknown('it exports nothing');
      const exported = pairs(names ?? '');
      const line = importOf(own.fileName);
      if (own.imports.length > 0 || host.code.includes(NAME) || host.imports.some((x) => x !== own.fileName)) unknown('something comes before it');
      const held = (list: string): string =>
        pairs(list)
          .map(([there, here]) => `${there}:${here}`)
          .join(',');
      const body = `var ${NAME}=(()=>{${own.code.slice(0, -whole.length)};return{${exported.map(([inside, outside]) => `${outside}:${inside}`).join(',')}}})();`;
      const shared = exported.map(([, x]) => `${NAME}_${x}`);
      for (const chunk of chunks) {
        if (chunk === own || !chunk.code.includes(basename(own.fileName))) continue;
        if (chunk === host) chunk.code = chunk.code.replace(line, (_all, list: string) => `${body}var{${held(list)}}=${NAME};`);
        else
          chunk.code = chunk.code.replace(
            line,
            (_all, list: string) =>
              `import{${pairs(list)
                .map(([there, here]) => `${NAME}_${there} as ${here}`)
                .join(',')}}from"./${basename(host.fileName)}";`,
          );
        if (chunk.code.includes(basename(own.fileName))) unknown(`${chunk.fileName} names it in another way`);
        chunk.imports = [...new Set(chunk.imports.map((x) => (x === own.fileName ? host.fileName : x)))].filter((x) => x !== chunk.fileName);
      }
      host.code += `\nvar ${exported.map(([, x]) => `${NAME}_${x}=${NAME}.${x}`).join(',')};export{${shared.join(',')}};\n`;
      delete bundle[own.fileName];
    },
  },
});
