/** Everything that the page needs of a game in one edition: its printed engine, its words, its sheet and its faces. */

import { type Numbers, numbersOf } from '@pesthouse/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type AnyEngine, type AnyText, type Shelf, UnknownEdition } from '../../games/index.ts';
import { type Sheet, sheetOf } from '../numbers/sheet.ts';
import { textOf, wordsOf } from '../text/games.ts';
import { type FacesModule, facesOf, withRest } from './faces.ts';

export interface OpenGame {
  readonly edition: string;
  readonly printed: AnyEngine;
  readonly text: AnyText;
  readonly sheet: Sheet;
  readonly faces: FacesModule | null;
  /** All numbers as printed, by today's names; and what some that are turned are called today. */
  readonly asPrinted: Numbers;
  readonly today: (numbers: Numbers) => Numbers;
}
export type Opening = { readonly game: OpenGame } | { readonly fault: 'unknown' | 'failed' } | null;

export const openGame = async (shelf: Shelf, edition: string): Promise<OpenGame> => {
  const [printed, text, sheet, faces, { since }] = await Promise.all([
    shelf.engine(edition),
    wordsOf(shelf, edition),
    sheetOf(shelf.meta.id),
    // Without faces the numbers can still be turned.
    facesOf(shelf.meta.id).catch(() => null),
    shelf.since(),
  ]);
  const today = (numbers: Numbers): Numbers => (edition === shelf.meta.rules ? numbers : (since.numbers?.(edition, numbers) ?? numbers));
  return { edition, printed, text, sheet: withRest(sheet, printed.game.tunables), faces, asPrinted: today(numbersOf(printed.game.tunables)), today };
};

/** What the faces are given: words and numbers as they are turned now. */
export const useTurnedWords = (shelf: Shelf, game: OpenGame, turned: Numbers): { readonly text: AnyText; readonly numbers: Numbers } => {
  const numbers = useMemo(() => ({ ...game.asPrinted, ...game.today(turned) }), [game, turned]);
  const [made, setMade] = useState<{ readonly text: AnyText; readonly numbers: Numbers }>({ text: game.text, numbers: game.asPrinted });
  useEffect(() => {
    let here = true;
    textOf(shelf, numbers).then(
      (text) => here && setMade({ text, numbers }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [shelf, numbers]);
  return made;
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
