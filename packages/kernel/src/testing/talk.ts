/** Talking to a position: the words in which the clause tests of all games are written. A game adds its own. */
import { type Base, clone, type Engine, engine, type Fact, type Flat, firstOf, read, type Seat, type Seats, Sfc, write } from '../index.ts';
import { type Script, usedUp } from './script.ts';

/** What was told, to whom, and what the others were told instead. */
export interface Heard<E> {
  readonly event: E;
  readonly to: Seats;
  readonly blurred: E | undefined;
}

export interface Talk<S, E extends Fact> {
  /** The position now. */
  readonly s: S;
  /** All that was told since the last move was made. */
  readonly said: E[];
  readonly heard: Heard<E>[];
  /** The decision now put, or `over`. */
  now(): string;
  /** The seat that has to decide; the first of them, where several have to. */
  seat(): Seat;
  /** What may be done now, in the notation without its seat; only what begins with these words, if any are given. */
  offers(start?: string, seat?: Seat): string[];
  /** Makes a move that is written without its seat. Throws where the rules refuse it, or the script of chance is not used up. */
  make(line: string, script: Script, seat?: Seat): void;
  /** The same, and what was told before stays. */
  go(line: string, script: Script, seat?: Seat): void;
  /** The clause that forbids this move to the decider, or to this seat; null if it is legal. */
  why(line: string, seat?: Seat): string | null;
  /** Whether the decider, or this seat, could take this move back alone. */
  free(line: string, seat?: Seat): boolean;
  /** Everything of this type told since the last move. */
  told<T extends E['type']>(type: T): Extract<E, { readonly type: T }>[];
}

/** A game that begins with a position made for it. */
export const talk = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O>(
  rules: Engine<S, M, E, O>,
  begin: { readonly setup: () => S; readonly options: O; readonly seats?: number; readonly chance: Script },
): Talk<S, E> => {
  const said: E[] = [];
  const heard: Heard<E>[] = [];
  const tell = (event: E, to: Seats, blurred?: E): void => {
    said.push(event);
    heard.push({ event, to, blurred });
  };
  const s = engine({ ...rules.game, setup: begin.setup }).start(begin.options, begin.seats ?? 0, begin.chance, tell);
  usedUp(begin.chance, 'the beginning');
  const words = rules.game.vocabulary;
  const parse = (line: string): Flat => {
    const found = read(words, `1: ${line}`);
    if (found === null) throw new Error(`cannot be read: ${line}`);
    return found.move;
  };
  const it: Talk<S, E> = {
    s,
    said,
    heard,
    now: () => s.stack[s.stack.length - 1]?.step ?? 'over',
    seat: () => firstOf(rules.deciders(s)),
    offers: (start = '', seat = it.seat()) =>
      rules
        .moves(s, seat)
        .map((m) => write(words, 0, m).slice('1: '.length))
        .filter((line) => start === '' || line === start || line.startsWith(`${start} `)),
    make(line, script, seat) {
      said.length = 0;
      heard.length = 0;
      it.go(line, script, seat);
      usedUp(script, line);
    },
    go(line, script, seat = it.seat()) {
      const r = rules.submit(s, script, seat, parse(line), s.asked, tell);
      if ('refused' in r) throw new Error(`${line} in ${it.now()}: refused by ${r.refused}; legal: ${it.offers('', seat).join(', ')}`);
    },
    why: (line, seat = it.seat()) => rules.refuse(s, seat, parse(line)),
    free(line, seat = it.seat()) {
      const r = rules.submit(clone(s), new Sfc().at(1, 1), seat, parse(line));
      return 'free' in r && r.free;
    },
    told: <T extends E['type']>(type: T) => said.filter((e): e is Extract<E, { readonly type: T }> => e.type === type),
  };
  return it;
};
