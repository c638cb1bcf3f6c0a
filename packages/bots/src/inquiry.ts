/** One decision that is thought about: rounds over all its moves, the better half of them further and further. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Believed, type Chance, clone, type Flat, Out, type Seat, Sfc } from '@pesthouse/kernel';
import { betterHalf, type Candidate, clear, few, mean, preferred } from './candidates.ts';
import { considered } from './considered.ts';
import { worldOf } from './learnt/hunch.ts';
import type { Pending } from './mind.ts';
import type { Opinion, Spent } from './opinion.ts';
import { type Effort, type Run, run, type Turns } from './playout.ts';
import { keyOf, Tree } from './tree.ts';

/** Playouts go to the end of the game, where the game says nothing else. */
const WHOLE = 5_000;
/** So often is the policy asked for a move that is worth a thought. */
const ASKED = 4;
/** More than a game has. */
const MOST_TURNS = 4096;
/** Rounds between two looks at whether the decision is clear. */
const LOOK = 16;

/** One decision that is thought about, at one go or, where its turn is still to come, at several: every move in the same worlds, the better half of them further and further. */
export class Inquiry implements Pending {
  readonly all: readonly [Candidate, ...Candidate[]];
  readonly tree: Tree;
  runs = 0;
  private readonly r: Run;
  private readonly dice = new Sfc();
  private readonly seed: number;
  private readonly base: Candidate | undefined;
  private alive: readonly Candidate[];
  private readonly phases: number;
  private phase = 0;
  private round = 0;
  /** Rounds that this phase has left; it has not begun where that is not said. */
  private left: number | null = null;
  private done = false;
  /** What it was given so far, one decision's time being 1. */
  private had = 0;

  constructor(
    private readonly e: AnyEngine,
    readonly view: Base,
    private readonly seat: Seat,
    seats: number,
    private readonly effort: Effort,
    chance: Chance,
    private readonly believed: Believed | null,
    kept: { readonly tree: Tree; readonly row: number } | null,
  ) {
    this.tree = kept?.tree ?? new Tree(seats);
    const root = kept?.row ?? 0;
    const { dice, tree } = this;
    this.seed = chance.below(1 << 20);
    this.r = {
      e,
      tree,
      effort,
      out: new Out<Flat>(),
      path: [],
      end: [],
      k: { chance: dice, tell: undefined },
      depth: effort.depth ?? e.game.bot.horizon ?? WHOLE,
      turns: this.turns(),
    };
    const [first, ...others] = considered(e, view, seat).map((move): Candidate => {
      const key = keyOf(move);
      const known = tree.find(root, seat, key);
      return { move, row: known < 0 ? tree.add(root, seat, key) : known, said: [] };
    });
    if (first === undefined) throw new Error('there is nothing to decide');
    this.all = [first, ...others];
    this.base = this.usual(chance);
    this.alive = few(this.all, this.base, Math.max(4, Math.floor(effort.runs / 3)), chance);
    this.phases = Math.max(1, Math.ceil(Math.log2(this.alive.length)));
  }

  private turns(): Turns | undefined {
    const { turns } = this.effort;
    const turn = this.e.learnt?.turn;
    if (turns === undefined || turn === undefined) return undefined;
    return {
      of: turn,
      until: turn(this.view) + turns,
      begin: (now) => {
        this.dice.at(this.seed, -1 - this.round * MOST_TURNS - now);
      },
    };
  }

  /** What the policy would do: another move must be clearly better. */
  private usual(chance: Chance): Candidate | undefined {
    const { e, view, seat, all } = this;
    // What is idle may be as good as another that is not, and be named by lot: then it is asked again.
    for (let asked = 0; asked < ASKED; asked++) {
      const move = e.policy(e.guess(view, seat, chance), seat, chance);
      if (move === undefined) return undefined;
      const key = keyOf(move);
      const found = all.find((c) => keyOf(c.move) === key);
      if (found !== undefined) return found;
    }
    return all[0];
  }

  go(spent: Spent, more: number): void {
    const { effort, phases } = this;
    const used = spent();
    const given = this.had + 1 - used + more;
    const share = (): number => (this.had + spent() - used) / given;
    const most = effort.runs * given;
    const upTo = this.runs + effort.runs;
    // A round that time broke off is made anew.
    for (const c of this.alive) c.said.length = Math.min(c.said.length, this.round);
    while (this.phase < phases && !this.done) {
      // What the halving left over goes to the last few.
      const runs = this.phase + 1 === phases ? most - this.runs : most / phases;
      const fresh = this.left === null;
      this.left ??= Math.max(1, Math.floor(runs / this.alive.length));
      // Where time is shorter than the runs, every phase has its part of it.
      const until = (this.phase + 1) / phases;
      for (let first = fresh; this.left > 0 && !this.done && (first || share() < until); first = false) {
        if (
          !this.oneRound(
            () => this.runs >= upTo || spent() >= 1,
            () => share() >= until,
          )
        ) {
          this.had += 1 - used;
          return;
        }
        this.round++;
        this.left--;
        if (effort.settled !== undefined && this.round % LOOK === 0 && clear(this.alive, effort.settled)) this.done = true;
      }
      if (this.done) break;
      this.alive = betterHalf(this.alive, this.base);
      this.left = null;
      this.phase++;
    }
    this.done = true;
  }

  /** Every move that is left once more, in one world with the same luck, so that neither favours one. False where there is no more time. */
  private oneRound(late: () => boolean, phaseOver: () => boolean): boolean {
    const { e, view, seat, dice, seed, round, r } = this;
    const world = worldOf(e, view, seat, this.believed, dice.at(seed, 2 * round));
    for (const c of this.alive) {
      if (late()) return false;
      // So many moves that not all can be tried once: what was not is left out.
      if (round === 0 && this.runs > 1 && phaseOver()) break;
      const s = clone(world);
      dice.at(seed, 2 * round + 1);
      e.play(s, seat, c.move, r.k);
      if (!run(r, s, c.row, late)) return false;
      c.said.push(r.end[seat] ?? 0);
      this.runs++;
    }
    return true;
  }

  best(): Candidate {
    return preferred(this.alive, this.base, this.effort.caution) ?? this.all[0];
  }

  opinions(): readonly Opinion[] {
    const best = this.best();
    const rest = this.all.filter((c) => c !== best && c.said.length > 0).sort((a, b) => b.said.length - a.said.length || mean(b.said) - mean(a.said));
    return [best, ...rest].map((c) => ({ move: c.move, visits: c.said.length, hope: mean(c.said) }));
  }
}
