/** How a published edition is loaded, generated from the manifests by `npm run generate`. Each is a module of its own that imports nothing. */
/// <reference path="./module.d.ts" />
import type { Factory } from './edition.ts';

type Load = () => Promise<{ readonly make: Factory }>;

export const PUBLISHED: { readonly [game: string]: { readonly [edition: string]: Load | undefined } | undefined } = {
  exterminators: {
    '2': () => import('../../editions/exterminators/2-0f878ad2.js'),
    '1': () => import('../../editions/exterminators/1-c08cf71e.js'),
  },
  newyork: {
    '4': () => import('../../editions/newyork/4-18431c11.js'),
    '3': () => import('../../editions/newyork/3-1f21f02d.js'),
    '2': () => import('../../editions/newyork/2-8b50d5d5.js'),
    '1': () => import('../../editions/newyork/1-785add7e.js'),
  },
  pathologic: {
    '4': () => import('../../editions/pathologic/4-93cbdda5.js'),
    '3': () => import('../../editions/pathologic/3-fe285594.js'),
    '2': () => import('../../editions/pathologic/2-e6338865.js'),
    '1': () => import('../../editions/pathologic/1-48efaa18.js'),
  },
  pest: {
    '3': () => import('../../editions/pest/3-b875c839.js'),
    '2': () => import('../../editions/pest/2-57e54507.js'),
    '1': () => import('../../editions/pest/1-498464ae.js'),
  },
  retribution: {
    '1': () => import('../../editions/retribution/1-7acc2e2e.js'),
  },
};
