/** Sitting down at once: a table against bots at the house, or in this browser when the house is gone; hot seat and bot games always here. */
import type { Level, NewTable } from '../../api/index.ts';
import { GAMES, isGame } from '../../games/index.ts';
import { toast } from '../kit/toast.tsx';
import { settings } from '../prefs/store.ts';
import { houseText } from '../text/index.ts';
import { told } from '../text/told.ts';

type Seats = NewTable['seats'];

/** The bot that Play now sets: no pushover, and it answers at once. */
export const USUAL: Level = 'good';

export const myName = (): string => settings().name.trim() || houseText().me.nobody;
export const me = (): Seats[number] => ({ kind: 'person', name: myName() });
const bots = (n: number): Seats => Array.from({ length: n }, () => ({ kind: 'bot', level: USUAL }));
/** For a table that nobody named. */
export const someName = (): string => {
  const { names } = houseText().set;
  const [any = 0] = crypto.getRandomValues(new Uint8Array(1));
  return names[any % names.length] ?? houseText().house;
};

const usualOf = (game: string): number => (isGame(game) ? GAMES[game].meta.usual : 0);

/** Gives the path of the new table, or says what went wrong. */
const sayWrong = async (opening: Promise<string>): Promise<string | null> => {
  try {
    return await opening;
  } catch (e) {
    toast({ text: told(e), tone: 'bad' });
    return null;
  }
};

const openHere = async (wanted: Omit<NewTable, 'listed'>): Promise<string> => {
  const { openLocal } = await import('../local/open.ts');
  return `/local/${await openLocal({ game: wanted.game, seats: wanted.seats, ...(wanted.options && { options: wanted.options }), ...(wanted.variant && { variant: wanted.variant }), name: wanted.name ?? someName() })}`;
};

const NOT_HERE: readonly string[] = ['no-new-tables', 'members-only', 'invited-only'];

/** Here only, on this screen. */
export const playHere = (wanted: Omit<NewTable, 'listed'>): Promise<string | null> => sayWrong(openHere(wanted));

export const playNow = (game: string): Promise<string | null> => {
  const wanted = { game, name: someName(), seats: [me(), ...bots(usualOf(game) - 1)] };
  const open = async (): Promise<string> => {
    const { openRemote, houseAnswers } = await import('../link/open.ts');
    if (!(await houseAnswers())) {
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
    return `/table/${(await openRoomTable({ ...wanted, game, name: someName() }, seats, myName())).table}`;
  };
  return sayWrong(open());
};

/** Whoever gives no name is called by the number of the seat. */
export const hotSeat = (game: string, names: readonly string[]): Promise<string | null> =>
  playHere({ game, seats: names.map((x): Seats[number] => (x.trim() === '' ? { kind: 'person' } : { kind: 'person', name: x.trim() })) });

export const watchBots = (game: string): Promise<string | null> => playHere({ game, seats: bots(usualOf(game)) });
