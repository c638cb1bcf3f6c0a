/** Who played a seat when, where it was more than one: a bot may have stood in, or played on to the end. */
import type { Base } from '@pesthouse/kernel';
import { SeatMark } from '../shown/SeatMark.tsx';
import { type Held, heldOf } from '../shown/seating.ts';
import { people as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import css from './whoplayed.module.css';

const said = ({ holders }: Held): string =>
  holders
    .map((x, i) => {
      const who = x.resigned ? words.held.resigned : x.bot ? words.held.bot : x.name;
      return i === 0 ? words.held.first(who) : words.held.from(who, x.after + 1);
    })
    .join(', ');

export function WhoPlayed({ seats, view }: { readonly seats: number; readonly view: Base }) {
  const { game } = useModel();
  const held = heldOf(
    useSeen((s) => s.seating),
    seats,
  );
  if (held.length === 0) return null;
  return (
    <section className={css.who} aria-label={words.held.title}>
      <h3>{words.held.title}</h3>
      <ul>
        {held.map((x) => (
          <li key={x.seat}>
            <SeatMark game={game} view={view} seat={x.seat} size={22} /> {said(x)}
          </li>
        ))}
      </ul>
    </section>
  );
}
