/** The whole position as facts, section by section: the words of every language say them. */
import { type Seat, says, section, type TextBoard, table } from '@pesthouse/kernel';
import { KINDS_OF } from '../data/tables.ts';
import { type Kind, type PlaceId, SPECIES, type Species } from '../names.ts';
import { activeSpecies, type Phase, pestsOf, type State, unclaimed } from '../state.ts';
import type { Making } from './making.ts';
import { infestedBy, infester, kindsAt, markOf, type TurnMark } from './reading.ts';

export interface PlaceFacts {
  readonly at: PlaceId;
  readonly draw: number;
  /** Who may breed there; null where all may. */
  readonly only: readonly Species[] | null;
  readonly groups: readonly { readonly who: Species; readonly kinds: readonly Kind[]; readonly dice: number }[];
  readonly food: number;
  readonly infester: Species | null;
}

export interface SeatFacts {
  readonly who: Species;
  readonly you: boolean;
  readonly pests: number;
  readonly hand: number;
  readonly infested: number;
  readonly deck: readonly { readonly kind: Kind; readonly n: number }[];
}

export interface TurnFacts {
  readonly turn: number;
  readonly who: Species;
  readonly phase: Phase;
  readonly mark: TurnMark | null;
}

export interface BoardWords {
  readonly titles: { readonly turn: string; readonly places: string; readonly species: string };
  turn(facts: TurnFacts): string;
  pile(s: State): string;
  /** How one gets from place to place. */
  readonly ways: string;
  /** The columns of the places, and a row for each. */
  readonly placeHead: readonly string[];
  place(facts: PlaceFacts): readonly string[];
  readonly seatHead: readonly string[];
  seat(facts: SeatFacts): readonly string[];
}

/** The board in words. */
export const boardOf = ({ tables: { PLACE }, read: { printedDice } }: Making, say: BoardWords) => {
  const place = (s: State, at: PlaceId): PlaceFacts => ({
    at,
    draw: PLACE[at].draw,
    only: PLACE[at].open ? null : SPECIES.filter((who) => PLACE[at].allowed[who]),
    groups: s.order.flatMap((who) => {
      const kinds = kindsAt(s, at, who);
      return kinds.length === 0 ? [] : [{ who, kinds, dice: printedDice(kinds) }];
    }),
    food: unclaimed(s.board[at]),
    infester: infester(s, at),
  });
  const seatOf = (s: State, who: Species, you: boolean): SeatFacts => ({
    who,
    you,
    pests: pestsOf(s, who),
    hand: s.hand[who],
    infested: infestedBy(s, who),
    deck: KINDS_OF[who].map((kind) => ({ kind, n: s.deck[kind] })),
  });
  return (s: State, seat: Seat): TextBoard => {
    const own = seat < 0 ? null : s.species[seat];
    return [
      section(say.titles.turn, says(say.turn({ turn: s.turn, who: activeSpecies(s), phase: s.phase, mark: markOf(s) })), says(say.pile(s))),
      section(
        say.titles.places,
        says(say.ways),
        table(
          say.placeHead,
          s.places.map((at) => say.place(place(s, at))),
        ),
      ),
      section(
        say.titles.species,
        table(
          say.seatHead,
          s.order.map((who) => say.seat(seatOf(s, who, who === own))),
        ),
      ),
    ];
  };
};
