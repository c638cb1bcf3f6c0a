/** The published editions, the newest first, generated from their manifests by `npm run generate`. Each is a module that imports nothing. */
export const editions = [
  { version: '1', load: () => import('./1-7acc2e2e.js') },
];
