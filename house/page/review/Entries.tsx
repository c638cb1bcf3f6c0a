/** The other entries of a review, group by group: the reader's other mistakes, luck, and what the others gave away. */

import { Bold, ClauseLink, cx, LinkButton } from '@pesthouse/board';
import type { Fortune } from '@pesthouse/bots/review';
import type { ReactNode } from 'react';
import type { Film } from '../film/film.ts';
import { SeatMark } from '../shown/SeatMark.tsx';
import type { Way } from './Costliest.tsx';
import css from './entries.module.css';
import type { Found } from './found.ts';
import { Mark } from './Mark.tsx';
import { becauseOf, costOf, type Reader, ranged, whoIs, whoMoved } from './why.ts';

interface Props {
  readonly reader: Reader;
  readonly film: Film;
  readonly seats: number;
  /** Whose luck it is. */
  readonly whose: number;
  readonly way: Way;
  openRule(clause: string): void;
}

/** What the dice and cards did, as the log tells it; what the move itself did before anything was drawn is no luck. */
const happened = (film: Film, { at, told }: Fortune, as: number): string => {
  const item = film.as(film.eyes.includes(as) ? as : (film.eyes[0] ?? as))[at + 1];
  if (item === undefined) return '';
  const lines = item.events
    .slice(told[as] ?? 0)
    .map((e) => film.game.text.event(item.view, e))
    .filter((x) => x !== '');
  return lines.slice(0, 2).join(' ');
};

function Entry({ found, reader, film, seats, whose, way, openRule }: Props & { readonly found: Found }) {
  const { words, game, view } = reader;
  const luck = found.kind === 'luck' ? found.fortune.seats[whose] : undefined;
  const swing = found.kind === 'luck' ? ranged(luck?.luck ?? { mean: 0, error: 0 }, seats) : costOf(found.turn.gain, seats);
  const up = found.kind === 'luck' && (luck?.luck.mean ?? 0) > 0;
  let words1: ReactNode;
  let words2: ReactNode;
  if (found.kind === 'luck') {
    words1 = <Bold>{happened(film, found.fortune, whose) || words.drawn}</Bold>;
    words2 =
      (luck?.luck.mean ?? 0) < 0
        ? words.luckAgainst(whose === reader.you ? null : whoIs(reader, whose))
        : words.luckFor(whose === reader.you ? null : whoIs(reader, whose));
  } else {
    const { turn } = found;
    words1 = (
      <>
        {words.played(whoMoved(reader, turn.seat, turn.at))} <Bold>{turn.played}</Bold>
      </>
    );
    words2 = (
      <>
        {words.better}{' '}
        <b>
          <Bold>{turn.better}</Bold>
        </b>
        {'. '}
        <Bold>{becauseOf(reader, turn.seat, turn.grounds)}</Bold> {turn.clause !== null && <ClauseLink clause={turn.clause} game={game.id} open={openRule} />}
      </>
    );
  }
  return (
    <li className={cx(css.entry, found.kind === 'luck' && css.lucky)} data-found={found.kind}>
      <Mark found={found} />
      <SeatMark game={game} view={view} seat={found.seat} size={26} />
      <div className={css.text}>
        <p>{words1}</p>
        <p className={css.why}>{words2}</p>
      </div>
      <div className={css.chances}>
        <span>
          <b className={cx(up ? css.up : css.down)}>{swing}</b> <small>{words.pointsWord(seats)}</small>
        </span>
        <small className={css.when}>{words.moveAt(found.at + 1)}</small>
      </div>
      <LinkButton
        size="s"
        href={way.href(found.at, found.seat)}
        aria-label={words.goLong(found.mark, found.at)}
        {...(way.go && {
          onClick: (e) => {
            e.preventDefault();
            way.go?.(found.at, found.seat);
          },
        })}
      >
        {words.goShort}
      </LinkButton>
    </li>
  );
}

export function Entries({ title, all, empty, ...rest }: Props & { readonly title: string; readonly all: readonly Found[]; readonly empty?: string }) {
  if (all.length === 0 && empty === undefined) return null;
  return (
    <section aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {all.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ol className={css.entries}>
          {all.map((found) => (
            <Entry key={`${found.kind}${found.at}`} {...rest} found={found} />
          ))}
        </ol>
      )}
    </section>
  );
}
