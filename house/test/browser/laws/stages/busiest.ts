/** Where most is drawn on the board while somebody is asked, as a part of the whole game that the tests play: found by drawing every such position and counting what is on it (`LAWS_BUSIEST=1 npm run laws -- busiest`); elsewhere it is a little after the middle. */
export const BUSIEST: { readonly [game: string]: number | undefined } = {
  newyork: 0.61,
  retribution: 0.66,
  exterminators: 0.64,
  pathologic: 0.15,
};
