/** The costliest own move: the position, what was chosen, what was better and why, what it cost, and both chances on one line. */

import { Bold, ClauseLink, cx, LinkButton } from '@pesthouse/board';
import type { Estimate } from '@pesthouse/bots/judgement';
import type { ReactNode } from 'react';
import css from './costliest.module.css';
import type { Found } from './found.ts';
import { Mark } from './Mark.tsx';
import { becauseOf, costOf, howMuch, type Reader, whoMoved } from './why.ts';

/** Where a position can be seen and played on. */
export interface Way {
  href(at: number, as: number): string;
  /** Where the reader already is at the replay, a way in place. */
  go?: (at: number, as: number) => void;
  /** A picture of the position, and the button that plays on from it. */
  picture?: (at: number, as: number) => ReactNode;
  playOn?: (at: number, as: number) => ReactNode;
}

/** On the scale of all chances, or for a score of what the two reach. */
const placed = (x: number, seats: number, most: number): number => Math.max(0, Math.min(100, (x / (seats < 2 ? Math.max(1, most) : 1)) * 100));

function Line({ reader, seats, hopes: [better, played] }: { readonly reader: Reader; readonly seats: number; readonly hopes: readonly [Estimate, Estimate] }) {
  const { words } = reader;
  const most = Math.max(better.mean, played.mean) * 1.2;
  const at = (x: number): string => `${placed(x, seats, most)}%`;
  const bar = (x: Estimate, kind: 'bet' | 'aft') => <i className={cx(css.tick, css[kind])} style={{ left: at(x.mean) }} />;
  const label = (x: number): { left: string; transform: string } => {
    const p = placed(x, seats, most);
    return { left: `${p}%`, transform: `translateX(-${p < 15 ? 0 : p > 85 ? 100 : 50}%)` };
  };
  return (
    <div className={css.line}>
      <span className={cx(css.said, css.above)} style={label(better.mean)}>
        {words.withBetter} <b>{howMuch(words, seats, better.mean)}</b>
      </span>
      {bar(played, 'aft')}
      {bar(better, 'bet')}
      <span className={cx(css.said, css.below)} style={label(played.mean)}>
        {words.withPlayed} <b>{howMuch(words, seats, played.mean)}</b>
      </span>
    </div>
  );
}

interface Props {
  readonly reader: Reader;
  readonly seats: number;
  readonly found: Extract<Found, { readonly kind: 'own' | 'theirs' }>;
  readonly way: Way;
  /** Of how many moves. */
  readonly last: number;
  openRule(clause: string): void;
}

export function Costliest({ reader, seats, found, way, last, openRule }: Props) {
  const { words, game } = reader;
  const { turn } = found;
  const mine = turn.seat === reader.you;
  return (
    <section className={css.hero} aria-label={mine ? words.costliest : words.costliestOf(whoMoved(reader, turn.seat, turn.at))}>
      <header className={css.head}>
        <Mark found={found} />
        <h3>{mine ? words.costliest : words.costliestOf(whoMoved(reader, turn.seat, turn.at))}</h3>
        <span className={css.when}>{words.moveOf(turn.at + 1, last)}</span>
        <b className={css.cost}>
          {costOf(turn.gain, seats)} <small>{words.pointsWord(seats)}</small>
        </b>
      </header>
      <div className={css.body}>
        {way.picture !== undefined && (
          <div className={css.picture} data-explains="" data-moment={`${turn.at} ${turn.seat}`}>
            {way.picture(turn.at, turn.seat)}
          </div>
        )}
        <div className={css.text}>
          <dl>
            <dt>{mine ? words.you : words.they}</dt>
            <dd>
              <Bold>{turn.played}</Bold>
            </dd>
            <dt className={css.better}>{words.betterWord}</dt>
            <dd>
              <b>
                <Bold>{turn.better}</Bold>
              </b>
            </dd>
          </dl>
          <p className={css.because}>
            <Bold>{becauseOf(reader, turn.seat, turn.grounds)}</Bold>{' '}
            {turn.clause !== null && <ClauseLink clause={turn.clause} game={game.id} open={openRule} />}
          </p>
        </div>
      </div>
      <Line reader={reader} seats={seats} hopes={turn.hopes} />
      <footer className={css.foot}>
        {way.playOn?.(turn.at, turn.seat)}
        <LinkButton
          icon="eye"
          href={way.href(turn.at, turn.seat)}
          aria-label={words.goLong(found.mark, turn.at)}
          {...(way.go && {
            onClick: (e) => {
              e.preventDefault();
              way.go?.(turn.at, turn.seat);
            },
          })}
        >
          {words.go}
        </LinkButton>
        <small className={css.judged}>{turn.rounds === 0 ? words.counted : words.judgedBy(turn.rounds)}</small>
      </footer>
    </section>
  );
}
