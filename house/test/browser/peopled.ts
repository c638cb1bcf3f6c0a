/** A house with people in it: two friends, their circle, tables of three kinds and the owner's way in; and where all that can be seen. */
import { circleInfo, ownerEntered, tableMade } from '@pesthouse/api';
import { GAME_IDS } from '../../games/index.ts';
import type { TestHouse } from './house.ts';
import { call, circleOf, friendOf, newKey, playOn, tableOf } from './weeks.ts';

export interface Room {
  readonly name: string;
  readonly path: string;
  /** What is there when the room is; the first heading, where nothing else is said. */
  readonly sees?: string;
}

/** The house with people in it, and who the visitor is: one of them, and the owner. */
export interface Peopled {
  readonly key: string;
  readonly ownerKey: string;
  readonly rooms: readonly Room[];
}
const known = new WeakMap<TestHouse, Promise<Peopled>>();
export const peopled = (house: TestHouse): Promise<Peopled> => {
  const made = known.get(house) ?? settle(house);
  known.set(house, made);
  return made;
};

const settle = async (house: TestHouse): Promise<Peopled> => {
  const key = newKey();
  const ada = await friendOf(house, 'Ada', 'cat', key);
  const ben = await friendOf(house, 'Ben', 'owl');
  const both = [ada, ben];
  const circle = await circleOf(house, 'Ada', both);
  const { token } = await call(circleInfo, house, `/api/circles/${circle}`, key);
  const game = GAME_IDS[0] ?? 'newyork';
  const done = await tableOf(house, game, 'Ada', both, { kind: 'none' });
  await playOn(house, done, both, () => false);
  const running = await tableOf(house, game, 'Ben', both, { kind: 'turns', per: 24, reserve: 12 });
  await playOn(house, running, both, (asked, made) => made >= 12 && asked.includes(0));
  const open = { game, name: 'Ada', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'good' }], room: {} };
  const { table: lobby } = await call(tableMade, house, '/api/tables', key, open);
  // The owner's link works once, and the house is visited in more than one language.
  const { key: ownerKey } = await call(ownerEntered, house, '/api/owner/enter', key, { code: house.ownerPath.replace(/^.*#/, '') });
  return {
    key,
    ownerKey,
    rooms: [
      { name: 'your tables', path: '/tables' },
      { name: 'people', path: '/people' },
      { name: 'yourself', path: `/person/${ada.person}` },
      { name: 'a friend', path: `/person/${ben.person}` },
      { name: 'a circle', path: `/circle/${circle}` },
      { name: 'join a circle', path: `/join/${token}` },
      { name: 'the waiting room', path: `/table/${lobby}` },
      { name: 'a table after a while', path: `/table/${running}`, sees: '[data-while-away], [data-prompt]' },
      { name: 'the end of a game', path: `/table/${done}`, sees: 'table' },
      { name: 'a replay', path: `/replay/${done}`, sees: '[role="slider"], input[type="range"]' },
      { name: 'the owner', path: '/owner', sees: 'section' },
    ],
  };
};
