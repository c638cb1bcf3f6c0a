/** The scene: the House that calls, what everybody sent last, and the own hand. */
import { Chip } from '../../../client/kit/chip.tsx';
import type { Seat } from '../../../kernel/index.ts';
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
          <li key={text.seat(p.view, seat)}>
            <span className={css.place}>{light === undefined ? null : <Lantern light={light} width={p.narrow ? 52 : 76} />}</span>
            <small>{text.seat(p.view, seat)}</small>
          </li>
        );
      })}
    </ul>
  );
};

const Hand = ({ view, seat, legal, choose, narrow }: Props) => {
  const { words } = useGiven();
  if (seat < 0) return null;
  const move = (light: number) => legal.find((m) => m.verb !== 'keep' && m.light === light);
  return (
    <section className={css.hand} aria-label={words.hand}>
      {(view.hands[seat] ?? []).map((light, i) => {
        const found = move(light);
        return (
          <Lantern
            key={`${light} ${(view.hands[seat] ?? []).slice(0, i).filter((x) => x === light).length}`}
            light={light}
            width={narrow ? 62 : 96}
            legal={found !== undefined}
            press={found === undefined ? undefined : () => choose(found)}
          />
        );
      })}
    </section>
  );
};

export const Board = (p: Props) => {
  const { words } = useGiven();
  return (
    <section className={css.town} aria-label={words.board}>
      <p className={css.house}>
        <small>{words.stake}</small>
        <b>{p.view.stake}</b>
        <Chip>
          {words.pile} {p.view.pile}
        </Chip>
      </p>
      <Street {...p} />
      <Hand {...p} />
    </section>
  );
};
