/** One game of a trial from beginning to end. Bots are asked with their seat's view and nothing else; only the lab itself looks at the true state, to count. */

import { type Spent, spentBy } from '@pesthouse/bots';
import { worth } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Flat, firstOf, type GameRecord, type MoveEntry, plainChance, plainSeed, playedBy, type Seat, Sfc } from '@pesthouse/kernel';
import { type Denied, doingWithout, lotsOf } from './denial.ts';
import type { Ready } from './engines.ts';
import { type Entrant, entrantOf, MOST_RUNS } from './entrant.ts';
import { gameOf, optionsIn, type Plan, seating, seedOfGame } from './plan.ts';
import { cardsIn, type GameResult } from './result.ts';
import { mindsOf, thoughtOf } from './voices.ts';

/** The host's clock in milliseconds; the lab has none. Asked only where the plan gives bots time instead of runs. */
export type Clock = () => number;

interface SeatCount {
  readonly verbs: { [verb: string]: number };
  readonly picks: { [deck: string]: { [card: string]: [number, number] } };
}

/** Counts the cards that could have been picked, each once, and the one that was. */
const countPicks = (e: AnyEngine, s: Base, seat: Seat, legal: readonly Flat[], move: Flat, into: SeatCount['picks']): void => {
  const { lab } = e.game;
  if (lab === undefined) return;
  const seen = new Set<string>();
  for (const m of legal) {
    const p = lab.pick(s, seat, m);
    if (p === null || seen.has(`${p.deck}/${p.card}`)) continue;
    seen.add(`${p.deck}/${p.card}`);
    into[p.deck] ??= {};
    const deck = into[p.deck] ?? {};
    deck[p.card] ??= [0, 0];
    const pair = deck[p.card] ?? [0, 0];
    pair[0]++;
  }
  const picked = lab.pick(s, seat, move);
  const pair = picked === null ? undefined : into[picked.deck]?.[picked.card];
  if (pair !== undefined) pair[1]++;
};

/** The denied among the cards that could have been picked. */
const deniedOf = (plan: Plan, picks: SeatCount['picks'], lots: Denied | undefined): { readonly denied?: readonly string[] } => {
  if (plan.deny === undefined || lots === undefined) return {};
  return { denied: cardsIn(picks).filter(lots) };
};

/** How much of its time a bot has used, where the plan gives it any. */
const patience = ({ haste }: Plan, bot: Entrant, clock: Clock): Spent => {
  const think = bot.think ?? haste.think;
  return think === undefined ? () => 0 : spentBy(clock, think);
};

/** Who is ahead in the eyes of the bots; the one before where nobody is alone at the top. */
const leaderOf = (e: AnyEngine, s: Base, players: number, before: Seat): Seat => {
  let best = -Infinity;
  let leader = before;
  let alone = true;
  for (let seat = 0; seat < players; seat++) {
    const w = worth(e, s, seat);
    if (w > best) {
      best = w;
      leader = seat;
      alone = true;
    } else if (w === best) alone = false;
  }
  return alone ? leader : before;
};

/** A lead that passes on, and when it did so last. */
const race = () => {
  let leader: Seat = -1;
  let leads = 0;
  let last = 0;
  return {
    see(now: Seat, at: number): void {
      if (now === leader || now < 0) return;
      if (leader >= 0) {
        leads++;
        last = at;
      }
      leader = now;
    },
    leader: (): Seat => leader,
    told: (decisions: number) => ({ leads, settled: decisions === 0 ? 0 : Math.round((1000 * last) / decisions) }),
  };
};

/** The engine as an entrant knows it: only masters have learnt, and those of old neither did so nor counted an end through. */
export const knownTo = (e: AnyEngine, { level, untaught }: Entrant): AnyEngine => {
  if (level === 'master' && untaught !== true) return e;
  const { learnt: _, ...rest } = e;
  const { ending: __, ...bot } = e.game.bot;
  return { ...rest, policy: playedBy(bot.policy), game: { ...e.game, bot } };
};

const netMove = (e: Ready, view: Base, seat: Seat, players: number): Flat => {
  const move = e.net?.choose(view, seat, players, e.moves(view, seat));
  if (move === undefined) throw new Error('the net was asked, but it is not there or its seat has nothing to decide');
  return move;
};

/** What one game hands to whoever wants to look at it again. */
type Keep = (entry: MoveEntry) => void;

const noClock: Clock = () => 0;

/** Plays job `job` of the plan (see `jobsOf`) by the rules of its variant (see `jobEngine`). The same job gives the same result, always and everywhere. */
export const playOne = (e: Ready, plan: Plan, job: number, clock: Clock = noClock, keep?: Keep): GameResult => {
  const { players } = plan;
  const { index, variant } = gameOf(plan, job);
  const bots = seating(plan, index);
  const seed = seedOfGame(plan, index);
  const chanceAt = plainChance(seed);
  const entrants = bots.map((name): Entrant => entrantOf(name) ?? { level: 'random' });
  // Equals who meet twice on one deal must not think the same again, or it would be one game.
  const again = plan.mirrored === true && new Set(bots).size === 1 ? index % plan.bots.length : 0;
  const thoughts = bots.map((_, seat) => new Sfc().at(seed ^ 0x2545f491, seat + again * players).next());
  const minds = entrants.map(mindsOf);
  const lots = bots.map((_, seat) => lotsOf(plan, index, seat));
  const minded = lots.map((denied, seat) => {
    const mine = knownTo(e, entrants[seat] ?? { level: 'random' });
    return plan.deny === undefined ? mine : doingWithout(mine, seat, denied);
  });
  const counts: SeatCount[] = bots.map(() => ({ verbs: {}, picks: {} }));
  const s = e.start(optionsIn(plan, variant), players, chanceAt(0));
  const lead = race();
  let asked: Seat = -1;
  let decisions = 0;
  while (!e.over(s)) {
    const seat = firstOf(e.deciders(s));
    const bot = entrants[seat] ?? { level: 'random' };
    // In a duel by time the master of old is held to no number of runs: it makes as many as fit.
    const runs = bot.runs ?? plan.haste.runs ?? (bot.untaught === true && (bot.think ?? plan.haste.think) !== undefined ? MOST_RUNS : undefined);
    const legal = e.moves(s, seat);
    if (legal.length === 0 || decisions > e.game.bound) throw new Error(`game ${index} does not come to its end`);
    if (seat !== asked && players > 1) lead.see(leaderOf(e, s, players, lead.leader()), decisions);
    asked = seat;
    const question = {
      view: e.view(s, seat),
      seat,
      seats: players,
      level: bot.level,
      seed: thoughts[seat] ?? 0,
      ...(runs !== undefined && { runs }),
    };
    const thought =
      bot.net === true
        ? netMove(e, question.view, seat, players)
        : thoughtOf(minded[seat] ?? e, question, () => patience(plan, bot, clock), minds[seat] ?? mindsOf(bot));
    const move = e.legal(s, seat, thought);
    if (move === undefined) throw new Error(`in game ${index} the bot ${bots[seat]} made a move that the rules refuse (${e.refuse(s, seat, thought)})`);
    const count = counts[seat];
    if (count !== undefined) {
      count.verbs[move.verb] = (count.verbs[move.verb] ?? 0) + 1;
      countPicks(e, s, seat, legal, move, count.picks);
    }
    decisions++;
    keep?.({ n: decisions, seat, move });
    e.play(s, seat, move, { chance: chanceAt(decisions), tell: undefined });
  }
  const scores = e.outcome(s);
  if (scores === null) throw new Error(`game ${index} is over and has no outcome`);
  const winners = scores.filter((x) => x.rank === 1);
  if (players > 1 && winners.length === 1) lead.see(winners[0]?.seat ?? -1, decisions);
  const { lab } = e.game;
  return {
    index,
    variant,
    seats: bots.map((bot, seat) => {
      const mine = scores.find((x) => x.seat === seat);
      const count = counts[seat] ?? { verbs: {}, picks: {} };
      return {
        bot,
        rank: mine?.rank ?? players,
        score: mine?.score ?? 0,
        labels: lab?.labels(s, seat) ?? {},
        verbs: count.verbs,
        picks: count.picks,
        ...deniedOf(plan, count.picks, lots[seat]),
      };
    }),
    decisions,
    rounds: lab?.rounds(s) ?? 0,
    ...lead.told(decisions),
    ending: lab?.ending(s) ?? 'end',
  };
};

/** The same game as a record, to be watched move by move: `pesthouse replay` and the page's replay read it. */
export const recordOf = (e: Ready, plan: Plan, job: number): GameRecord => {
  const entries: MoveEntry[] = [];
  const { index, variant } = gameOf(plan, job);
  playOne(e, plan, job, noClock, (entry) => entries.push(entry));
  const numbers = plan.variants[variant]?.tuning ?? {};
  return {
    game: plan.game,
    rules: plan.rules,
    options: optionsIn(plan, variant),
    seats: plan.players,
    ...(Object.keys(numbers).length > 0 ? { numbers } : {}),
    seed: plainSeed(seedOfGame(plan, index)),
    entries,
  };
};
