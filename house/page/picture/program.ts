/** What the house takes of the drawing of links: the built program has these two names. */
export { faces } from './faces.ts';
export { pictureOf } from './index.tsx';
