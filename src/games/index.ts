/** The registry: the only way by which bots, lab, server and page reach a game. A sixth game is one folder and one line here. */
import type { AnyOptions, Base, DoorWords, Engine, Fact, Flat, GameText, Meta } from '../kernel/index.ts';
import { meta as exterminators } from './exterminators/meta.ts';
import { door as exterminatorsDoor } from './exterminators/text/door.en.ts';
import { meta as newyork } from './newyork/meta.ts';
import { door as newyorkDoor } from './newyork/text/door.en.ts';
import { meta as pathologic } from './pathologic/meta.ts';
import { door as pathologicDoor } from './pathologic/text/door.en.ts';
import { meta as pest } from './pest/meta.ts';
import { door as pestDoor } from './pest/text/door.en.ts';
import { meta as retribution } from './retribution/meta.ts';
import { door as retributionDoor } from './retribution/text/door.en.ts';

/** A game as its clients see it: the state is plain data that only the game itself looks into. */
export type AnyEngine = Engine<Base, Flat, Fact, AnyOptions>;
export type AnyText = GameText<Base, Flat, Fact>;

export interface Shelf {
  readonly meta: Meta;
  readonly door: DoorWords;
  rules(): Promise<{ readonly rules: AnyEngine }>;
  text(): Promise<{ readonly text: AnyText }>;
}

export const GAMES = {
  newyork: { meta: newyork, door: newyorkDoor, rules: () => import('./newyork/rules.ts'), text: () => import('./newyork/text/en.ts') },
  retribution: {
    meta: retribution,
    door: retributionDoor,
    rules: () => import('./retribution/rules.ts'),
    text: () => import('./retribution/text/en.ts'),
  },
  exterminators: {
    meta: exterminators,
    door: exterminatorsDoor,
    rules: () => import('./exterminators/rules.ts'),
    text: () => import('./exterminators/text/en.ts'),
  },
  pathologic: {
    meta: pathologic,
    door: pathologicDoor,
    rules: () => import('./pathologic/rules.ts'),
    text: () => import('./pathologic/text/en.ts'),
  },
  pest: {
    meta: pest,
    door: pestDoor,
    rules: () => import('./pest/rules.ts'),
    text: () => import('./pest/text/en.ts'),
  },
} satisfies { readonly [id: string]: Shelf };

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES).filter((id): id is GameId => id in GAMES);
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
export const shelf = (id: string): Shelf | undefined => (isGame(id) ? GAMES[id] : undefined);
