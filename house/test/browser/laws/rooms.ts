/** Every room of the house that is no table and asks for nobody in it: where it is. */
import { readFileSync } from 'node:fs';
import type { GameId } from '../../../games/index.ts';
import type { Room } from '../peopled.ts';

/** What stands there without anybody being known, or anything being kept. */
const PLAIN = [
  ...['/', '/learn', '/rules', '/tables', '/settings', '/messages', '/credits', '/lab', '/no/such/room', '/people', '/puzzles', '/signin', '/privacy'],
  ...['/arrive', '/invited', '/owner', '/stop/nothing', '/join/nothing', '/circle/nothing', '/person/nothing', '/table/nothing', '/replay/nothing'],
];
const ofGame = (game: GameId): string[] => [`/door/${game}`, `/howto/${game}`, `/rules/${game}`, `/house-rules/${game}`, `/lab/${game}`];
const named = (path: string): Room => ({ name: path === '/' ? 'front' : path.slice(1).replaceAll('/', ' '), path });

export const PLAIN_ROOMS: readonly Room[] = PLAIN.map(named);
export const roomsOf = (game: GameId): Room[] => ofGame(game).map(named);

/** Every way of the house, as the page knows them. */
export const WAYS = [...readFileSync(new URL('../../../page/app.tsx', import.meta.url), 'utf8').matchAll(/<Route path="([^"]+)"/g)].map(([, way = '']) => way);
/** The workshop's page of parts, and ways that only lead on to others. */
export const NO_ROOMS = ['/kit', '/index.html', '/t/:id', '/local/:id', '/learn/:game', '/puzzles/:game'];
export const leadsTo = (way: string, path: string): boolean =>
  new RegExp(`^${way.replace(/\/:\w+\?/g, '(?:/[^/#]+)?').replace(/:\w+/g, '[^/#]+')}(?:#.*)?$`).test(path);
