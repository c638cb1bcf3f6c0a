/** The picture while events are told: after the last one it shows what the rules hold. */
import { expect, test } from 'vitest';
import { Sfc } from '../../../kernel/index.ts';
import { reckoning, totalOf } from '../outcome.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { chanceAt, MODES, optionsOf } from '../test/games.ts';
import { soloScore } from './Ranks.tsx';
import { sceneAfter } from './scene.ts';

/** Told last of all: it changes nothing, so that everything before it has arrived. */
const silence: Event = { type: 'spared', at: 'hollin', clause: 'PEST-PST-05' };

const shown = (s: State) => ({
  turn: { active: s.active, stand: s.stand, top: s.top, left: s.left, topDone: s.topDone, leftDone: s.leftDone },
  market: [...s.market].sort(),
  sick: s.sick,
  roadSick: s.roadSick,
  ruin: s.ruin,
  players: s.players.map((p) => ({
    res: p.res,
    research: p.research,
    negative: p.negative,
    influence: p.influence,
    imperative: p.imperative,
    sick: p.sick,
    dead: p.dead,
    track: p.track,
    worker: p.worker,
    doctor: p.doctor,
    camp: p.camp,
    capital: p.capital,
    site: p.site,
  })),
});

test.each(MODES)('what was told in a game of $name has happened on the board', (mode) => {
  const seed = 11;
  const s = rules.start(optionsOf(mode), mode.seats, chanceAt(seed)(0));
  const dice = new Sfc().at(seed, 77);
  let n = 0;
  while (!rules.over(s)) {
    const seat = 31 - Math.clz32(rules.deciders(s));
    const move = rules.policy(s, seat, dice);
    if (move === undefined) throw new Error('nobody moves');
    const before = structuredClone(s);
    const told: Event[] = [];
    rules.play(s, seat, move, {
      chance: chanceAt(seed)(++n),
      tell: (e) => {
        told.push(e);
      },
    });
    const scene = sceneAfter(before, told, silence);
    // Who acts next is told with the next turn; within a turn the board shows what the rules say.
    if (s.phase === 'action' && before.phase === 'action' && before.active === s.active)
      expect(shown(scene), JSON.stringify({ n, move, told })).toEqual(shown(s));
  }
});

test('PEST-SOL-20 the end of a solo game is reckoned once', () => {
  const mode = { seats: 1 };
  const s = rules.start(optionsOf(mode), 1, chanceAt(3)(0));
  const dice = new Sfc().at(3, 77);
  for (let n = 1; !rules.over(s); n++) {
    const move = rules.policy(s, 0, dice);
    if (move === undefined) throw new Error('nobody moves');
    const before = structuredClone(s);
    const told: Event[] = [];
    rules.play(s, 0, move, {
      chance: chanceAt(3)(n),
      tell: (e) => {
        told.push(e);
      },
    });
    if (!rules.over(s)) continue;
    expect(reckoning(before, 0)).toBeGreaterThan(0);
    for (let i = told.findIndex((e) => e.type === 'reckoned'); i < told.length; i++) {
      const now = told[i];
      if (now === undefined) continue;
      const scene = sceneAfter(before, told.slice(0, i), now);
      expect(soloScore(scene)).toBe(totalOf(scene, 0));
    }
  }
});
