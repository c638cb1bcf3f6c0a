/** What the coach of Pests! warns of is what the rules do: whoever ends the turn like this is out, and nobody else is warned of it. */
import { expect, test } from 'vitest';
import { clone, Sfc } from '../../../kernel/index.ts';
import { chooser, playWhole } from '../../../kernel/test/kit/games.ts';
import { rules } from '../rules.ts';
import { playerAt } from '../state.ts';
import { warnedOf } from '../text/coach.ts';

test('EXT-ELI-01 the coach asks before a turn that would put its player out, and before no other', () => {
  let [out, ends] = [0, 0];
  for (let seed = 1; seed <= 6; seed++)
    playWhole(
      rules,
      {
        options: { quickStart: true, teams: 'none', toolboxDeck: '24', roundLimit: 40, autoBuild: true },
        seats: 3,
        seed,
        choose: chooser(rules, 'random', seed),
      },
      {
        visit({ before }) {
          const seat = before.active;
          if (rules.legal(before, seat, { verb: 'end-turn' }) === undefined || ends > 400) return;
          ends++;
          const warned = warnedOf(rules.view(before, seat), seat, { verb: 'end-turn' });
          const then = clone(before);
          rules.play(then, seat, { verb: 'end-turn' }, { chance: new Sfc().at(seed, ends), tell: undefined });
          const lost = playerAt(before, seat).alive && !playerAt(then, seat).alive;
          if (lost) out++;
          expect(warned?.kind === 'out').toBe(lost);
        },
      },
    );
  expect(ends).toBeGreaterThan(30);
  expect(out).toBeGreaterThan(0);
});
