/** The whole position as a document without a language: what stands in every room and where its doors lead, and what everybody has. The words of every language say it. */
import { list, type Seat, says, section, type TextBoard, table } from '@pesthouse/kernel';
import { xOf, yOf } from '../grid.ts';
import { named } from '../hands.ts';
import { type CardId, type Dir, type TileId, tileName } from '../names.ts';
import type { State } from '../state.ts';
import { cardsOf, doorsOf, type SeatCards, type Thing, thingsIn } from './reading.ts';

export interface BoardWords {
  readonly titles: { readonly turn: string; readonly house: string; readonly cards: string };
  turn(s: State): string;
  readonly roomHead: readonly [room: string, at: string, here: string, doors: string];
  room(id: TileId): string;
  spot(x: number, y: number): string;
  thing(x: Thing): string;
  readonly empty: string;
  door(dir: Dir, to: TileId | null): string;
  readonly noDoor: string;
  piles(s: State, discard: readonly CardId[]): readonly string[];
  seat(s: State, seat: Seat, you: boolean): string;
  /** The jobs, the hand with its cards, what lies in front, the tiles: each where there is any. */
  has(s: State, seat: Seat, cards: SeatCards): readonly string[];
  readonly cardHead: readonly [card: string, effect: string];
  card(id: CardId): string;
  effect(id: CardId): string;
}

export const boardOf =
  (say: BoardWords) =>
  (s: State, viewer: Seat): TextBoard => [
    section(say.titles.turn, says(say.turn(s))),
    section(
      say.titles.house,
      table(
        say.roomHead,
        s.rooms.map((tile, room) => {
          const cell = s.cells[room] ?? 0;
          return [
            say.room(tileName(tile)),
            say.spot(xOf(cell), yOf(cell)),
            thingsIn(s, room).map(say.thing).join(', ') || say.empty,
            // Before the house stands its ways are not known.
            s.way.length === 0
              ? ''
              : doorsOf(s, room)
                  .map(({ dir, to }) => say.door(dir, to))
                  .join(', ') || say.noDoor,
          ];
        }),
      ),
    ),
    section(say.titles.cards, list(say.piles(s, named(s.discard)))),
    ...s.players.map((_, seat) => {
      const cards = cardsOf(s, seat, viewer);
      return section(
        say.seat(s, seat, seat === viewer),
        list(say.has(s, seat, cards)),
        table(
          say.cardHead,
          [...new Set([...cards.cards, ...cards.front])].map((id) => [say.card(id), say.effect(id)]),
        ),
      );
    }),
  ];
