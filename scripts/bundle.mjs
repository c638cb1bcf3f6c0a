/** How all that runs in Node is bundled: the project's own packages from their sources, what others wrote left where it is installed. */
const others = {
  name: 'others',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || /^@?pesthouse\//.test(path) ? undefined : { path, external: true })),
};

/** What a game draws is for browsers: its definition names it, and nothing in Node asks for it. */
const drawn = {
  name: 'drawn',
  setup(build) {
    build.onResolve({ filter: /\.tsx$/ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
    build.onLoad({ filter: /\.svg$/ }, () => ({ contents: '', loader: 'text' }));
  },
};

/** Options for esbuild; plugins that come before ours may be named. */
export const bundled = (...before) => ({
  bundle: true,
  conditions: ['pesthouse-source'],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [...before, drawn, others],
});
