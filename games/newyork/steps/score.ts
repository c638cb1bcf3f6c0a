/** Winning and tie-breaks (2.12): places are worked out once, with the roll-off if it comes to that, and kept in the state. */
import { ALL, type Ctx, missing } from '@pesthouse/kernel';
import { KINDS_OF, NUMBER } from '../data/tables.ts';
import type { Species } from '../names.ts';
import { type A, type Event, opposed, placeAt, type State, stacksOf } from '../state.ts';
import { roll } from './fight.ts';

const TIE_BREAKS = ['pests', 'infested', 'occupied', 'hand'] as const;

/** What players are compared by, in order (NYC-WIN-01, 03, 04, 05). */
export type Standing = Record<(typeof TIE_BREAKS)[number], number>;
export const standingOf = (s: State, who: Species): Standing => {
  const standing: Standing = { pests: 0, infested: 0, occupied: 0, hand: 0 };
  for (const at of s.places) {
    const p = placeAt(s, at);
    const n = stacksOf(p, who).length;
    if (n === 0) continue;
    standing.pests += n;
    standing.occupied++;
    if (!opposed(s, p, who)) standing.infested++;
  }
  for (const kind of KINDS_OF[who]) standing.hand += s.deck[kind]; // NYC-WIN-08
  return standing;
};

/** The first comparison in which two players differ; null if they are equal in all. */
const differ = (a: Standing, b: Standing): (typeof TIE_BREAKS)[number] | null => {
  for (const by of TIE_BREAKS) if (a[by] !== b[by]) return by;
  return null;
};
/** Less than 0 where `a` stands better. */
const compare = (a: Standing, b: Standing): number => {
  const by = differ(a, b);
  return by === null ? 0 : b[by] - a[by];
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
    const sorted = s.order.map((who) => ({ who, standing: standingOf(s, who) })).sort((a, b) => compare(a.standing, b.standing));
    const [best, next] = sorted;
    if (best === undefined || next === undefined) return;
    const tied = sorted.filter((x) => differ(best.standing, x.standing) === null).map((x) => x.who);
    const winner = tied.length > 1 ? rollOff(tied, k) : best.who;
    s.decidedBy = tied.length > 1 ? 'roll-off' : (differ(best.standing, next.standing) ?? missing('difference from', next.who));
    s.ranks = s.species.map((who) => {
      if (who === winner) return 1;
      if (tied.includes(who)) return 2; // NYC-WIN-10
      const mine = standingOf(s, who);
      return 1 + sorted.filter((x) => compare(x.standing, mine) < 0).length;
    });
    s.phase = 'over';
    const clause = ({ pests: 'NYC-WIN-01', infested: 'NYC-WIN-03', occupied: 'NYC-WIN-04', hand: 'NYC-WIN-05', 'roll-off': 'NYC-WIN-06' } as const)[
      s.decidedBy
    ];
    k.tell?.({ type: 'ended', winner, decidedBy: s.decidedBy, clause }, ALL);
  },
};
