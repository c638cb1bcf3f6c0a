/** Playing on alone while the house is silent: the position as this seat knows it goes to a table in this browser, with bots. What the seat does not know is drawn anew, so nothing is betrayed. */
import type { TableInfo } from '@pesthouse/api';
import type { Base } from '@pesthouse/kernel';
import { chanceOf } from '@pesthouse/table';
import type { Loaded } from '../shown/game.ts';
import { coded } from '../text/told.ts';
import type { Seen } from './state.ts';

/** Whether some of the position has to be drawn anew. */
export const drawsAnew = (game: Loaded): boolean => !game.engine.game.open;

/** A position that this seat cannot tell from the true one. */
export const guessed = (game: Loaded, view: Base, seat: number, seed: string): Base => game.engine.guess(view, seat, chanceOf(seed)(0));

/** Loads the page of a table in this browser. */
export type LocalPage = () => Promise<unknown>;

/** Everything that playing on alone needs is here, or was kept for when the house is gone. */
export const readyAlone = async (info: Pick<TableInfo, 'game' | 'rules' | 'variant'>, page: LocalPage): Promise<boolean> => {
  try {
    const [{ canPlayHere }] = await Promise.all([import('../local/ready.ts'), import('../local/open.ts'), page()]);
    return await canPlayHere({ game: info.game, rules: info.rules, ...(info.variant === undefined ? {} : { variant: info.variant }) });
  } catch {
    return false;
  }
};

/** Gives the path of the new table. */
export const playAlone = async (
  game: Loaded,
  { info, seat, items }: Pick<Seen, 'info' | 'seat' | 'items'>,
  name: string,
  page: LocalPage,
): Promise<string | null> => {
  const view = items.at(-1)?.view;
  if (info === null || view === undefined || seat < 0) return null;
  if (!(await readyAlone(info, page))) throw coded('local-not-kept');
  const { openLocal } = await import('../local/open.ts');
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (x) => x.toString(16).padStart(2, '0')).join('');
  const id = await openLocal({
    game: game.id,
    rules: info.rules,
    ...(info.variant === undefined ? {} : { variant: info.variant }),
    options: info.options,
    name,
    seats: info.seats.map((x) => (x.seat === seat ? { kind: 'person', name: x.name } : { kind: 'bot', level: x.level ?? 'good' })),
    at: guessed(game, view, seat, seed),
  });
  return `/local/${id}`;
};
