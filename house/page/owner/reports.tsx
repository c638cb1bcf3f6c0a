/** The room of reports: those that wait and those that are settled, and beside them the one that is looked at. */

import { cx, Icon, useNarrow } from '@pesthouse/board';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import lantern from '../house/art/lantern.svg';
import { Avatar } from '../kit/avatar.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { owner } from '../text/rooms.ts';
import { type Case, casesOf } from './cases.ts';
import { outcomeOf, ReportOf } from './report.tsx';
import css from './reports.module.css';
import { whenOf } from './say.ts';
import { useReports } from './usereports.ts';

const words = owner.reports;
const PLACE = '/owner/reports';
/** So many settled ones stand below those that wait. */
const FEW = 3;

function Line({ of, on }: { readonly of: Case; readonly on: boolean }) {
  const { last } = of;
  const waits = last.decided === null;
  return (
    <li>
      <Link href={`${PLACE}/${last.id}`} className={cx(css.case, on && css.here)} aria-current={on ? 'true' : undefined}>
        <Avatar avatar={last.avatar} size={34} />
        <span className={css.grow}>
          <b>{last.name}</b>
          <small>{waits ? words.at(words.reasons[last.reason], last.tableName) : outcomeOf(last)}</small>
        </span>
        <span className={css.side}>
          {waits ? <em className={cx(of.by.length > 1 && css.many)}>{words.people(of.by.length)}</em> : <Icon name="check" size={16} />}
          <small>{whenOf(last.decided ?? last.at, Date.now())}</small>
        </span>
      </Link>
    </li>
  );
}

export function Reports({ id }: { readonly id: string | undefined }) {
  const [all, look] = useReports();
  const [, go] = useLocation();
  const narrow = useNarrow();
  const [which, setWhich] = useState<'waiting' | 'settled'>('waiting');
  if (all === null) return null;
  const { waiting, settled } = casesOf(all);
  const asked = [...waiting, ...settled].find((x) => x.all.some((y) => y.id === id));
  // On a phone the list comes first.
  const open = asked ?? (narrow ? undefined : ((which === 'waiting' ? waiting[0] : undefined) ?? settled[0]));
  const below = which === 'settled' ? settled : settled.slice(0, FEW);
  return (
    <>
      <header className={css.head}>
        <img src={lantern} alt="" width={40} height={52} />
        <div className={css.grow}>
          <h1>{words.title(waiting.length)}</h1>
          <p>{words.only}</p>
        </div>
        {settled.length > 0 && (
          <Segmented
            label={words.which}
            value={which}
            segments={[
              { value: 'waiting', name: words.waiting(waiting.length) },
              { value: 'settled', name: words.settled(settled.length) },
            ]}
            set={(x) => {
              setWhich(x);
              go(PLACE);
            }}
          />
        )}
      </header>
      {all.length === 0 ? (
        <p className={css.small}>{words.none}</p>
      ) : (
        <div className={css.columns} data-open={narrow && asked !== undefined ? '' : undefined}>
          <nav className={css.list} aria-label={words.name}>
            {which === 'waiting' && waiting.length > 0 && (
              <ul>
                {waiting.map((x) => (
                  <Line key={x.last.id} of={x} on={x === open} />
                ))}
              </ul>
            )}
            {below.length > 0 && (
              <>
                <h2>{words.old}</h2>
                <ul>
                  {below.map((x) => (
                    <Line key={x.last.id} of={x} on={x === open} />
                  ))}
                </ul>
              </>
            )}
            <p className={css.note}>{words.kept}</p>
          </nav>
          {open !== undefined && (
            <div className={css.main}>
              {narrow && (
                <Link href={PLACE} className={css.back}>
                  <Icon name="step-back" size={18} /> {words.all}
                </Link>
              )}
              <ReportOf
                key={open.last.id}
                of={open}
                onDone={() => {
                  void look();
                  go(PLACE);
                }}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
