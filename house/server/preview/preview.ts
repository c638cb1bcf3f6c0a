/** What a link shows before anybody follows it: its title, a sentence, a picture, and whether there is anything at all. Nothing that a watcher without a seat could not see. */
import { tableId } from '@pesthouse/api';
import type { DoorWords, Language } from '@pesthouse/kernel';
import { doorsOf, findGame, lessonsOf } from '../../games/index.ts';
import { roomOf } from '../seats.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Planned, plannedFor } from './evening.ts';
import type { Place } from './place.ts';
import { de } from './text/de.ts';
import { en, type PreviewText } from './text/en.ts';

export const TEXTS: { readonly [L in Language]: PreviewText } = { en, de };

export interface Preview {
  readonly status: 200 | 404 | 410;
  readonly title: string;
  readonly text: string;
  /** Its picture, below `/preview/` and without the language. */
  readonly picture: string;
  /** Where it lives, inside of the house; null where nothing is. */
  readonly path: string | null;
  /** Whether it is for everybody who searches. */
  readonly listed: boolean;
}
export type Asked = Pick<Store, 'table' | 'circle' | 'circleBy' | 'members' | 'evenings'>;

const HOUSE = 'house';
const posterOf = ({ game }: Planned): string => (game === null || findGame(game) === undefined ? HOUSE : `door.${game}`);
export const titleOf = ({ title, subtitle }: DoorWords): string => [title, subtitle].filter((x) => x !== '').join(': ');

/** Whoever may be named: people and bots that sit there. */
const seatedAt = (row: TableRow): readonly string[] => row.seats.flatMap((x) => (x.kind === 'open' || x.name === '' ? [] : [x.name]));

const ofTable = (row: TableRow, title: string, text: PreviewText, replay: boolean): Preview => {
  const host = row.seats.find((x) => x.host)?.name ?? '';
  const { locked } = roomOf(row);
  const said = text.table;
  const seated = seatedAt(row);
  const open = row.seats.filter((x) => x.kind === 'open').length;
  const shown = { status: row.ended?.why === 'unwanted' ? 410 : 200, path: `/${replay ? 'replay' : 'table'}/${row.id}`, listed: false } as const;
  // A locked table shows its name and nothing else.
  if (locked) return { ...shown, title: row.name, text: said.locked, picture: HOUSE };
  const inWords =
    row.ended !== null
      ? said.ended(title)
      : row.status === 'waiting'
        ? said.waiting(title, seated, open)
        : row.status === 'playing'
          ? said.playing(title, seated)
          : said.over(title, seated);
  const name = row.status === 'waiting' && host !== '' ? said.invites(host, title) : replay ? text.replay(row.name) : row.name;
  // A picture of another moment has another address.
  return { ...shown, title: name, text: inWords, picture: `table.${row.id}.${row.status === 'waiting' ? 0 : Math.floor(row.touched / 60_000)}` };
};

const lost = ([title = '', text = '']: readonly string[]): Preview => ({ status: 404, title, text, picture: HOUSE, path: null, listed: false });

export const previewOf = async (place: Place | null, store: Asked, language: Language, path: string, now: number): Promise<Preview> => {
  const text = TEXTS[language];
  const doors = await doorsOf(language);
  const titled = (game: string): string => (doors[game] === undefined ? game : titleOf(doors[game]));
  const page = ([title = '', said = '']: readonly string[], picture = HOUSE): Preview => ({ status: 200, title, text: said, picture, path, listed: true });
  if (place === null) return lost(text.lost);
  switch (place.kind) {
    case 'front':
      return page(['', text.house]);
    case 'own':
      return { ...page(['', text.house]), listed: false };
    case 'door': {
      const { sentence = '', length = '' } = doors[place.game] ?? {};
      return page(text.door(titled(place.game), sentence, length), `door.${place.game}`);
    }
    case 'rulebook':
    case 'howto':
    case 'house-rules':
    case 'lab-of':
      return page(text[place.kind](titled(place.game)), `door.${place.game}`);
    case 'puzzle':
      return page(text.puzzle(titled(place.game)), `door.${place.game}`);
    case 'lesson': {
      const all = (await lessonsOf(language))[place.game] ?? [];
      const lesson = all.find((x) => x.id === place.lesson);
      return lesson === undefined ? lost(text.lost) : page(text.lesson(titled(place.game), lesson.title, lesson.minutes), `door.${place.game}`);
    }
    case 'table':
    case 'replay': {
      const row = tableId.safeParse(place.id).success ? await store.table(place.id) : null;
      return row === null ? lost(text.lost) : ofTable(row, titled(row.game), text, place.kind === 'replay');
    }
    case 'join': {
      const circle = await store.circleBy(place.id);
      if (circle === null) return lost(text.lost);
      const by = (await store.members(circle.id)).find((x) => x.person === circle.founder)?.name ?? '';
      const [title = '', said = ''] = text.join(by, circle.name);
      const next = await plannedFor(circle, store, now, language);
      if (next === null) return { ...page([title, said]), listed: false };
      const more = text.next(next.game === null ? '' : titled(next.game), next.date, next.time);
      return { ...page([title, `${said} ${more}`], posterOf(next)), listed: false };
    }
    case 'circle': {
      // Whoever has no key to it is not told what it is called or who is in it. Where nothing is planned it looks like one that is not.
      const circle = await store.circle(place.id);
      const next = circle === null ? null : await plannedFor(circle, store, now, language);
      if (next === null) return { ...page(['', text.house]), listed: false };
      return { ...page(text.evening(next.game === null ? '' : titled(next.game), next.date, next.time), posterOf(next)), listed: false };
    }
    default:
      return page(text.rooms[place.kind]);
  }
};
