/** A circle of friends: its next evening, its week, its tables, where everybody stands, who beats whom, and its records. Only members see it. */

import { type CircleInfo, circleInfo, type FinishedInfo } from '@pesthouse/api';
import { Button, cx, LinkButton } from '@pesthouse/board';
import { tiedAtTop } from '@pesthouse/table/ratings';
import { useState } from 'react';
import { Link } from 'wouter';
import { Thumb } from '../house/tables/parts.tsx';
import { Avatar } from '../kit/avatar.tsx';
import { useTitle } from '../kit/badge.ts';
import { toast } from '../kit/toast.tsx';
import { results as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import type { Act } from './act.ts';
import css from './circle.module.css';
import { Evening } from './evening.tsx';
import { Matrix } from './matrix.tsx';
import { Members } from './members.tsx';
import { OpenTable } from './opentable.tsx';
import page from './people.module.css';
import { RatingBar, RatingNumber } from './plots.tsx';
import { BlankRecords, Records } from './records.tsx';
import { Room } from './room.tsx';
import { post, useAsked } from './useasked.ts';
import { shortDay } from './when.ts';

/** The first in large, then the others in their order. */
function Podium({ of }: { readonly of: FinishedInfo }) {
  const seats = [...of.seats].sort((a, b) => a.place - b.place);
  return (
    <ol className={css.podium}>
      {seats.map((x) => (
        <li key={x.seat} title={x.name}>
          <Avatar avatar={x.avatar} bot={x.level !== null} size={x.place === 1 ? 34 : 26} />
          <span className="vh">{x.name}</span>
          <i>{of.unordered && x.place > 1 ? '–' : x.place}</i>
        </li>
      ))}
    </ol>
  );
}

const wonBy = (x: FinishedInfo): string => {
  const first = x.seats.filter((s) => s.place === 1);
  const names = first.map((s) => s.name).join(', ');
  const best = first[0]?.score;
  const others = x.seats.filter((s) => s.place !== 1).map((s) => s.score);
  return x.unordered || best === undefined || others.length === 0 ? names : `${names}, ${words.tables.scores(best, Math.max(...others))}`;
};

function Week({ of }: { readonly of: CircleInfo }) {
  return (
    <section className={page.panel} aria-labelledby="week">
      <header>
        <h2 id="week">{words.circle.week}</h2>
        <small>{words.person.gamesN(of.week.length)}</small>
      </header>
      {of.week.length === 0 ? (
        <p className={page.said}>{words.circle.weekNone}</p>
      ) : (
        <ul className={css.week}>
          {of.week.map((x) => (
            <li key={x.table}>
              <span className={css.day}>{shortDay(x.at)}</span>
              <Thumb game={x.game} width={30} />
              <span className={page.grow}>
                <b>{x.name}</b>
                <small>{wonBy(x)}</small>
              </span>
              <Podium of={x} />
              <Link href={`/replay/${x.table}`}>{words.tables.replay}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Tables({ of }: { readonly of: CircleInfo }) {
  if (of.tables.length === 0) return null;
  return (
    <section className={page.panel} aria-labelledby="its-tables">
      <header>
        <h2 id="its-tables">{words.circle.tables}</h2>
      </header>
      <ul className={page.lines}>
        {of.tables.map((x) => (
          <li key={x.table}>
            <Thumb game={x.game} width={30} />
            <span className={page.grow}>
              <b>{x.name}</b>
              <small>{x.status === 'playing' ? words.circle.playing : words.circle.seated(x.taken, x.seats)}</small>
            </span>
            <LinkButton size="s" href={`/table/${x.table}`}>
              {words.circle.toTable}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ of }: { readonly of: CircleInfo }) {
  const tied = tiedAtTop(of.standing.map((x) => x.rating));
  return (
    <section className={page.panel} aria-labelledby="standing">
      <header>
        <h2 id="standing">{words.circle.standing}</h2>
      </header>
      {of.standing.length === 0 ? (
        <p className={page.said}>{words.circle.standingNone}</p>
      ) : (
        <>
          <ol className={css.standing}>
            {of.standing.map((x) => {
              const who = of.members.find((m) => m.person === x.person);
              return (
                <li key={x.person}>
                  <Avatar avatar={who?.avatar ?? ''} size={30} />
                  <Link href={`/person/${x.person}`}>{who?.name ?? ''}</Link>
                  <RatingBar rating={x.rating} />
                  <span className={cx(page.number, css.number)}>
                    <RatingNumber rating={x.rating} />
                  </span>
                </li>
              );
            })}
          </ol>
          {of.standing.length > 1 && <p className={page.note}>{words.circle.overlap(tied)}</p>}
        </>
      )}
    </section>
  );
}

/** Faces in a ring. */
function Crest({ of }: { readonly of: CircleInfo }) {
  const shown = of.members.slice(0, 5);
  return (
    <span className={css.crest} aria-hidden="true">
      {shown.map((x, i) => (
        <span key={x.person} style={{ '--turn': `${(360 / shown.length) * i - 90}deg` }}>
          <Avatar avatar={x.avatar} size={48} />
        </span>
      ))}
    </span>
  );
}

function Page({ of, again }: { readonly of: CircleInfo; readonly again: () => void }) {
  useTitle(of.name);
  const [dialog, setDialog] = useState<'members' | 'table' | null>(null);
  const act: Act = async (wish) => {
    try {
      await post(`/api/circles/${of.circle}/act`, wish);
      again();
      return true;
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
      return false;
    }
  };
  return (
    <main id="main" className={cx(page.circle, css.page)}>
      <section className={cx(page.chead, css.head)}>
        <Crest of={of} />
        <div className={page.grow}>
          <h1>{of.name}</h1>
          <p className={page.lead}>{words.circle.lead(of.members.length, of.games)}</p>
        </div>
        <div className={css.acts}>
          <Button size="l" icon="link" onClick={() => setDialog('members')}>
            {words.circle.invite}
          </Button>
          <Button size="l" icon="plus" onClick={() => setDialog('table')}>
            {words.circle.open}
          </Button>
        </div>
      </section>
      <Evening of={of} act={act} />
      <div className={css.columns}>
        <div className={css.column}>
          <Tables of={of} />
          <Week of={of} />
          <Matrix of={of} />
        </div>
        <div className={css.column}>
          <Standing of={of} />
          <section className={css.hall} aria-labelledby="hall">
            <h2 id="hall">{words.circle.hall}</h2>
            {of.records.length === 0 ? <BlankRecords /> : <Records records={of.records} names />}
          </section>
        </div>
      </div>
      <Members of={of} act={act} open={dialog === 'members'} onClose={() => setDialog(null)} />
      <OpenTable of={of} act={act} open={dialog === 'table'} onClose={() => setDialog(null)} />
    </main>
  );
}

export default function CirclePage({ id }: { readonly id: string }) {
  const [asked, again] = useAsked(circleInfo, `/api/circles/${encodeURIComponent(id)}`);
  return (
    <Room asked={asked} again={again}>
      {(of) => <Page of={of} again={again} />}
    </Room>
  );
}
