/** Law 3: a view is enough to decide, hides for good, and agrees with every guess made from it; and events tell no more than views. */
import { clone } from '../clone.ts';
import { type Base, type Fact, holds, type Seat, type Tell, WATCHER } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { said, trySecret } from './coverage.ts';
import { members } from './law1-ends.ts';
import { alikeBetween, hiddenBetween, type Told, type World } from './law3-between.ts';
import { type Look, must, type Trial } from './look.ts';

const name = (seat: Seat): string => (seat === WATCHER ? 'the watchers' : `seat ${seat}`);

/** The view of one seat and a world that it cannot tell from the true one. True at the end too. */
const viewAndGuess = (x: Trial, s: Base, p: Seat, dice: Look['dice']): { readonly v: Base; readonly g: Base } => {
  const { e } = x;
  const v = e.view(s, p);
  must(3, same(e.view(v, p), v), `hiding twice is not hiding once for ${name(p)}`);
  const g = e.guess(v, p, dice);
  must(3, same(e.view(g, p), v), `the view of a guess of ${name(p)} is not the view`);
  must(3, hash(e.game.census(g)) === x.census, () => `a guess of ${name(p)} has another census: ${JSON.stringify(e.game.census(g))}`);
  must(3, e.game.open !== true || (same(v, s) && same(g, s)), `the game says that it hides nothing, but the view or guess of ${name(p)} is not the position`);
  return { v, g };
};

/** A guess must be a position in which the kernel would stand still too: else that it stands still here would betray something. */
const standsStill = (x: Look, g: Base, p: Seat): void => {
  const { e } = x;
  const f = g.stack[g.stack.length - 1];
  const d = e.decision(g);
  must(3, f?.step === x.frame.step && d !== undefined, `a guess of ${name(p)} is at another step than ${x.frame.step}`);
  if (f === undefined || d?.forced === undefined || !d.forced(g, f)) return;
  const who = members(e.deciders(g), x.seats);
  const [only] = who;
  if (who.length !== 1 || only === undefined) return;
  must(3, e.moves(g, only).length !== 1, `that ${x.frame.step} was not forced tells ${name(p)} something that its guesses do not know`);
};

/** The move in a world, with the true chance: what was told, how it stood then, and what it led to. */
const tryWorld = (x: Look, world: Base): World => {
  const told: Told[] = [];
  const end = clone(world);
  const tell: Tell<Fact> = (event, to, blurred) => {
    told.push({ event, to, blurred, then: clone(end) });
  };
  x.e.play(end, x.seat, x.move, { chance: x.chanceAt(x.n), tell });
  return { told, end };
};

const heard = (w: World, p: Seat): Fact[] => w.told.flatMap((y) => said(y.event, y.to, y.blurred, p) ?? []);

/** Twin worlds: one move, one chance. If `p` still cannot tell the worlds apart, `p` must have been told the same. */
const twins = (x: Look, here: World, g: Base, p: Seat): void => {
  const { e, s, coverage } = x;
  if (!e.moves(g, x.seat).some((y) => same(y, x.move))) return;
  const differ = !same(s, g);
  const there = differ ? tryWorld(x, g) : here;
  const alike = !differ || same(e.view(here.end, p), e.view(there.end, p));
  if (differ && alike) {
    coverage.twins++;
    const mine = heard(here, p);
    const theirs = heard(there, p);
    must(3, same(mine, theirs), () => `events tell ${name(p)} what its view does not: ${JSON.stringify(mine)} or ${JSON.stringify(theirs)}`);
  }
  if (differ) alikeBetween(x, here, there, p);
  // An event kept from `p` is kept only if somewhere a world that `p` cannot tell apart had another one.
  for (const [i, y] of here.told.entries()) {
    if (!holds(y.to, p)) trySecret(coverage, y.event.type, 1, alike && !same(y.event, there.told[i]?.event) ? 1 : 0);
  }
};

export const secrecy = (x: Look): void => {
  const { e, s, who } = x;
  const before = hash(s);
  const here = tryWorld(x, s);
  for (let p = WATCHER; p < x.seats; p++) {
    const { v, g } = viewAndGuess(x, s, p, x.dice);
    if (p >= 0) {
      must(3, holds(e.deciders(v), p) === holds(who, p), `whether ${name(p)} decides is not in its view`);
      must(3, same(e.moves(v, p), e.moves(s, p)), `the moves of ${name(p)} in its view are not its moves`);
      must(3, same(e.prompt(v, p), e.prompt(s, p)), `the prompt of ${name(p)} says what its view does not know`);
    }
    standsStill(x, g, p);
    hiddenBetween(x, here, p);
    twins(x, here, g, p);
  }
  must(3, hash(s) === before, 'a view or a guess changed the state');
};

export const secrecyAtEnd = (x: Trial, s: Base, dice: Look['dice']): void => {
  for (let p = WATCHER; p < x.seats; p++) viewAndGuess(x, s, p, dice);
};
