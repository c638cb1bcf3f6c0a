/** Law 3, sealed answers: nobody learns of an answer before the last is in, and the order in which they arrive does not matter. */
import { clone } from '../clone.ts';
import { type Base, type Fact, type Flat, type Seat, WATCHER } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { said } from './coverage.ts';
import { type Look, must } from './look.ts';

type Answer = { readonly seat: Seat; readonly move: Flat };

/** One answer that is not the last, in place. */
const unseen = (x: Look, t: Base, a: Answer): void => {
  const { e } = x;
  const others = Array.from({ length: x.seats + 1 }, (_, i) => i + WATCHER).filter((p) => p !== a.seat);
  const before = others.map((p) => e.view(t, p));
  const asked = t.asked;
  const chance = x.chanceAt(x.n);
  e.play(t, a.seat, a.move, {
    chance,
    tell: (event, to, blurred) => {
      for (const p of others) must(3, said(event, to, blurred, p) === undefined, `a sealed answer of seat ${a.seat} is told to seat ${p} (${event.type})`);
    },
  });
  must(3, chance.used === 0, 'a sealed answer that is not the last draws from chance');
  must(2, t.asked === asked, 'a sealed answer made the others stale');
  for (const [i, p] of others.entries()) must(3, same(e.view(t, p), before[i]), `the view of seat ${p} shows that seat ${a.seat} has answered`);
};

const inOrder = (x: Look, answers: readonly Answer[]): { readonly end: string; readonly told: Fact[][] } => {
  const { e } = x;
  const t = clone(x.s);
  const told: Fact[][] = [];
  for (const [i, a] of answers.entries()) {
    must(3, e.refuse(t, a.seat, a.move, x.s.asked) === null, `an answer of seat ${a.seat} is refused because another has answered`);
    if (i < answers.length - 1) unseen(x, t, a);
    else
      e.play(t, a.seat, a.move, {
        chance: x.chanceAt(x.n),
        tell: (event, to, blurred) => told.push(Array.from({ length: x.seats + 1 }, (_, p) => said(event, to, blurred, p + WATCHER)).flatMap((y) => y ?? [])),
      });
  }
  must(3, e.over(t) || t.asked !== x.s.asked, 'all have answered a sealed question and it is still put');
  return { end: hash(t), told };
};

/** Tried wherever two or more still have to answer. */
export const sealedAnswers = (x: Look): void => {
  if (x.decision.sealed !== true || x.deciding.length < 2) return;
  const answers = x.deciding.map((seat): Answer => {
    const legal = x.e.moves(x.s, seat);
    return { seat, move: legal[x.dice.below(legal.length)] ?? x.move };
  });
  const first = inOrder(x, answers);
  const second = inOrder(x, answers.toReversed());
  must(3, first.end === second.end, `the order of the answers to ${x.frame.step} matters`);
  must(3, same(first.told, second.told), `what is told of ${x.frame.step} depends on the order of the answers`);
};
