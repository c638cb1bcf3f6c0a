/** The published editions of every game, the newest first, generated from their manifests by `npm run generate`. */
export const VERSIONS: { readonly [game: string]: readonly string[] | undefined } = {
  exterminators: ['3', '2', '1'],
  newyork: ['4', '3', '2', '1'],
  pathologic: ['5', '4', '3', '2', '1'],
  pest: ['4', '3', '2', '1'],
  retribution: ['1'],
};
