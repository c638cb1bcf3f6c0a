/** The pictures that the page which teaches shows of each game: drawings of the game's own board, so that its things are known when they are met. */
const files: { readonly [path: string]: string } = import.meta.glob<string>(
  [
    '../../../games/newyork/board/art/{pest-rats-rat-king,pile-poison,place-times-square}.svg',
    '../../../games/retribution/board/art/tile-{bones_knight,penance_1,king}.svg',
    '../../../games/exterminators/board/art/{standee-orange,queen-orange,trap-orange-queen}.svg',
    '../../../games/pathologic/board/art/{piece-bachelor,piece-maria-q,plague-mask}.svg',
    '../../../games/pest/board/art/sprite.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

export interface Picture {
  readonly url: string;
  /** The drawing in a sheet of several; null where the file is the drawing. */
  readonly part: string | null;
}

/** `queen-orange`, or `sprite#pest-doctor` for one drawing of a sheet. */
export const pictureOf = (game: string, art: string): Picture | null => {
  const [file = '', part = null] = art.split('#');
  const url = files[`../../../games/${game}/board/art/${file}.svg`];
  return url === undefined ? null : { url, part };
};
