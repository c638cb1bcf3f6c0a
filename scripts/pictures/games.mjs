/** The games of the pictures, in their middle and at their end. Bundled before it runs, for it stands on the sources and on the tests' own tools. */
import { GAME_IDS, GAMES } from 'pesthouse/games';
import { played, tableOf } from '../../house/test/browser/laid.ts';

export { testHouse } from '../../house/test/browser/house.ts';
export { lay } from '../../house/test/browser/laid.ts';
export { peopled } from '../../house/test/browser/peopled.ts';
export { GAME_IDS };

/** A game for three. */
export const FOR_THREE = GAME_IDS.find((id) => GAMES[id].meta.seats.includes(3));

/** Of a whole game this much has been played when its picture is taken. */
const PART = 0.55;

export const tablesOf = async (game) => {
  const whole = await played(game, { level: 'fair' });
  const { length } = whole.entries;
  const middle = whole.choices.find((n) => n >= length * PART) ?? whole.choices.at(-1) ?? 0;
  return [tableOf(whole, `mid${game}`, middle, 2), tableOf(whole, `end${game}`, length, 26)];
};
