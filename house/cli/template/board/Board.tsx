/** The scene: the House that calls, what everybody sent last, and the own hand. */

import { byWays, Chip, meantBy, pressed } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import type { Move } from '../state.ts';
import { about } from './about.ts';
import css from './board.module.css';
import { useGiven } from './given.tsx';
import { Lantern } from './Lantern.tsx';
import type { Props } from './props.ts';

/** What lies before a seat: the Lantern that is being turned up, else the last one; nothing before the first Night is over. */
const before = ({ view, now }: Props, seat: Seat): number | undefined => (now?.type === 'revealed' ? now.lights[seat] : view.spent[seat]?.at(-1));

const Street = (p: Props) => {
  const { text } = useGiven();
  return (
    <ul className={css.street}>
      {p.view.hands.map((_, seat) => {
        const light = before(p, seat);
        return (
          <li key={text.seat(p.view, seat)} {...about('seat', String(seat))}>
            <span className={css.place}>{light === undefined ? null : <Lantern light={light} width={p.narrow ? 52 : 76} />}</span>
            <small>{text.seat(p.view, seat)}</small>
          </li>
        );
      })}
    </ul>
  );
};

/** How moves are reached by pressing things: here each is one Lantern. A move of several things is a longer way. */
const reach = byWays((m: Move) => (m.verb === 'keep' ? [] : [[`lantern:${m.light}`]]));

const Hand = (p: Props) => {
  const { words } = useGiven();
  const { view, seat, legal, narrow } = p;
  if (seat < 0) return null;
  return (
    <section className={css.hand} aria-label={words.hand} {...about('hand')}>
      {(view.hands[seat] ?? []).map((light, i) => {
        const aim = `lantern:${light}`;
        const live = meantBy(reach, legal, [aim]).length > 0;
        return (
          <Lantern
            key={`${light} ${(view.hands[seat] ?? []).slice(0, i).filter((x) => x === light).length}`}
            light={light}
            width={narrow ? 62 : 96}
            legal={live}
            press={live ? () => pressed(p, reach, aim) : undefined}
          />
        );
      })}
    </section>
  );
};

export const Board = (p: Props) => {
  const { words } = useGiven();
  return (
    <section className={css.town} aria-label={words.board} {...about('town')}>
      <p className={css.house} {...about('stake')}>
        <small>{words.stake}</small>
        <b>{p.view.stake}</b>
        <span {...about('pile')}>
          <Chip>
            {words.pile} {p.view.pile}
          </Chip>
        </span>
      </p>
      <Street {...p} />
      <Hand {...p} />
    </section>
  );
};
