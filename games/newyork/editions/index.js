/** The published editions, the newest first, generated from their manifests by `npm run generate`. Each is a module that imports nothing. */
export const editions = [
  { version: '4', load: () => import('./4-18431c11.js') },
  { version: '3', load: () => import('./3-1f21f02d.js') },
  { version: '2', load: () => import('./2-8b50d5d5.js') },
  { version: '1', load: () => import('./1-785add7e.js') },
];
