/** What the laws must see reached in play: every card, and the few things that a handful of games may not meet, each with its reason. */
import { plainChance } from '@pesthouse/kernel';
import type { Own } from '@pesthouse/kernel/laws';
import { FACES } from '../names.ts';
import { rules } from '../rules.ts';

/** The King is never in a hand: he shows by being Infected, in the games of the bot. */
export const cards = FACES;

export const except: { readonly [thing: string]: string } = {
  'reason:spread PLG-CHR-10': 'a Priest of Ale in play while draw and discard pile are both empty: a whole deck in hand and on the table',
  'reason:infect PLG-CHR-10': 'a Priest of Torches in play while the Lineup is empty: only in the last turns of a Kingdom that runs out',
  'reason:target PLG-OPT-04': 'a Persecute in the few turns after the End Times have begun, with equal turns and two others still to come',
  'reason:give-up PLG-OPS-15': 'a victim with two different Chronic cards: seldom, and asked once',
  'reason:end PLG-CHR-05': 'a second try with the only Pope in one End Phase, for which there is but one decision',
};

/** With these options the first player is asked whether the first Lineup is dealt anew, where it is costly. */
const ASKED = { lineupRedeal: 'offer', firstPlayer: 'seat-1', equalTurns: true, secondSeatCard: true } as const;
export const notable: Own['notable'] = [{ equalTurns: true, secondSeatCard: true }, ASKED];
export const scenes: Own['scenes'] = [
  {
    name: 'a costly first Lineup',
    seats: 2,
    options: ASKED,
    engine: rules,
    seeds: Array.from({ length: 200 }, (_, seed) => seed)
      .filter((seed) => rules.start(ASKED, 2, plainChance(seed)(0)).phase === 'setup')
      .slice(0, 4),
  },
];
