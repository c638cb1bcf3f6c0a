/** A person's page: what they have played, how it went, against whom, and how sure the rating is. */

import { type FinishedInfo, type GameResults, hidden, type PersonResults, personResults } from '@pesthouse/api';
import { cx } from '@pesthouse/board';
import { useState } from 'react';
import { Link } from 'wouter';
import { doors } from '../house/doors.ts';
import { Thumb } from '../house/tables/parts.tsx';
import { dateOf } from '../house/tables/when.ts';
import { Avatar } from '../kit/avatar.tsx';
import { useTitle } from '../kit/badge.ts';
import { toast } from '../kit/toast.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { signedInAs } from '../marks.ts';
import { useText } from '../text/index.ts';
import { locale } from '../text/language.ts';
import { results as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { InvitePerson } from './invited.tsx';
import css from './people.module.css';
import { Axis, Places, RatingBar, RatingNumber, Wins } from './plots.tsx';
import { Records } from './records.tsx';
import { Room } from './room.tsx';
import { post, useAsked } from './useasked.ts';

const titleOf = (game: string): string => doors().find((d) => d.id === game)?.words.title ?? game;

function GameRow({ x }: { readonly x: GameResults }) {
  return (
    <tr>
      <td className={css.poster}>
        <Thumb game={x.game} width={36} />
      </td>
      <th scope="row">
        {titleOf(x.game)}
        <small>{words.person.gamesN(x.games)}</small>
      </th>
      <td className={css.won}>
        <b>{x.won}</b> {words.person.wonN}
        <Wins won={x.won} games={x.games} chance={x.chance} />
      </td>
      <td className={css.last}>
        <Places places={x.places} />
      </td>
      <td className={css.bar}>
        <RatingBar rating={x.rating} />
      </td>
      <td className={css.number}>
        <RatingNumber rating={x.rating} />
      </td>
    </tr>
  );
}

function Bots({ of }: { readonly of: readonly GameResults[] }) {
  const text = useText();
  const all = of.filter((x) => x.bots.length > 0);
  if (all.length === 0) return null;
  return (
    <>
      {all.map((x) => (
        <span key={x.game} className={css.bots}>
          {titleOf(x.game)}. {words.person.bots(x.bots.map((b) => words.person.bot(text.levels[b.level].name, b.value, b.give)).join(', '))}
        </span>
      ))}
    </>
  );
}

function ByGame({ of }: { readonly of: PersonResults }) {
  const { apart } = of;
  return (
    <section className={cx(css.panel, css.games)} aria-labelledby="by-game">
      <header>
        <h2 id="by-game">{words.person.byGame}</h2>
        <small>{words.person.byGameAbout}</small>
      </header>
      {of.byGame.length === 0 ? (
        <p className={css.note}>{words.person.nothing}</p>
      ) : (
        <table className={css.table}>
          <tbody>
            {of.byGame.map((x) => (
              <GameRow key={x.game} x={x} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th />
              <td className={css.won}>
                <i className={css.tick} /> {words.person.chance}
              </td>
              <td className={css.last}>{words.person.tall}</td>
              <td className={css.bar}>
                <Axis />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      <p className={css.note}>
        <b>{words.person.about}</b> {words.person.aboutLong}
        {apart.variant + apart.abandoned + apart.unrated > 0 && ` ${words.person.apart(apart.variant, apart.abandoned, apart.unrated)}`}
        <Bots of={of.byGame} />
      </p>
    </section>
  );
}

/** Below so many meetings nothing can be said. */
const FEW_MEETINGS = 8;

function Against({ of }: { readonly of: PersonResults }) {
  if (of.against.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="against">
      <header>
        <h2 id="against">{words.person.against}</h2>
        <small>{words.person.againstAbout}</small>
      </header>
      <ul className={css.against}>
        {of.against.map((x) => {
          const met = x.ahead + x.behind;
          const few = met + x.level < FEW_MEETINGS;
          return (
            <li key={x.with.person} className={cx(few && css.few)} title={few ? words.person.few : undefined}>
              <Avatar avatar={x.with.avatar} size={30} />
              <Link href={`/person/${x.with.person}`}>{x.with.name}</Link>
              <span className={css.halves} role="img" aria-label={words.person.againstIs(x.with.name, x.ahead, x.behind)}>
                <u style={{ width: `${met === 0 ? 50 : Math.round((100 * x.ahead) / met)}%` }} />
              </span>
              <span className={css.pair} aria-hidden="true">
                <b>{x.ahead}</b> : {x.behind}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const WEEK = 7 * 24 * 3_600_000;

function Weeks({ of }: { readonly of: PersonResults }) {
  const weeks = of.weeks.map((games, i) => ({ games, ago: of.weeks.length - i }));
  const played = of.weeks.filter((n) => n > 0).length;
  const first = new Intl.DateTimeFormat(locale, { month: 'long' }).format(Date.now() - (of.weeks.length - 1) * WEEK);
  return (
    <section className={css.panel} aria-labelledby="weeks">
      <header>
        <h2 id="weeks">{words.person.weeks}</h2>
      </header>
      <div className={css.weeks} role="img" aria-label={words.person.weeksIs(of.weeks)}>
        {weeks.map((x) => (
          <i key={x.ago} data-games={Math.min(3, x.games)} />
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{first}</span>
        <span>{words.person.now}</span>
      </div>
      <p className={css.said}>{words.person.weeksSaid(played, of.weeks.length)}</p>
    </section>
  );
}

const saidOf = (x: FinishedInfo, person: string): string => {
  const own = x.seats.find((s) => s.person === person);
  if (own === undefined || own.place === 0) return '';
  if (x.seats.length === 1) return words.person.points(own.score);
  if (x.unordered) return own.place === 1 ? words.tables.won : words.tables.lost;
  const best = Math.max(...x.seats.filter((s) => s !== own).map((s) => s.score));
  return `${words.person.placed(own.place, x.seats.length)}, ${words.tables.scores(own.score, best)}`;
};

function Recent({ of }: { readonly of: PersonResults }) {
  if (of.recent.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="recent">
      <header>
        <h2 id="recent">{words.person.recent}</h2>
      </header>
      <ul className={css.lines}>
        {of.recent.map((x) => (
          <li key={x.table}>
            <Thumb game={x.game} width={28} />
            <span className={css.grow}>
              <b>{x.name}</b>
              <small>
                {saidOf(x, of.person.person)}, {dateOf(x.at, Date.now())}
              </small>
            </span>
            <Link href={`/replay/${x.table}`}>{words.tables.replay}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Alone({ of }: { readonly of: PersonResults }) {
  if (of.alone.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="alone">
      <header>
        <h2 id="alone">{words.person.alone}</h2>
      </header>
      <p className={css.said}>{words.person.aloneAbout}</p>
      <ul className={css.lines}>
        {of.alone.map((x) => (
          <li key={`${x.game} ${x.variant}`}>
            <Thumb game={x.game} width={28} />
            <span className={css.grow}>
              <b>
                {titleOf(x.game)}
                {x.variant !== null && <small>{words.person.aloneBy}</small>}
              </b>
              <small>{words.person.gamesN(x.games)}</small>
            </span>
            <span className={css.scores}>
              {x.best.map((y) => (
                <Link key={y.table} href={`/replay/${y.table}`} title={dateOf(y.at, Date.now())}>
                  {y.score}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Mine alone to press. */
function Hide({ of }: { readonly of: PersonResults }) {
  const [on, setOn] = useState(of.hidden);
  const set = async (next: boolean): Promise<void> => {
    try {
      setOn(hidden.parse(await post('/api/me/hidden', { hidden: next })).hidden);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
  };
  return (
    <section className={css.panel}>
      <div className={css.hide}>
        <Toggle on={on} set={(next) => void set(next)} name={words.person.hide} about={words.person.hideAbout} />
      </div>
    </section>
  );
}

function Page({ of }: { readonly of: PersonResults }) {
  useTitle(of.person.name);
  const opened = new Set([...of.byGame.map((x) => x.game), ...of.alone.map((x) => x.game)]).size;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(of.since);
  return (
    <main id="main" className={css.person}>
      <section className={css.phead}>
        <span className={css.portrait}>
          <Avatar avatar={of.person.avatar} size={104} />
        </span>
        <div className={css.grow}>
          <h1>{of.person.name}</h1>
          <p className={css.lead}>
            {words.person.since(month)}{' '}
            {of.circles.length > 0 && (
              <>
                {words.person.inCircle}{' '}
                {of.circles.map((x, i) => (
                  <span key={x.circle}>
                    {i > 0 && ', '}
                    <Link href={`/circle/${x.circle}`}>{x.name}</Link>
                  </span>
                ))}
                .
              </>
            )}{' '}
            {of.own && signedInAs() === null && words.person.ownGuest}
          </p>
        </div>
        <dl className={css.big}>
          <div>
            <dt>{words.person.games}</dt>
            <dd>{of.games}</dd>
          </div>
          <div>
            <dt>{words.person.won}</dt>
            <dd>{of.won}</dd>
          </div>
          <div>
            <dt>{words.person.doors}</dt>
            <dd>
              {opened}
              <small>{words.person.doorsOf(doors().length)}</small>
            </dd>
          </div>
        </dl>
        {!of.own && <InvitePerson of={of.person} />}
      </section>
      <div className={css.left}>
        <ByGame of={of} />
        {of.records.length > 0 && (
          <section aria-labelledby="records">
            <h2 className={css.sc} id="records">
              {words.person.records}
            </h2>
            <Records records={of.records} names={false} />
          </section>
        )}
      </div>
      <div className={css.right}>
        <Against of={of} />
        <Weeks of={of} />
        <Recent of={of} />
        <Alone of={of} />
        {of.own && <Hide of={of} />}
      </div>
    </main>
  );
}

export default function PersonPage({ id }: { readonly id: string }) {
  const [asked, again] = useAsked(personResults, `/api/persons/${encodeURIComponent(id)}`);
  return (
    <Room asked={asked} again={again}>
      {(of) => <Page of={of} />}
    </Room>
  );
}
