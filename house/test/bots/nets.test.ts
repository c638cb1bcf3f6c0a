/** The nets that games learnt fit their games, play legal moves in next to no time, and see what a seat sees and nothing else. */
import { Net, playerOf, Reading, whyUnfit } from '@pesthouse/bots/net';
import { defaults, firstOf, numbersOf, Sfc } from '@pesthouse/kernel';
import { jobEngine, planOf, playOne } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from '../../games/index.ts';

const SCHOOLED = (await Promise.all(GAME_IDS.map(async (id) => ({ id, schooled: await GAMES[id].net() })))).flatMap(({ id, schooled }) =>
  schooled === undefined ? [] : [{ id, schooled }],
);

test('all five games have learnt', () => expect(SCHOOLED.length).toBeGreaterThanOrEqual(5));

describe.each(SCHOOLED)('$id', async ({ id, schooled: { encoder, weights } }) => {
  const { meta, rules } = GAMES[id];
  const engine = (await rules()).rules;
  const reading = new Reading(encoder, engine.game, numbersOf(engine.game.tunables));
  const net = new Net(weights);

  test('the weights fit, and say what they are', () => {
    expect(whyUnfit(weights, meta.id, encoder, reading)).toBe(null);
    expect(weights.rules).toBe(meta.rules);
    expect(weights.decisions).toBeGreaterThan(0);
    expect(weights.commit).toMatch(/^[0-9a-f]{8}/);
  });

  test('a whole game of it is legal, and it says the same in a world that the seat cannot tell apart', () => {
    const player = playerOf(net, reading);
    const chance = new Sfc().at(4, 4);
    const s = engine.start(defaults(meta, 2), 2, chance);
    for (let n = 0; !engine.over(s) && n < 400; n++) {
      const seat = firstOf(engine.deciders(s));
      const view = engine.view(s, seat);
      const m = player.choose(view, seat, 2, engine.moves(view, seat));
      if (m === undefined) throw new Error('no move');
      expect(engine.refuse(s, seat, m)).toBe(null);
      if (n % 20 === 0) {
        const twin = engine.view(engine.guess(view, seat, chance), seat);
        expect(player.choose(twin, seat, 2, engine.moves(twin, seat))).toEqual(m);
        const { shares } = player.judge(view, seat, 2);
        expect(shares.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 5);
      }
      engine.play(s, seat, m, { chance, tell: undefined });
    }
  });

  test('it plays in a trial as the bot "net", and the same job gives the same game', async () => {
    const read = planOf(engine, { players: 2, bots: ['net', 'random'], games: 2, seed: 5, mirrored: true });
    if ('wrong' in read) throw new Error(read.wrong);
    const { plan } = read;
    const results = [0, 0].map(async () => playOne(await jobEngine(findGame, plan, 0), plan, 0));
    const [a, b] = await Promise.all(results);
    expect(a).toEqual(b);
    expect(a?.seats.map((x) => x.bot).sort()).toEqual(['net', 'random']);
  });
});

test('a net refuses an edition that it has not learnt', async () => {
  const { engine, meta } = await GAMES.newyork.rules().then(({ rules }) => ({ engine: rules, meta: rules.game.meta }));
  const read = planOf(engine, { players: 2, bots: ['net', 'random'], games: 1, seed: 5 });
  if ('wrong' in read) throw new Error(read.wrong);
  await expect(jobEngine(findGame, { ...read.plan, rules: '3' }, 0)).rejects.toThrow(`the net of ${meta.title} knows edition 4, not 3`);
});
