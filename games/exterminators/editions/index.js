/** The published editions, the newest first, generated from their manifests by `npm run generate`. Each is a module that imports nothing. */
export const editions = [
  { version: '3', load: () => import('./3-8f1ee913.js') },
  { version: '2', load: () => import('./2-0f878ad2.js') },
  { version: '1', load: () => import('./1-c08cf71e.js') },
];
