/** A house that is killed in the middle of play loses no move that it acknowledged. */
import { rmSync } from 'node:fs';
import * as api from '@pesthouse/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, choices, type Laid, lay, move, PERSON, step } from './guest.ts';
import { bundle, folder, type Spawned, spawnHouse } from './houses.ts';

let built: Awaited<ReturnType<typeof bundle>>;
const dataDir = folder();
const running = new Set<Spawned>();
const open = async (): Promise<Spawned> => {
  const house = await spawnHouse(built.serve, { dataDir });
  running.add(house);
  return house;
};
beforeAll(async () => {
  built = await bundle();
});
afterAll(async () => {
  for (const x of running) await x.kill();
  built.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Acked {
  readonly seat: number;
  readonly seq: number;
  readonly at: string;
}

/** Plays until the house is gone; notes what it acknowledged. */
const playUntilDead = async (house: string, { table, secrets }: Laid, acked: Acked[]): Promise<void> => {
  try {
    for (;;) {
      for (const [seat, secret] of secrets.entries()) {
        const c = await choices(house, table, secret);
        const chosen = c.moves[acked.length % Math.max(1, c.moves.length)];
        if (chosen === undefined) continue;
        const said = await move(house, table, secret, c.at, chosen);
        if (said.status !== 200) throw new Error(said.text);
        const { seq, at, over } = api.moved.parse(said.body);
        acked.push({ seat, seq, at });
        if (over) return;
      }
    }
  } catch (e) {
    if (e instanceof TypeError) return; // the line broke
    throw e;
  }
};

test('kill -9, three times, with several tables at once', async () => {
  let house = await open();
  for (let round = 0; round < 3; round++) {
    const tables = await Promise.all([1, 2, 3].map(() => lay(house.address, 'newyork', [PERSON, PERSON, PERSON])));
    const acked: Acked[][] = tables.map(() => []);
    const playing = tables.map((x, i) => playUntilDead(house.address, x, acked[i] ?? []));
    await expect.poll(() => acked.flat().length, { timeout: 120_000, interval: 1 }).toBeGreaterThan(20 + 17 * round);
    await house.kill();
    running.delete(house);
    await Promise.all(playing);

    house = await open();
    for (const [i, laid] of tables.entries()) {
      for (const [seat, secret] of laid.secrets.entries()) {
        const { items } = await ask(api.story, house.address, `/api/tables/${laid.table}/story`, undefined, secret);
        expect(items.map((x) => x.seq)).toEqual(items.map((_, n) => n + 1));
        for (const x of acked[i]?.filter((y) => y.seat === seat) ?? []) expect(items[x.seq - 1]).toMatchObject({ at: x.at, by: seat });
      }
    }
    // And the game goes on where it stood.
    for (const { table, secrets } of tables) {
      const steps = [];
      for (const secret of secrets) steps.push(await step(house.address, table, secret));
      expect(steps.some((x) => x !== null)).toBe(true);
    }
  }
});
