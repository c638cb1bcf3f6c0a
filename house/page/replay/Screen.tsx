/** The picture of a replay: the game's own board and seats, read-only. */

import type { BoardProps, Draft } from '@pesthouse/board';
import { useSmall } from '@pesthouse/board';
import type { Base, Seat } from '@pesthouse/kernel';
import { holds } from '@pesthouse/kernel';
import { useMemo, useState } from 'react';
import { readerOf } from '../film/film.ts';
import type { Reel } from '../film/reel.ts';
import type { Ask } from '../kit/board/explain/useasking.ts';
import { Flights } from '../kit/flights.tsx';
import { BoardGiven } from '../shown/BoardGiven.tsx';
import { TextBoard } from '../shown/TextBoard.tsx';
import { replay as words } from '../text/rooms.ts';

/** The moment of the game that a picture beside the board shows, and through whose eyes. */
const momentOf = (at: Element): readonly [at: number, as: Seat] | null => {
  const [n, as] = at.closest('[data-moment]')?.getAttribute('data-moment')?.split(' ').map(Number) ?? [];
  return n === undefined || as === undefined ? null : [n, as];
};

/** What is asked about means what it means at the moment that is shown, to whoever's eyes are looked through. */
export const askOf =
  ({ film, view, as }: Reel): Ask =>
  (thing, where) => {
    const [n, eyes] = momentOf(where) ?? [];
    const other = n === undefined || eyes === undefined || !film.eyes.includes(eyes) ? undefined : film.as(eyes)[n]?.view;
    const seen = other ?? view;
    return seen === undefined ? null : (film.game.text.about?.(seen, readerOf(other === undefined || eyes === undefined ? as : eyes), thing) ?? null);
  };

const nothing = (): void => undefined;

const useStill = (reel: Reel, view: Base, openRule: (clause: string) => void): BoardProps => {
  const [draft, setDraft] = useState<Draft>({});
  const narrow = useSmall();
  const { film, as } = reel;
  const seat = readerOf(as);
  const asked = film.game.engine.deciders(reel.item?.view ?? view);
  const sitters = useMemo(
    () =>
      Array.from({ length: film.seats }, (_, i) => ({
        seat: i,
        name: film.mover(reel.at, i)?.name ?? film.names[i] ?? '',
        kind: 'person' as const,
        level: null,
        present: true,
        away: null,
        deciding: holds(asked, i),
        you: i === seat,
      })),
    [film, asked, seat, reel.at],
  );
  return {
    view,
    next: reel.next ?? view,
    seat,
    text: film.game.text,
    legal: [],
    choose: nothing,
    why: () => ({ clause: 'KERNEL-OVER', sentence: words.inReplay }),
    sitters,
    draft,
    setDraft,
    pointed: null,
    point: nothing,
    now: reel.now,
    openRule,
    narrow,
  };
};

type Part = 'board' | 'seats' | 'rail' | 'small';

function Picture({ reel, part, openRule }: { readonly reel: Reel; readonly part: Part; openRule(clause: string): void }) {
  const { film, item } = reel;
  const view = reel.view ?? { stack: [], asked: 0 };
  const props = useStill(reel, view, openRule);
  const { board, text } = film.game;
  if (item === undefined) return null;
  if (board === null) return part === 'board' || part === 'small' ? <TextBoard big={part === 'board'} text={text} view={view} seat={props.seat} /> : null;
  if (part === 'small') return board.Small === undefined ? <board.Board {...props} /> : <board.Small view={view} text={text} />;
  if (part === 'seats') return <board.Seats {...props} />;
  if (part === 'rail') return board.Rail === undefined ? null : <board.Rail {...props} />;
  return (
    <>
      <board.Board {...props} />
      {board.Stage !== undefined && props.now !== null && <board.Stage {...props} />}
      <Sky reel={reel} />
    </>
  );
}

export function Screen(props: { readonly reel: Reel; readonly part: Part; openRule(clause: string): void }) {
  return (
    <BoardGiven game={props.reel.film.game}>
      <Picture {...props} />
    </BoardGiven>
  );
}

function Sky({ reel }: { readonly reel: Reel }) {
  const { now, view, film } = reel;
  const flights = useMemo(() => (now === null || view === undefined || film.game.board === null ? [] : film.game.board.flights(view, now)), [now, view, film]);
  return <Flights flights={flights} />;
}
