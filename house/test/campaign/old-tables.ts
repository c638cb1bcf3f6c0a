/** Tables as they are after years: records of thousands of entries, and a store with a hundred thousand tables in it. */
import { join } from 'node:path';
import { defaults, type Entry, holds, type Seat, Sfc } from '@pesthouse/kernel';
import { apply, at, openPlay, propose } from '@pesthouse/table';
import Database from 'libsql';
import { type AnyEngine, GAMES } from '../../games/index.ts';
import { hashOf, newSecret, newTableId } from '../../server/key.ts';
import { keySeat } from '../../server/seats.ts';
import type { Store } from '../../server/store/store.ts';

const SEED = '42'.repeat(32);
const SEATS = 3;

export interface OldTable {
  readonly table: string;
  readonly secrets: readonly string[];
  readonly engine: AnyEngine;
}

/** A record of so many entries, made once. */
const records = new Map<number, readonly Entry[]>();

/** So many entries: games that are played for a while and taken back to their beginning, until the last one stands a few moves after it. */
const recordOf = (engine: AnyEngine, entries: number, seed: number): readonly Entry[] => {
  const known = records.get(entries);
  if (known !== undefined) return known;
  const { meta } = engine.game;
  const play = openPlay(engine, { game: meta.id, rules: meta.rules, options: defaults(meta, SEATS), seats: SEATS, entries: [] }, SEED);
  const chance = new Sfc().at(seed, 3);
  const few = 12;
  const takeBack = (): void => {
    const told = apply(play, { n: play.entries.length + 1, seat: 0, undo: few }, () => false);
    if ('refused' in told) throw new Error(`moves could not be taken back: ${told.refused}`);
  };
  while (play.entries.length < entries) {
    // The last stretch begins anew, so that old and young tables stand at the same point of the game.
    const last = entries - play.entries.length === 1 && play.stood.length > few;
    const seat: Seat = [0, 1, 2].find((i) => holds(engine.deciders(play.state), i)) ?? -1;
    const moves = seat < 0 ? [] : engine.moves(play.state, seat);
    const move = moves[chance.below(Math.max(1, moves.length))];
    // What is over cannot be taken back.
    if (move === undefined || last || play.stood.length > 150) {
      takeBack();
      continue;
    }
    const x = propose(play, seat, move, at(play));
    if ('refused' in x) throw new Error(x.refused);
    apply(play, x.entry, () => false);
  }
  const made = [...play.entries];
  records.set(entries, made);
  return made;
};

/** A table of Pest with so many entries, in the store before any house opens it. */
export const makeOld = async (store: Store, entries: number, seed: number): Promise<OldTable> => {
  const { rules: engine } = await GAMES.pest.rules();
  const { meta } = engine.game;
  const secrets = Array.from({ length: SEATS }, newSecret);
  const table = newTableId();
  const now = Date.now();
  await store.make(
    {
      id: table,
      game: meta.id,
      rules: meta.rules,
      name: 'Old',
      options: defaults(meta, SEATS),
      seats: secrets.map((x, i) => keySeat(`Seat ${i + 1}`, hashOf(x), i === 0)),
      seed: SEED,
      status: 'playing',
      listed: false,
      made: now,
      touched: now,
      rematch: null,
      variant: null,
      room: null,
      ended: null,
      version: 0,
    },
    recordOf(engine, entries, seed),
  );
  return { table, secrets, engine };
};

/** Copies one table with the first entries of its record so often. */
export const multiply = (folder: string, table: string, times: number, entries: number): void => {
  const db = new Database(join(folder, 'pesthouse.db'));
  const columns = (name: string, but: string): string =>
    db
      .prepare(`select name from pragma_table_info('${name}') where name <> '${but}'`)
      .all()
      .map((x) => `"${String(Reflect.get(Object(x), 'name'))}"`)
      .join(', ');
  const numbers = `with recursive c(x) as (select 1 union all select x + 1 from c where x < ${times})`;
  const name = `printf('many%010d', c.x)`;
  const [ofTables, ofEntries] = [columns('tables', 'id'), columns('entries', 'table')];
  db.exec(`${numbers} insert into tables (id, ${ofTables}) select ${name}, ${ofTables} from tables t, c where t.id = '${table}'`);
  db.exec(
    `${numbers} insert into entries ("table", ${ofEntries}) select ${name}, ${ofEntries} from entries e, c where e."table" = '${table}' and e.n <= ${entries}`,
  );
  db.close();
};
