/** How the drawing of links is built: one program for Node with the small boards, their art, their styles and their faces inside, so that an installed house needs neither React nor fonts. */
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Art as an address that holds it: whoever draws has no server to ask. */
const ART = /[\\/]games[\\/][a-z]+[\\/](?:board[\\/]art|door)[\\/][\w-]+\.svg(?:\?(?:url|no-inline))?$/;
const artInside = (): Plugin => ({
  name: 'pesthouse-art-inside',
  enforce: 'pre',
  load(id) {
    if (!ART.test(id)) return null;
    const svg = readFileSync(id.replace(/\?.*$/, ''));
    return { code: `export default ${JSON.stringify(`data:image/svg+xml;base64,${svg.toString('base64')}`)};`, moduleType: 'js' };
  },
});

/** Rules of older editions are installed beside the house; what bots and lessons need no picture asks for. */
const elsewhere = (): Plugin => ({
  name: 'pesthouse-elsewhere',
  enforce: 'pre',
  resolveId: (id) => (/^@pesthouse\/\w+\/(?:editions|learnt|trials|origins|lessons)(?:\/|$)/.test(id) ? { id, external: true } : null),
});

export default defineConfig({
  publicDir: false,
  plugins: [elsewhere(), artInside(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node', resolve: { conditions: ['pesthouse-source', ...defaultServerConditions] } },
  build: {
    ssr: 'page/picture/program.ts',
    target: 'node20',
    minify: true,
    emptyOutDir: true,
    outDir: 'dist/drawing',
    rolldownOptions: { output: { entryFileNames: 'drawing.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
