/** One screen, several persons: asks who sits where, then lays the table. */

import { Button, Dialog } from '@pesthouse/board';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '../../kit/field.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useText } from '../../text/index.ts';
import { people as words } from '../../text/rooms.ts';
import { hotSeat, myName } from '../opening.ts';
import css from './acts.module.css';
import form from './hotseat.module.css';

export interface HotSeatProps {
  readonly game: string;
  /** How many may sit there, and how many usually do. */
  readonly sizes: readonly number[];
  readonly usual: number;
  enter(opening: Promise<string | null>): void;
  readonly children: ReactNode;
}

export function HotSeat({ game, sizes, usual, enter, children }: HotSeatProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [seats, setSeats] = useState(usual);
  const [names, setNames] = useState<readonly string[]>([]);
  const nameOf = (i: number): string => names[i] ?? (i === 0 ? myName() : '');
  const begin = (e: FormEvent): void => {
    e.preventDefault();
    setOpen(false);
    enter(
      hotSeat(
        game,
        Array.from({ length: seats }, (_, i) => nameOf(i)),
      ),
    );
  };
  return (
    <>
      <button type="button" className={css.act} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.hot.title}>
        <form className={form.names} onSubmit={begin}>
          <p>{words.hot.more}</p>
          <Segmented
            label={text.set.seats}
            value={String(seats)}
            segments={sizes.filter((n) => n > 1).map((n, i) => ({ value: String(n), name: i === 0 ? text.set.seatsN(n) : String(n) }))}
            set={(n) => setSeats(Number(n))}
          />
          {Array.from({ length: seats }, (_, i) => (
            <Field
              key={text.set.seat(i + 1)}
              label={text.set.seat(i + 1)}
              value={nameOf(i)}
              set={(name) => setNames(Array.from({ length: seats }, (_, j) => (j === i ? name : nameOf(j))))}
              placeholder={text.set.person1(i + 1)}
              maxLength={24}
              autoComplete="off"
            />
          ))}
          <Button type="submit" variant="primary" size="l">
            {words.hot.go}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
