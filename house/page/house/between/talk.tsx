/** Names and hidden lines in a talk: a press on a name opens the person's card, a press on a hidden run shows it. */

import type { Talk } from '@pesthouse/api';
import { Button, cx } from '@pesthouse/board';
import { useState } from 'react';
import { people } from '../../text/rooms.ts';
import { PersonCard, type Somebody } from './card.tsx';
import { type Folded, folded } from './folded.ts';
import { useShuns } from './shuns.ts';
import css from './talk.module.css';

interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly person?: string | null | undefined;
}
interface Wanted {
  readonly table: string;
  readonly talk: readonly Talk[];
  readonly seats: readonly Seat[];
  /** The reader's own seat: nobody mutes themselves. */
  readonly own: number;
}

/** Whose words they are, what is hidden of them, and the card that is open. */
export const usePeople = ({ table, talk, seats, own }: Wanted) => {
  const shuns = useShuns();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [card, setCard] = useState<Somebody | null>(null);
  const at = (x: Talk): Seat | undefined => seats.find((s) => s.seat === x.seat);
  const personOf = (x: Talk): string | null => x.person ?? at(x)?.person ?? null;
  const nameOf = (x: Talk): string => x.name ?? at(x)?.name ?? '';
  const mine = (x: Talk): boolean => own >= 0 && (x.seat === own || (personOf(x) !== null && personOf(x) === seats.find((s) => s.seat === own)?.person));
  const silent = seats.filter((s) => s.seat !== own && typeof s.person === 'string' && !talk.some((x) => x.kind === 'say' && personOf(x) === s.person));
  /** Somebody else who sits there, known by who they are. */
  const sitting = (n: number): Somebody | null => {
    const s = n === own ? undefined : seats.find((x) => x.seat === n);
    return s === undefined || typeof s.person !== 'string' ? null : { person: s.person, name: s.name, seat: s.seat };
  };
  const same = (x: Talk, y: Somebody): boolean => (y.person === null ? x.seat === y.seat && nameOf(x) === y.name : personOf(x) === y.person);
  return {
    nameOf,
    hidden: <T,>(lines: readonly T[], talkOf: (line: T) => Talk | null): readonly (T | Folded)[] =>
      folded(lines, { talkOf, personOf, nameOf, muted: (person) => shuns.has(person), open }),
    name: (x: Talk) =>
      mine(x) || nameOf(x) === '' ? (
        <b>{nameOf(x)}</b>
      ) : (
        <button type="button" className={css.name} aria-haspopup="dialog" onClick={() => setCard({ person: personOf(x), name: nameOf(x), seat: x.seat })}>
          {nameOf(x)}
        </button>
      ),
    /** Whoever has said nothing has a card as well: somebody may stall a game without a word. */
    silent: silent.length > 0 && own >= 0 && (
      <span className={css.fold}>
        {people.between.silent}{' '}
        {silent.map((s) => (
          <button
            key={s.seat}
            type="button"
            className={css.name}
            aria-haspopup="dialog"
            onClick={() => setCard({ person: s.person ?? null, name: s.name, seat: s.seat })}
          >
            {s.name}
          </button>
        ))}
      </span>
    ),
    sitting,
    open: setCard,
    /** A name that stands beside a seat: the way to the card where somebody else sits there. */
    seated: (n: number, name: string) => {
      const who = sitting(n);
      return who === null ? (
        name
      ) : (
        <button type="button" className={cx(css.name, css.seated)} aria-haspopup="dialog" onClick={() => setCard(who)}>
          {name}
        </button>
      );
    },
    fold: (x: Folded) => (
      <span className={css.fold}>
        {people.between.hidden(x.lines.length, x.name)}{' '}
        <Button size="s" variant="plain" onClick={() => setOpen(new Set([...open, x.lines[0]?.n ?? 0]))}>
          {people.between.show}
        </Button>
      </span>
    ),
    card: card !== null && <PersonCard table={table} of={card} talk={talk} nameOf={nameOf} theirs={(x) => same(x, card)} onClose={() => setCard(null)} />,
  };
};
