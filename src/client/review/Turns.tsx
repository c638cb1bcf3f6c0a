/** The turning points: what was played, what would have been better, why, and the way there. */
import type { Seat } from '../../kernel/index.ts';
import { Bold } from '../kit/bold.tsx';
import { LinkButton } from '../kit/button.tsx';
import { ClauseLink } from '../kit/clause.tsx';
import { SeatMark } from '../shown/SeatMark.tsx';
import type { SaidTurn } from '../think/job.ts';
import css from './review.module.css';
import { becauseOf, howMuch, type Reader, whoMoved } from './why.ts';

/** Where a position can be seen: its link, and where the reader already is at the replay, a way in place. */
export interface Way {
  href(at: number, as: Seat): string;
  go?: (at: number, as: Seat) => void;
}

interface TurnProps {
  readonly reader: Reader;
  readonly seats: number;
  readonly turn: SaidTurn;
  readonly nth: number;
  readonly way: Way;
  openRule(clause: string): void;
}

function Turn({ reader, seats, turn, nth, way, openRule }: TurnProps) {
  const { words, game, view } = reader;
  const { event, clause } = turn.reason;
  const because = becauseOf(reader, turn.seat, turn.reason);
  return (
    <li className={css.turn}>
      <span className={css.nth} aria-hidden="true">
        {nth}
      </span>
      <div className={css.words}>
        <p className={css.played}>
          <SeatMark game={game} view={view} seat={turn.seat} size={20} />
          <span>
            {words.played(whoMoved(reader, turn.seat, turn.at))} <Bold>{turn.played}</Bold>
          </span>
        </p>
        <p>
          {words.better}{' '}
          <b>
            <Bold>{turn.better}</Bold>
          </b>{' '}
          <span className={css.gain}>{words.instead(howMuch(words, seats, turn.hopes[0]), howMuch(words, seats, turn.hopes[1]))}</span>
        </p>
        <p className={css.because}>
          {because} <Bold>{event}</Bold> {clause !== null && <ClauseLink clause={clause} game={game.id} open={openRule} />}
        </p>
      </div>
      <LinkButton
        size="s"
        href={way.href(turn.at, turn.seat)}
        aria-label={words.goLong(nth, turn.at)}
        {...(way.go && {
          onClick: (e) => {
            e.preventDefault();
            way.go?.(turn.at, turn.seat);
          },
        })}
      >
        {words.go}
      </LinkButton>
    </li>
  );
}

export function Turns({ turns, working, ...rest }: Omit<TurnProps, 'turn' | 'nth'> & { readonly turns: readonly SaidTurn[]; readonly working: boolean }) {
  const { words } = rest.reader;
  return (
    <section aria-label={words.turns}>
      <h3 className={css.title}>{words.turns}</h3>
      {turns.length === 0 ? (
        <p className={css.quiet}>{working ? words.looking : words.noTurns}</p>
      ) : (
        <ol className={css.turns}>
          {turns.map((t, i) => (
            <Turn key={t.at} {...rest} turn={t} nth={i + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}
