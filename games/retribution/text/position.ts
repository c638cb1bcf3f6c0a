/** The whole position as a document without a language: which card lies where and what it does. The words of every language say it. */
import { list, nth, type Seat, says, section, type TextBoard, table } from '@pesthouse/kernel';
import { BACK, type Face, idOf, type Seen } from '../names.ts';
import { type Controlled, EMPTY, playerAt, type State } from '../state.ts';
import { pileCards } from './counted.ts';
import type { Making } from './making.ts';

/** A player's cards, as far as they may be seen. */
export interface SeatFacts {
  readonly handSize: number;
  readonly hand: readonly Seen[];
  /** Cards of the hand that nobody may see. */
  readonly backs: number;
  readonly draw: number;
  /** On top of the draw pile, the next one first. */
  readonly top: readonly Face[];
  readonly discardSize: number;
  readonly discard: readonly Seen[];
  readonly control: readonly Controlled[];
}

export interface BoardWords {
  readonly titles: { readonly lineup: string; readonly nobility: string; readonly piles: string };
  round(s: State): string;
  /** Contagions so far; null where none are counted now. */
  pool(n: number | null, closing: boolean): string;
  /** The columns of cards that lie out, and of those that somebody has. */
  readonly cardHead: readonly [card: string, numbers: string, effect: string];
  readonly where: string;
  space(n: number, card: string | null): string;
  stack(top: string, under: readonly string[]): string;
  gone(stack: number | 'king'): string;
  piles(s: State, pit: readonly Seen[]): readonly string[];
  seat(seat: Seat, you: boolean): string;
  has(facts: SeatFacts): readonly string[];
  readonly inHand: string;
  onTable(x: Controlled): string;
}

const seatFacts = (s: State, seat: Seat): SeatFacts => {
  const p = playerAt(s, seat);
  return {
    handSize: p.handSize,
    hand: pileCards(p.hand.slice(0, BACK)),
    backs: nth(p.hand, BACK),
    draw: p.drawSize + p.top.length,
    top: p.top.toReversed().map(idOf),
    discardSize: p.discardSize,
    discard: pileCards(p.discard),
    control: p.control,
  };
};

/** The board in words for the numbers of a table. */
export const boardOf = ({ read: { poolSoFar }, names: { CARD_NAME, numbersOf, cardText } }: Making, say: BoardWords) => {
  const says1 = (id: Face): string => cardText(id).text.replaceAll('\n', ' ');
  const face = (name: string, id: Face): readonly string[] => [name, numbersOf(id), says1(id)];
  const held = (name: string, where: string, id: Face): readonly string[] => [name, where, numbersOf(id), says1(id)];

  const seatOf = (s: State, seat: Seat, you: boolean) => {
    const facts = seatFacts(s, seat);
    const own = [...new Set(facts.hand)].flatMap((id) => (id === 'unknown' ? [] : [held(CARD_NAME[id], say.inHand, id)]));
    const out = facts.control.map((x) => held(CARD_NAME[idOf(x.card)], say.onTable(x), idOf(x.card)));
    const [card, ...rest] = say.cardHead;
    return section(say.seat(seat, you), list(say.has(facts)), table([card, say.where, ...rest], [...own, ...out]));
  };

  return (s: State, seat: Seat): TextBoard => [
    section(say.round(s), says(say.pool(s.phase === 'spread' || s.phase === 'infect' ? poolSoFar(s) : null, s.ending !== 'none'))),
    section(
      say.titles.lineup,
      table(
        say.cardHead,
        s.lineup.map((f, i) => (f === EMPTY ? [say.space(i + 1, null), '', ''] : face(say.space(i + 1, CARD_NAME[idOf(f)]), idOf(f)))),
      ),
    ),
    section(
      say.titles.nobility,
      table(say.cardHead, [
        ...s.stacks.map((stack, i) => {
          const [top, ...under] = stack.toReversed().map(idOf);
          return top === undefined
            ? [say.gone(i), '', '']
            : face(
                say.stack(
                  CARD_NAME[top],
                  under.map((id) => CARD_NAME[id]),
                ),
                top,
              );
        }),
        s.king ? face(CARD_NAME.king, 'king') : [say.gone('king'), '', ''],
      ]),
    ),
    section(say.titles.piles, list(say.piles(s, pileCards(s.pit)))),
    ...s.players.map((_, q) => seatOf(s, q, q === seat)),
  ];
};
