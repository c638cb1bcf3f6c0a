/** Winning and tie-breaks (2.12): places are worked out once, with the roll-off if it comes to that, and kept in the state. */
import { ALL, type Ctx } from '../../../kernel/index.ts';
import { KINDS_OF, NUMBER } from '../data/tables.ts';
import type { Species } from '../names.ts';
import { type A, type Event, infests, pestsOf, placeAt, type State, stacksOf, type TieBreak } from '../state.ts';
import { roll } from './fight.ts';

const TIE_BREAKS = ['pests', 'infested', 'occupied', 'hand'] as const;

/** What players are compared by, in order (NYC-WIN-01, 03, 04, 05). */
export const standingOf = (s: State, who: Species): Record<(typeof TIE_BREAKS)[number], number> => ({
  pests: pestsOf(s, who),
  infested: s.places.filter((at) => infests(s, at, who)).length,
  occupied: s.places.filter((at) => stacksOf(placeAt(s, at), who).length > 0).length,
  hand: KINDS_OF[who].reduce((n, kind) => n + s.deck[kind], 0), // NYC-WIN-08
});

/** The first comparison in which two players differ; null if they are equal in all. */
const differ = (s: State, a: Species, b: Species): TieBreak | null => {
  const x = standingOf(s, a);
  const y = standingOf(s, b);
  return TIE_BREAKS.find((t) => x[t] !== y[t]) ?? null;
};
const compare = (s: State, a: Species, b: Species): number => {
  const by = differ(s, a, b);
  return by === null || by === 'roll-off' ? 0 : standingOf(s, b)[by] - standingOf(s, a)[by];
};

/** NYC-WIN-09: all still tied roll at once; those who share the highest total roll again. */
const rollOff = (tied: readonly Species[], k: Ctx<Event>): Species => {
  let left = tied;
  for (;;) {
    const rolls = left.map((who) => {
      const dice: number[] = [];
      return { who, dice, total: roll(NUMBER.rollOffDice, k, dice) };
    });
    const best = Math.max(...rolls.map((r) => r.total));
    const top = rolls.filter((r) => r.total === best).map((r) => r.who);
    const [first, another] = top;
    k.tell?.(
      {
        type: 'rolled-off',
        rolls: rolls.map(({ who, dice }) => ({ who, dice })),
        winner: another === undefined && first !== undefined ? first : 'nobody',
        clause: 'NYC-WIN-09',
      },
      ALL,
    );
    if (first !== undefined && another === undefined) return first;
    left = top;
  }
};

export const score: A<'score'> = {
  run(s, _, k) {
    const sorted = [...s.order].sort((a, b) => compare(s, a, b));
    const [best, next] = sorted;
    if (best === undefined || next === undefined) return;
    const tied = sorted.filter((x) => differ(s, best, x) === null);
    const winner = tied.length > 1 ? rollOff(tied, k) : best;
    s.decidedBy = tied.length > 1 ? 'roll-off' : (differ(s, best, next) ?? 'roll-off');
    s.ranks = s.species.map((who) => {
      if (who === winner) return 1;
      if (tied.includes(who)) return 2; // NYC-WIN-10
      return 1 + sorted.filter((x) => compare(s, x, who) < 0).length;
    });
    s.phase = 'over';
    const clause = ({ pests: 'NYC-WIN-01', infested: 'NYC-WIN-03', occupied: 'NYC-WIN-04', hand: 'NYC-WIN-05', 'roll-off': 'NYC-WIN-06' } as const)[
      s.decidedBy
    ];
    k.tell?.({ type: 'ended', winner, decidedBy: s.decidedBy, clause }, ALL);
  },
};
