/** What a trial would show before anything is played: from earlier trials of this browser, from the house's own, or as wide as it can be. */

import { dealsFor, FIVE, fiveOf, type Looks, noticeable, pointOf, widestSpread } from '@pesthouse/lab';
import { useEffect, useState } from 'react';
import type { AnyGame } from '../../games/index.ts';
import { spreadOf, useTrial } from './trial.ts';
import type { Form } from './wish.ts';

export interface Outlook {
  readonly spread: number;
  readonly from: 'here' | 'published' | 'nothing';
  readonly looks: Looks;
  /** In points. */
  notice(n: number): number;
  /** Deals or games until five points show. */
  readonly five: number;
  /** The same without pairs; null where nothing is paired. */
  readonly unpaired: number | null;
}

/** Before the first game nobody knows how many rows a game has: its seats, and as many of what it tells apart. */
const looksAhead = (players: number, variants: number): Looks => ({
  rows: (players === 1 ? 1 : players === 2 ? 2 : 2 * players) * Math.max(1, variants),
  ended: true,
});

/** A score of one who plays alone, where nothing is known yet. */
const SOLO_SPREAD = 20;

const usePublished = (game: AnyGame, players: number): number | undefined => {
  const [spread, setSpread] = useState<number | undefined>(undefined);
  useEffect(() => {
    let here = true;
    game.trials().then(
      (x) => here && setSpread(x.spreads?.[players]),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, players]);
  return spread;
};

const outlook = (spread: number, from: Outlook['from'], looks: Looks, alone: boolean, unpaired: number | null): Outlook => ({
  spread,
  from,
  looks,
  notice: (n) => noticeable(spread, n, looks) / pointOf(alone),
  five: dealsFor(fiveOf(alone), spread, looks),
  unpaired: unpaired === null ? null : dealsFor(FIVE, unpaired, looks),
});

export const useOutlook = (game: AnyGame, form: Form, variants: number): Outlook => {
  const { players, question } = form;
  const published = usePublished(game, players);
  const trials = useTrial((x) => x.trials);
  const alone = players === 1;
  const looks = looksAhead(players, question === 'house' ? variants - 1 : 1);
  const widest = alone ? SOLO_SPREAD : widestSpread(players);
  if (question === 'house' || question === 'even') {
    const known = spreadOf(trials ?? [], { game: game.meta.id, players });
    const from = known !== undefined ? 'here' : published !== undefined ? 'published' : 'nothing';
    return outlook(known?.spread ?? published ?? widest, from, looks, alone, alone ? null : widest);
  }
  // One version alone: a share against the fair one, which is known, spreads by half as much squared.
  const single = widest / Math.SQRT2;
  if (question === 'cards') {
    // A quarter of the seats does without: the two groups differ in size.
    const seats = Math.max(1, players) * 0.25 * 0.75;
    return outlook(single / Math.sqrt(seats), 'nothing', { rows: 1, ended: true }, alone, null);
  }
  return outlook(single, 'nothing', looks, alone, null);
};
