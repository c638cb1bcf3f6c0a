/** Every room of the house that is no table: where it is, and what is seen there once it stands. People, a circle, tables of three kinds and the owner's way in are made for it. */
import { readFileSync } from 'node:fs';
import { circleInfo, ownerEntered, tableMade } from '../../../src/api/index.ts';
import { GAME_IDS, type GameId } from '../../../src/games/index.ts';
import type { TestHouse } from '../house.ts';
import { call, circleOf, friendOf, newKey, playOn, tableOf } from '../weeks.ts';

export interface Room {
  readonly name: string;
  readonly path: string;
  /** What is there when the room is; the first heading, where nothing else is said. */
  readonly sees?: string;
}

/** What stands there without anybody being known, or anything being kept. */
const PLAIN = [
  ...['/', '/learn', '/rules', '/tables', '/settings', '/messages', '/credits', '/lab', '/no/such/room', '/people', '/puzzles', '/signin', '/privacy'],
  ...['/arrive', '/invited', '/owner', '/stop/nothing', '/join/nothing', '/circle/nothing', '/person/nothing', '/table/nothing', '/replay/nothing'],
];
const ofGame = (game: GameId): string[] => [`/door/${game}`, `/howto/${game}`, `/rules/${game}`, `/house-rules/${game}`, `/lab/${game}`];
const named = (path: string): Room => ({ name: path === '/' ? 'front' : path.slice(1).replaceAll('/', ' '), path });

export const PLAIN_ROOMS: readonly Room[] = PLAIN.map(named);
export const roomsOf = (game: GameId): Room[] => ofGame(game).map(named);

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

/** Every way of the house, as the page knows them. */
export const WAYS = [...readFileSync(new URL('../../../src/client/app.tsx', import.meta.url), 'utf8').matchAll(/<Route path="([^"]+)"/g)].map(
  ([, way = '']) => way,
);
/** The workshop's page of parts, and ways that only lead on to others. */
export const NO_ROOMS = ['/kit', '/index.html', '/t/:id', '/local/:id', '/learn/:game', '/puzzles/:game'];
export const leadsTo = (way: string, path: string): boolean =>
  new RegExp(`^${way.replace(/\/:\w+\?/g, '(?:/[^/#]+)?').replace(/:\w+/g, '[^/#]+')}(?:#.*)?$`).test(path);
