/** How all that runs in Node is bundled: the project's own packages from their sources, what others wrote left where it is installed. */
const others = {
  name: 'others',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || /^@?pesthouse\//.test(path) ? undefined : { path, external: true })),
};

/** Options for esbuild; plugins that come before ours may be named. */
export const bundled = (...before) => ({
  bundle: true,
  conditions: ['pesthouse-source'],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [...before, others],
});
