/** How games are played for a net to learn from: tables as a house allows them, messages of the size that is said, and a duel of nets that is decided by its evidence. */
import { MOST, type NetPlayer } from '@pesthouse/bots/net';
import { checkOptions, Sfc, wrongNumbers } from '@pesthouse/kernel';
import { Batch, Courses, drawNumbers, drawTable, meet } from '@pesthouse/lab/selfplay';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../games/index.ts';

describe.each(GAME_IDS)('%s', async (id) => {
  const { meta, rules, fresh, net } = GAMES[id];
  const engine = (await rules()).rules;
  const schooled = await net();

  test('every table and every number drawn is one that a house may have', async () => {
    const chance = new Sfc().at(1, 1);
    const seen = new Set<number>();
    for (let n = 0; n < 300; n++) {
      const { seats, options } = drawTable(meta, chance);
      seen.add(seats);
      expect(checkOptions(meta, seats, options)).toEqual({ options });
      expect(wrongNumbers(engine.game.tunables, drawNumbers(engine.game.tunables, chance))).toBe(null);
    }
    expect([...seen].sort()).toEqual(meta.seats.filter((x) => x > 1));
  });

  test('a message says how long it is, and every answer is a move', async () => {
    if (schooled === undefined) return;
    const made = [await fresh(meta.rules), await fresh(meta.rules), await fresh(meta.rules), await fresh(meta.rules)];
    const field = { engine, encoder: schooled.encoder, people: { rusher: { likes: ['draw'] } }, master: undefined, fresh: () => made.pop() ?? engine };
    const chance = new Sfc().at(2, 2);
    const batch = new Batch(new Courses(field, { earlier: 20, policy: 20, people: 20, turned: 30 }, new Sfc().at(2, 1)), 4, chance);
    expect(batch.facts.names).toEqual(['itself', 'earlier', 'policy', 'master', 'rusher']);
    for (let n = 0; n < 40; n++) {
      const [head, ...parts] = batch.ask(n % 3 === 0);
      const said = new Int32Array(head?.buffer ?? new ArrayBuffer(0));
      expect(said[0]).toBe(parts.reduce((sum, x) => sum + x.byteLength, 0));
      const counts = new Uint16Array(parts[2]?.buffer ?? new ArrayBuffer(0));
      expect(said[1]).toBe(counts.reduce((sum, x) => sum + x, 0));
      expect(parts[3]?.byteLength).toBe(2 * MOST * (said[1] ?? 0));
      expect(said[2]).toBe(0);
      batch.play(Uint16Array.from(counts, (many) => chance.below(many)));
    }
  });
});

test('whoever always wins is found to be better, and whoever always loses is not', async () => {
  const { rules } = await GAMES.newyork.rules();
  const lot = new Sfc().at(3, 3);
  const judge: NetPlayer['judge'] = () => ({ shares: [], margins: [] });
  const wise: NetPlayer = { choose: (view, seat) => rules.policy(view, seat, lot), judge };
  const random: NetPlayer = { choose: (_view, _seat, _seats, moves) => moves[lot.below(moves.length)], judge };
  expect(meet(rules, wise, random, 60, 1)).toMatchObject({ better: true });
  expect(meet(rules, random, wise, 60, 1)).toMatchObject({ better: false });
});
