/** Kills: a house under load is ended with `kill -9`, again and again; nothing that it told anybody may be lost, doubled or different afterwards. On one file there is one house; on a PostgreSQL there are two, and the other one goes on. */
import { rmSync } from 'node:fs';
import { Sfc } from '@pesthouse/kernel';
import type { HouseWish } from '../../server/main.ts';
import { bundle, folder, type Hatching, hatchHouse, type Spawned } from '../../server/test/houses.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import type { Page } from './book.ts';
import { crowd, goesOn } from './crowd.ts';
import { type Part, pause, teller, type Wish } from './wish.ts';

const TABLES = 8;
/** A house is killed at most so long after everybody is back. */
const LONGEST_MS = 500;
/** One kill in so many strikes a house that is only just opening. */
const EARLY = 6;
/** A crowd of so many rounds is replaced by a new one, so that a run does not end with long games alone. */
const ROUNDS = 60;

/** Lines that a house writes to its log are faults: nobody cut its line to the store. */
const listen = (page: Page) => (text: string) => {
  for (const line of text.split('\n')) if (line.trim() !== '') page.fault(`a house wrote: ${line.slice(0, 400)}`);
};

interface Ground {
  readonly wish: HouseWish;
  readonly houses: number;
}

const rounds = async (serve: string, { wish: house, houses }: Ground, wish: Wish, page: Page): Promise<void> => {
  const chance = new Sfc().at(wish.seed + page.get('kills'), houses);
  const open = (): Hatching => hatchHouse(serve, house, listen(page));
  const up: Spawned[] = await Promise.all(Array.from({ length: houses }, () => open().opened));
  const addresses = (): string[] => up.map((x) => x.address);
  const tell = teller(wish.say);
  const first = (): string => addresses()[0] ?? '';
  const all = crowd(page, wish.seed + page.get('kills'), 4);
  let told = 0;
  try {
    for (let round = 0; round < ROUNDS && page.get('kills') < wish.goal && wish.more(); round++) {
      await all.lay(first(), TABLES);
      while (!(await all.connect(addresses()))) await pause(20);
      all.play(true);
      await pause(chance.below(LONGEST_MS));
      const victim = up.splice(chance.below(up.length), 1)[0];
      await victim?.kill();
      page.add('kills');
      if (chance.below(EARLY) === 0) {
        const early = open();
        await pause(chance.below(LONGEST_MS));
        await early.kill();
        page.add('kills');
        page.add('kills while it opened');
      }
      // Whoever was at the other house plays on, and whoever was not goes there.
      if (up.length > 0) await all.connect(addresses());
      up.push(await open().opened);
      all.play(false);
      page.add('items told', all.told() - told);
      told = all.told();
      while (!(await all.connect(addresses()))) await pause(20);
      await all.clear(first());
      const one = all.tables[chance.below(Math.max(1, all.tables.length))];
      if (one !== undefined) await all.compare(one, up[chance.below(up.length)]?.address ?? '');
      page.save();
      tell(() => `${page.get('kills')} kills, ${page.get('items told').toLocaleString('en')} items told, ${page.get('faults')} faults`);
    }
    await goesOn(all, addresses, page);
    page.add('items told', all.told() - told);
    for (const x of all.tables) await all.compare(x, first());
  } finally {
    all.cut();
    await Promise.all(up.map((x) => x.kill()));
  }
};

const campaign = async (ground: (folder: string) => Promise<Ground>, wish: Wish, page: Page): Promise<void> => {
  const built = await bundle();
  try {
    while (page.get('kills') < wish.goal && wish.more()) {
      const dataDir = folder();
      try {
        await rounds(built.serve, await ground(dataDir), wish, page);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
  } finally {
    built.remove();
  }
};

export const killsOnFile: Part = (wish, page) => campaign(async (dataDir) => ({ wish: { dataDir }, houses: 1 }), wish, page);

export const killsOnPostgres: Part = async (wish, page) => {
  const postgres = await startPostgres();
  try {
    await campaign(async (dataDir) => ({ wish: { dataDir, databaseUrl: await postgres.database() }, houses: 2 }), wish, page);
  } finally {
    await postgres.stop();
  }
};
