/** How a published edition is loaded, generated from the manifests by `npm run generate`. Each is a module of its own that imports nothing. */
/// <reference path="./module.d.ts" />
import type { Factory } from '@pesthouse/kernel/shelf';

type Load = () => Promise<{ readonly make: Factory }>;

export const PUBLISHED: { readonly [game: string]: { readonly [edition: string]: Load | undefined } | undefined } = {
  exterminators: {
    '3': () => import('@pesthouse/exterminators/editions/3-8f1ee913.js'),
    '2': () => import('@pesthouse/exterminators/editions/2-0f878ad2.js'),
    '1': () => import('@pesthouse/exterminators/editions/1-c08cf71e.js'),
  },
  newyork: {
    '4': () => import('@pesthouse/newyork/editions/4-18431c11.js'),
    '3': () => import('@pesthouse/newyork/editions/3-1f21f02d.js'),
    '2': () => import('@pesthouse/newyork/editions/2-8b50d5d5.js'),
    '1': () => import('@pesthouse/newyork/editions/1-785add7e.js'),
  },
  pathologic: {
    '5': () => import('@pesthouse/pathologic/editions/5-49d07e5d.js'),
    '4': () => import('@pesthouse/pathologic/editions/4-93cbdda5.js'),
    '3': () => import('@pesthouse/pathologic/editions/3-fe285594.js'),
    '2': () => import('@pesthouse/pathologic/editions/2-e6338865.js'),
    '1': () => import('@pesthouse/pathologic/editions/1-48efaa18.js'),
  },
  pest: {
    '4': () => import('@pesthouse/pest/editions/4-ef98d156.js'),
    '3': () => import('@pesthouse/pest/editions/3-b875c839.js'),
    '2': () => import('@pesthouse/pest/editions/2-57e54507.js'),
    '1': () => import('@pesthouse/pest/editions/1-498464ae.js'),
  },
  retribution: {
    '1': () => import('@pesthouse/retribution/editions/1-7acc2e2e.js'),
  },
};
