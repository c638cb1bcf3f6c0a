/** Everything that the page needs of a game in one edition: its printed engine, its words, its sheet and its faces. */

import type { FacesModule } from '@pesthouse/board';
import { type Numbers, numbersOf } from '@pesthouse/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type AnyEngine, type AnyGame, type AnyText, UnknownEdition } from '../../games/index.ts';
import { type Sheet, sheetOf } from '../numbers/sheet.ts';
import { textOf, wordsOf } from '../text/games.ts';
import { facesOf, withRest } from './faces.ts';

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

export const openGame = async (game: AnyGame, edition: string): Promise<OpenGame> => {
  const [printed, text, sheet, faces, { since }] = await Promise.all([
    game.engine(edition),
    wordsOf(game, edition),
    sheetOf(game.meta.id),
    // Without faces the numbers can still be turned.
    facesOf(game.meta.id).catch(() => null),
    game.since(),
  ]);
  const today = (numbers: Numbers): Numbers => (edition === game.meta.rules ? numbers : (since.numbers?.(edition, numbers) ?? numbers));
  return { edition, printed, text, sheet: withRest(sheet, printed.game.tunables), faces, asPrinted: today(numbersOf(printed.game.tunables)), today };
};

/** What the faces are given: words and numbers as they are turned now. */
export const useTurnedWords = (of: AnyGame, game: OpenGame, turned: Numbers): { readonly text: AnyText; readonly numbers: Numbers } => {
  const numbers = useMemo(() => ({ ...game.asPrinted, ...game.today(turned) }), [game, turned]);
  const [made, setMade] = useState<{ readonly text: AnyText; readonly numbers: Numbers }>({ text: game.text, numbers: game.asPrinted });
  useEffect(() => {
    let here = true;
    textOf(of, numbers).then(
      (text) => here && setMade({ text, numbers }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [of, numbers]);
  return made;
};

export const useOpenGame = (game: AnyGame, edition: string): Opening => {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let here = true;
    setOpening(null);
    openGame(game, edition).then(
      (game) => here && setOpening({ game }),
      (e: unknown) => here && setOpening({ fault: e instanceof UnknownEdition ? 'unknown' : 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [game, edition]);
  return opening !== null && 'game' in opening && opening.game.edition !== edition ? null : opening;
};
