/** A copy of a table as this seat was told it, for whoever does not want to wait for the house. What was secret stays at the house. */
import type { Loaded } from '../shown/game.ts';
import { people as words } from '../text/rooms.ts';
import type { Seen } from './state.ts';

export const saveStory = (game: Loaded, { info, seat, items, talk }: Pick<Seen, 'info' | 'seat' | 'items' | 'talk'>): void => {
  if (info === null) return;
  const told = { table: info.id, game: game.id, rules: game.edition, name: info.name, names: info.seats.map((x) => x.name), seat, items, talk };
  const url = URL.createObjectURL(new Blob([JSON.stringify(told)], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = url;
  a.download = `${words.line.file(info.name)}.json`;
  a.click();
  URL.revokeObjectURL(url);
};
