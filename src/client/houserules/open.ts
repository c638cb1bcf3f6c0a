/** Everything that the page needs of a game in one edition: its printed engine, its words, its sheet and its faces. */
import { useEffect, useState } from 'react';
import { type AnyEngine, type AnyText, type Shelf, UnknownEdition } from '../../games/index.ts';
import { type FacesModule, facesOf, type Sheet, sheetOf } from './sheet.ts';

export interface OpenGame {
  readonly edition: string;
  readonly printed: AnyEngine;
  readonly text: AnyText;
  readonly sheet: Sheet;
  readonly faces: FacesModule | null;
}
export type Opening = { readonly game: OpenGame } | { readonly fault: 'unknown' | 'failed' } | null;

export const openGame = async (shelf: Shelf, edition: string): Promise<OpenGame> => {
  const [printed, text, sheet, faces] = await Promise.all([
    shelf.engine(edition),
    shelf.words(edition),
    sheetOf(shelf.meta.id),
    // Without faces the numbers can still be turned.
    facesOf(shelf.meta.id).catch(() => null),
  ]);
  return { edition, printed, text, sheet, faces };
};

export const useOpenGame = (shelf: Shelf, edition: string): Opening => {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let here = true;
    setOpening(null);
    openGame(shelf, edition).then(
      (game) => here && setOpening({ game }),
      (e: unknown) => here && setOpening({ fault: e instanceof UnknownEdition ? 'unknown' : 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [shelf, edition]);
  return opening !== null && 'game' in opening && opening.game.edition !== edition ? null : opening;
};
