/** What the doors tell besides their words: for the pages that show it. */

import type { DoorMore } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { GAME_IDS } from '../../games/index.ts';
import { moreFileOf } from '../text/games.ts';

const NONE: DoorMore = { things: [], faces: '' };

/** A game that tells nothing has no things to show. */
export const moreOf = async (game: string): Promise<DoorMore> => (await moreFileOf(game)) ?? NONE;

let known: { readonly [game: string]: DoorMore } = {};
/** Of all doors at once; nothing until it is loaded. */
export const useMore = (): ((game: string) => DoorMore) => {
  const [all, setAll] = useState(known);
  useEffect(() => {
    let here = true;
    Promise.all(GAME_IDS.map(async (id) => [id, await moreOf(id)] as const)).then(
      (found) => {
        known = Object.fromEntries(found);
        if (here) setAll(known);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return (game) => all[game] ?? NONE;
};
