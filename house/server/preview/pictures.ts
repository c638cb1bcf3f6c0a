/** The pictures of links: what each is drawn from, and those that were drawn, kept while there is room. */
import { createHash } from 'node:crypto';
import { tableId } from '@pesthouse/api';
import { type Language, WATCHER } from '@pesthouse/kernel';
import { doorsOf, findGame } from '../../games/index.ts';
import type { PictureJob } from '../../shared/picture.ts';
import type { Live } from '../live.ts';
import { roomOf } from '../seats.ts';
import type { TableRow } from '../store/rows.ts';
import type { Tables } from '../tables.ts';
import type { Painter } from './painter.ts';
import { TEXTS, titleOf } from './preview.ts';

const nobody = { seats: [], position: null } as const;

const hall = (language: Language, house: string): PictureJob => ({ ...nobody, language, house, title: house, lines: [TEXTS[language].house], game: null });

const ofDoor = async (game: string, language: Language, house: string): Promise<PictureJob | null> => {
  const door = (await doorsOf(language))[game];
  return door === undefined ? null : { ...nobody, language, house, title: titleOf(door), lines: [door.sentence], game };
};

/** What a watcher without a seat sees, and nothing else of the table goes on from here. */
const watched = ({ play, row }: Pick<Live, 'play' | 'row'>): PictureJob['position'] => ({
  rules: row.rules,
  numbers: row.variant?.numbers ?? {},
  view: play.engine.view(play.state, WATCHER),
});

export const ofTable = async (live: Pick<Live, 'play' | 'row'>, language: Language, house: string): Promise<PictureJob> => {
  const { row, play } = live;
  const text = TEXTS[language];
  const door = (await doorsOf(language))[row.game];
  const over = row.status === 'over' && row.ended === null;
  const places = new Map((over ? play.engine.game.outcome(play.state) : null)?.map((x) => [x.seat, x.rank]));
  const game = door === undefined ? row.game : titleOf(door);
  return {
    language,
    house,
    title: row.name,
    lines: row.status === 'waiting' ? [game, text.waiting] : row.status === 'over' ? [game, text.over] : [game],
    seats: row.seats.map((x, seat) => ({ name: x.kind === 'open' || x.name === '' ? text.free : x.name, place: places.get(seat) ?? null })),
    game: row.game,
    position: row.status === 'waiting' ? null : watched(live),
  };
};

/** Pictures that are kept, and how much of memory they may take. */
const MOST = 200;
const MOST_BYTES = 24 * 1024 * 1024;

export interface Pictures {
  /** By its name without the ending, as a preview says it. Null: there is no such picture, or none now. */
  get(name: string, pay: () => void): Promise<{ readonly png: Uint8Array; readonly tag: string } | null>;
}

interface Asked {
  readonly what: string;
  readonly of: string;
  readonly language: Language;
}
const asked = (name: string): Asked | null => {
  const parts = name.split('.');
  const language = (['en', 'de'] as const).find((x) => x === parts.at(-1));
  const [what = '', of = ''] = parts;
  return language === undefined || parts.length > 4 ? null : { what, of, language };
};

export const openPictures = (tables: Pick<Tables, 'find' | 'store'>, painter: Painter, nameOf: () => string): Pictures => {
  const kept = new Map<string, Uint8Array>();
  const coming = new Map<string, Promise<Uint8Array | null>>();
  let bytes = 0;
  const keep = (key: string, png: Uint8Array): void => {
    kept.set(key, png);
    bytes += png.length;
    for (const [old, x] of kept) {
      if (kept.size <= MOST && bytes <= MOST_BYTES) break;
      kept.delete(old);
      bytes -= x.length;
    }
  };
  const jobOf = async ({ what, of, language }: Asked): Promise<PictureJob | null> => {
    const house = nameOf() || 'Pesthouse';
    if (what === 'house') return hall(language, house);
    if (what === 'door') return findGame(of) === undefined ? null : ofDoor(of, language, house);
    if (what !== 'table' || !tableId.safeParse(of).success) return null;
    const row: TableRow | null = await tables.store.table(of);
    // A locked table shows nothing but its name.
    if (row === null || roomOf(row).locked) return null;
    return ofTable(await tables.find(of), language, house);
  };
  return {
    async get(name, pay) {
      const wanted = asked(name);
      if (wanted === null) return null;
      // To look a table up and to draw it is work: it is paid for first.
      if (wanted.what === 'table') pay();
      const job = await jobOf(wanted);
      if (job === null) return null;
      // One position in one language is one picture, by whatever address it is asked for.
      const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url').slice(0, 22);
      const had = kept.get(key);
      if (had !== undefined) return { png: had, tag: `"${key}"` };
      const begun = coming.get(key);
      if (begun === undefined && wanted.what !== 'table') pay();
      const drawing = begun ?? painter.paint(job).finally(() => coming.delete(key));
      coming.set(key, drawing);
      const png = await drawing;
      if (png === null) return null;
      if (!kept.has(key)) keep(key, png);
      return { png, tag: `"${key}"` };
    },
  };
};
