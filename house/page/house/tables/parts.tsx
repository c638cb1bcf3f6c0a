/** What the rows of the list are made of: the poster, the faces, the candle that burns down, and the sentence of what happened. */

import { cx } from '@pesthouse/board';
import { Avatar } from '../../kit/avatar.tsx';
import { useText } from '../../text/index.ts';
import { results as words } from '../../text/rooms.ts';
import { doors } from '../doors.ts';
import type { Visit } from '../visit.ts';
import css from './parts.module.css';
import { dayOf, leftOf } from './when.ts';

export function Thumb({ game, width }: { readonly game: string; readonly width: number }) {
  const poster = doors().find((d) => d.id === game)?.poster;
  return <img className={css.thumb} src={poster} alt="" width={width} height={Math.round(width * 1.4)} loading="lazy" />;
}

/** Who sits there; whoever is asked has the ring. */
export function Faces({ visit }: { readonly visit: Visit }) {
  const text = useText();
  return (
    <ul className={css.faces}>
      {visit.seats.map((x) => {
        const name = x.kind === 'open' ? text.set.open : x.name;
        return (
          <li key={x.seat} title={name} className={cx(x.kind === 'open' && css.open)}>
            <Avatar avatar={x.avatar} bot={x.kind === 'bot'} size={26} on={x.deciding} />
            <span className="vh">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Below a quarter the wax is red. */
const LOW = 0.25;
const WAX = 28;
/** Where it is not known how long a decision may take, the candle burns for a day. */
const DAY = 24 * 3_600_000;

export function Candle({ due, now }: { readonly due: NonNullable<Visit['due']>; readonly now: number }) {
  const left = due.at - now;
  const part = Math.max(0, Math.min(1, left / (due.whole ?? DAY)));
  const low = part < LOW;
  const height = Math.max(2, WAX * part);
  return (
    <span className={cx(css.left, low && css.low)}>
      <svg
        className={css.candle}
        viewBox="0 0 20 44"
        role="img"
        aria-label={due.whole === null ? words.tables.leftIs(leftOf(left)) : words.tables.candle(Math.round(part * 100))}
      >
        <path d="M3 43h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <rect x="6" y={42 - height} width="8" height={height} rx="1.500" className={css.wax} />
        <rect x="6" y="14" width="8" height="28" rx="1.500" fill="none" stroke="currentColor" strokeOpacity="0.350" strokeDasharray="2 2" />
        {left > 0 && (
          <g transform={`translate(0 ${WAX - height})`}>
            <path d="M10 14v-2.500" stroke="#2a1a05" strokeWidth="1.400" />
            <path className={css.flame} d="M10 2c2.600 3 3.600 4.800 3.600 6.600a3.600 3.600 0 0 1-7.200 0C6.400 6.800 7.400 5 10 2z" />
          </g>
        )}
      </svg>
      <span>
        <b>{leftOf(left)}</b>
        {left > 0 && <small>{words.tables.left}</small>}
      </span>
    </span>
  );
}

/** One sentence, in the log's own words. */
export function Since({ visit, now, dated }: { readonly visit: Visit; readonly now: number; readonly dated: boolean }) {
  const { since } = visit;
  if (since === null) return null;
  const who = since.by === null ? '' : (visit.seats.find((x) => x.seat === since.by)?.name ?? '');
  const text = who === '' ? since.text : words.tables.said(who, since.text);
  return (
    <p className={css.since}>
      {dated && <i>{words.tables.since(dayOf(since.at, now))}</i>} {text}
    </p>
  );
}
