/** A bridge from an older edition to today's words and boards: what its states, events, prompts and moves lack or have more. The rules themselves never pass it. */
import type { Base, Fact, Flat, Prompt, Seat } from './contract.ts';
import { missing } from './look-up.ts';
import type { GameText } from './text.ts';
import type { Numbers } from './tunables.ts';

/** Each gives what today's words can read, and changes nothing in what it is given. Where nothing differs it gives back the very same. */
export interface Since<S extends Base<{ step: string }>, M extends Flat, E extends Fact> {
  state(edition: string, s: S): S;
  event(edition: string, e: E): E;
  prompt(edition: string, p: Prompt): Prompt;
  move(edition: string, m: M): M;
  /** Its numbers by today's names, where one was called otherwise. */
  numbers?(edition: string, n: Numbers): Numbers;
}

/** For a game of which no edition ever differed in more than what its rules do. */
export const alike = <S extends Base<{ step: string }>, M extends Flat, E extends Fact>(): Since<S, M, E> => ({
  state: (_, s) => s,
  event: (_, e) => e,
  prompt: (_, p) => p,
  move: (_, m) => m,
});

/** Today's words for what an older edition says. */
export const bridged = <S extends Base<{ step: string }>, M extends Flat, E extends Fact>(
  text: GameText<S, M, E>,
  since: Since<S, M, E>,
  edition: string,
): GameText<S, M, E> => {
  const now = (s: S): S => since.state(edition, s);
  return {
    ...text,
    ...(text.goal === undefined ? {} : { goal: (s, seat) => text.goal?.(now(s), seat) ?? missing('goal', edition) }),
    ...(text.counting === undefined ? {} : { counting: { ...text.counting, of: (s: S, seat: Seat) => text.counting?.of(now(s), seat) ?? {} } }),
    seat: (s, seat) => text.seat(now(s), seat),
    prompt: (s, seat, p) => text.prompt(now(s), seat, since.prompt(edition, p)),
    waiting: (s, p) => text.waiting(now(s), since.prompt(edition, p)),
    move: (s, seat, m) => text.move(now(s), seat, since.move(edition, m)),
    event: (s, e) => text.event(now(s), since.event(edition, e)),
    board: (s, seat) => text.board(now(s), seat),
    verdict: (s) => text.verdict(now(s)),
  };
};
