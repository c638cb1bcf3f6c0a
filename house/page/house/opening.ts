/** Sitting down at once: a table against bots at the house, or in this browser when the house is gone; hot seat and bot games always here. */

import type { Level, NewTable } from '@pesthouse/api';
import { isLevel } from '@pesthouse/kernel';
import { GAMES, isGame } from '../../games/index.ts';
import { coachAt } from '../coached.ts';
import { sayWhyNot } from '../kit/refused.ts';
import { toast } from '../kit/toast.tsx';
import { keepFirst } from '../known.ts';
import { settings } from '../prefs/store.ts';
import { houseText } from '../text/index.ts';
import { room } from '../text/load.ts';
import { coded, told } from '../text/told.ts';

type Seats = NewTable['seats'];

/** The bot that Play now sets: no pushover, and it answers at once. */
export const USUAL: Level = 'good';

/** A language may need marks of direction in its words; in a name, which everybody reads, the house lets none in. */
const unmarked = (name: string): string => name.replaceAll(/\p{Cf}/gu, '');

export const myName = (): string => settings().name.trim() || unmarked(houseText().me.nobody);
export const me = (): Seats[number] => ({ kind: 'person', name: myName() });
const bots = (n: number): Seats => Array.from({ length: n }, () => ({ kind: 'bot', level: USUAL }));
/** For a table that nobody named. */
export const someName = (): string => {
  const { names } = houseText().set;
  const [any = 0] = crypto.getRandomValues(new Uint8Array(1));
  return unmarked(names[any % names.length] ?? houseText().house);
};

const usualOf = (game: string): number => (isGame(game) ? GAMES[game].meta.usual : 0);

/** Gives the path of the new table, or says what went wrong. */
const sayWrong = async (opening: Promise<string>): Promise<string | null> => {
  try {
    return await opening;
  } catch (e) {
    sayWhyNot(e);
    return null;
  }
};

const openHere = async (wanted: Omit<NewTable, 'listed'>): Promise<string> => {
  const { openLocal } = await import('../local/open.ts');
  return `/local/${await openLocal({ game: wanted.game, seats: wanted.seats, ...(wanted.options && { options: wanted.options }), ...(wanted.variant && { variant: wanted.variant }), name: wanted.name ?? someName() })}`;
};

/** With the house gone a game is played only where all of it was kept: what it is played by, and what is seen of it. */
const mustBeKept = async ({ game, variant }: Omit<NewTable, 'listed'>): Promise<void> => {
  const kept = async (): Promise<boolean> => {
    const [{ canPlayHere }, { loadGame }] = await Promise.all([
      import('../local/ready.ts'),
      room(() => import('../shown/game.ts')),
      import('../local/open.ts'),
    ]);
    const rules = variant?.edition ?? (isGame(game) ? GAMES[game].meta.rules : '');
    const [able] = await Promise.all([canPlayHere({ game, rules }), loadGame(game, rules)]);
    return able;
  };
  if (!(await kept().catch(() => false))) throw coded('game-not-kept');
};
const openHereAlone = async (wanted: Omit<NewTable, 'listed'>): Promise<string> => {
  const { houseAnswers } = await import('../link/open.ts');
  if (!(await houseAnswers())) await mustBeKept(wanted);
  return openHere(wanted);
};

const NOT_HERE: readonly string[] = ['no-new-tables', 'members-only', 'invited-only'];

/** Here only, on this screen. */
export const playHere = (wanted: Omit<NewTable, 'listed'>): Promise<string | null> => sayWrong(openHereAlone(wanted));

const levelOf = (x: string): Level => (isLevel(x) ? x : USUAL);

/** A first game: the form that suits somebody who has never played it, as the game’s own door says. */
export const playFirst = async (game: string): Promise<string | null> => {
  const { moreOf } = await import('./more.ts');
  const first = (await moreOf(game)).first;
  if (first === undefined) return playNow(game);
  const seats: Seats = [me(), ...first.bots.map((x): Seats[number] => ({ kind: 'bot', level: levelOf(x) }))];
  const options =
    first.options === undefined ? {} : { options: Object.fromEntries(Object.entries(first.options).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v])) };
  const path = await sitDown({ game, name: someName(), seats, ...options });
  // The coach sits down with whoever is new.
  const table = path?.split('/').at(-1);
  if (table !== undefined) {
    coachAt(table, 'on');
    keepFirst(game, table);
  }
  return path;
};

export const playNow = (game: string): Promise<string | null> => sitDown({ game, name: someName(), seats: [me(), ...bots(usualOf(game) - 1)] });

/** At the house, or in this browser where it does not answer. */
const sitDown = (wanted: Omit<NewTable, 'listed'>): Promise<string | null> => {
  const open = async (): Promise<string> => {
    const { openRemote, houseAnswers } = await import('../link/open.ts');
    if (!(await houseAnswers())) {
      await mustBeKept(wanted);
      toast(houseText().door.settled);
      return openHere(wanted);
    }
    try {
      return `/table/${(await openRemote(wanted)).table}`;
    } catch (e) {
      // Where the house lets only some lay tables, everybody may still play here against bots.
      if (!(e instanceof Error && 'code' in e && NOT_HERE.includes(String(e.code)))) throw e;
      toast(told(e));
      return openHere(wanted);
    }
  };
  return sayWrong(open());
};

/** A table with a waiting room, where friends come by one link. */
export const playWithFriends = (game: string, wanted: Pick<NewTable, 'options' | 'variant'> = {}, seats: number = usualOf(game)): Promise<string | null> => {
  const open = async (): Promise<string> => {
    const { openRoomTable, houseAnswers } = await import('../link/open.ts');
    if (!(await houseAnswers())) throw new Error(houseText().offlineLong);
    const open = Array.from({ length: seats }, (): Seats[number] => ({ kind: 'open' }));
    return `/table/${(await openRoomTable({ ...wanted, game, name: someName(), seats: open }, myName())).table}`;
  };
  return sayWrong(open());
};

/** Whoever gives no name is called by the number of the seat. */
export const hotSeat = (game: string, names: readonly string[]): Promise<string | null> =>
  playHere({ game, seats: names.map((x, i): Seats[number] => ({ kind: 'person', name: x.trim() === '' ? houseText().set.person1(i + 1) : x.trim() })) });

export const watchBots = (game: string): Promise<string | null> => playHere({ game, seats: bots(usualOf(game)) });
