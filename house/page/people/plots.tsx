/** The plots of results: wins against chance, last places, a rating with its span. Each says its numbers in words too. */
import type { Rating } from '@pesthouse/api';
import { cx } from '@pesthouse/board';
import { FEWEST, START } from '@pesthouse/table/ratings';
import { fixed } from '../text/figures.ts';
import { results as words } from '../text/rooms.ts';
import css from './plots.module.css';

const WIDE = 120;

export function Wins({ won, games, chance }: { readonly won: number; readonly games: number; readonly chance: number }) {
  const part = games === 0 ? 0 : won / games;
  const mark = games === 0 ? 0 : chance / games;
  return (
    <svg className={css.wins} viewBox={`0 0 ${WIDE} 18`} role="img" aria-label={words.person.wonIs(won, games, fixed(chance, 1))}>
      <rect y="5" width={WIDE} height="8" rx="1" className={css.ground} />
      <rect y="5" width={WIDE * part} height="8" rx="1" className={css.bar} />
      <path d={`M${WIDE * mark} 1v16`} className={css.chance} />
    </svg>
  );
}

const PLACES = 12;

/** Tall is first; the last one stands at the right. */
export function Places({ places }: { readonly places: readonly { readonly place: number; readonly of: number }[] }) {
  const bars = places.map(({ place, of }, i) => ({
    x: (PLACES - places.length + i) * 11,
    height: 4 + 22 * (of <= 1 ? 1 : 1 - (Math.min(place, of) - 1) / (of - 1)),
    first: place === 1,
  }));
  return (
    <svg className={css.places} viewBox="0 0 132 30" role="img" aria-label={words.person.places(places.map((x) => x.place))}>
      {bars.map(({ x, height, first }) => (
        <rect key={x} x={x} y={28 - height} width="8" height={height} rx="1" className={first ? css.bar : css.less} />
      ))}
      <path d="M0 28.500h132" className={css.axis} />
    </svg>
  );
}

const LEAST = 1250;
const MOST = 1750;
const ROOM = 230;
/** What is off the scale stands at its end. */
const along = (value: number): number => (Math.max(LEAST, Math.min(MOST, value)) - LEAST) * (ROOM / (MOST - LEAST));

export function RatingBar({ rating }: { readonly rating: Rating | null }) {
  const sure = rating !== null && rating.games >= FEWEST;
  const [from, to] = rating === null ? [0, ROOM] : [along(rating.value - rating.give), along(rating.value + rating.give)];
  const label = rating === null || !sure ? words.person.unsureAbout(FEWEST - (rating?.games ?? 0)) : words.person.rating(rating.value, rating.give);
  return (
    <svg className={css.rating} viewBox={`0 0 ${ROOM} 30`} role="img" aria-label={label}>
      <path d={`M${along(START)} 0v30`} className={css.middle} />
      <path d={`M0 15h${ROOM}`} className={css.axis} />
      {rating !== null && <rect x={from} y="9" width={Math.max(12, to - from)} height="12" rx="6" className={cx(css.span, !sure && css.unsure)} />}
      {rating !== null && sure && <circle cx={along(rating.value)} cy="15" r="5.500" className={css.dot} />}
    </svg>
  );
}

/** Its numbers stay as large as they are where the bars above them are drawn smaller. */
export function Axis() {
  return (
    <span className={css.scale} aria-hidden="true">
      {[1300, START, 1700].map((x) => (
        <span key={x} style={{ left: `${(along(x) / ROOM) * 100}%` }}>
          {x}
        </span>
      ))}
    </span>
  );
}

/** The number beside the bar: nothing is claimed before there are games enough. */
export function RatingNumber({ rating }: { readonly rating: Rating | null }) {
  if (rating === null || rating.games < FEWEST) return <small className={css.more}>{words.person.unsure(FEWEST - (rating?.games ?? 0))}</small>;
  return (
    <>
      <b>{rating.value}</b>
      <small>± {rating.give}</small>
    </>
  );
}
