/** The published editions, the newest first, generated from their manifests by `npm run generate`. Each is a module that imports nothing. */
export const editions = [
  { version: '5', load: () => import('./5-49d07e5d.js') },
  { version: '4', load: () => import('./4-93cbdda5.js') },
  { version: '3', load: () => import('./3-fe285594.js') },
  { version: '2', load: () => import('./2-e6338865.js') },
  { version: '1', load: () => import('./1-48efaa18.js') },
];
