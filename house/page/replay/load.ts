/** Finds the film of a table: its finished record, or while the game goes on what this seat has seen of it. */
import { exported, story, tableInfo } from '@pesthouse/api';
import { WATCHER } from '@pesthouse/kernel';
import { type Film, readFilm, storyFilm } from '../film/film.ts';
import { keyOf } from '../keyring.ts';
import { ask, HouseError } from '../link/house.ts';
import { itemsOf } from '../link/item.ts';
import type { News } from '../link/link.ts';
import { localLink } from '../local/link.ts';
import { exportOf } from '../local/record.ts';
import { fetchTable } from '../local/store.ts';
import { coded } from '../text/told.ts';

const remote = async (id: string): Promise<Film> => {
  const path = `/api/tables/${id}`;
  const secret = keyOf(id)?.secret;
  try {
    const film = await readFilm(await ask(exported, `${path}/record`, { secret }));
    return { ...film, you: keyOf(id)?.seat ?? WATCHER };
  } catch (e) {
    if (!(e instanceof HouseError) || e.code !== 'not-over') throw e;
  }
  const [info, told] = await Promise.all([ask(tableInfo, path), ask(story, `${path}/story?views=1&between=1`, { secret })]);
  return storyFilm(
    info,
    itemsOf(told.items),
    told.seat,
    info.seats.map((s) => s.name),
    info.name,
  );
};

/** The host hands out one seat's view only, also to a replay. */
const peek = (id: string): Promise<Extract<News, { type: 'here' }>> =>
  new Promise((done, fail) => {
    const link = localLink(id, true);
    link.subscribe((news) => {
      if (news.type === 'here') done(news);
      else if (news.type === 'gone') fail(new Error(news.message));
      else return;
      link.leave();
    });
  });

const local = async (id: string): Promise<Film> => {
  if (id.startsWith('lab-')) return readFilm(await (await import('../lab/film.ts')).labRecord(id));
  const t = await fetchTable(id);
  if (t === null) throw coded('local-gone');
  const persons = t.seats.flatMap((s, i) => (s.kind === 'person' ? [i] : []));
  // A copy of a position has no record that begins at the beginning: its own story is all there is.
  if (t.over && t.from === undefined) return { ...(await readFilm(exportOf(t))), you: persons.length === 1 ? (persons[0] ?? WATCHER) : WATCHER };
  const here = await peek(id);
  return storyFilm(
    here.info,
    here.items,
    here.seat,
    t.seats.map((s) => s.name),
    t.name,
  );
};

export const loadFilm = (id: string, isLocal: boolean): Promise<Film> => (isLocal ? local(id) : remote(id));
