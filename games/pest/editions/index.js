/** The published editions, the newest first, generated from their manifests by `npm run generate`. Each is a module that imports nothing. */
export const editions = [
  { version: '4', load: () => import('./4-ef98d156.js') },
  { version: '3', load: () => import('./3-b875c839.js') },
  { version: '2', load: () => import('./2-57e54507.js') },
  { version: '1', load: () => import('./1-498464ae.js') },
];
