/** In the owner's room: which reports wait, each the way to it. */

import { LinkButton } from '@pesthouse/board';
import { Avatar } from '../kit/avatar.tsx';
import { owner } from '../text/rooms.ts';
import { casesOf } from './cases.ts';
import css from './owner.module.css';
import { whenOf } from './say.ts';
import { useReports } from './usereports.ts';

const words = owner.reports;

export function Reported() {
  const [all] = useReports();
  if (all === null || all.length === 0) return null;
  const { waiting, settled } = casesOf(all);
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title(waiting.length)}</h2>
        <small>{words.only}</small>
      </header>
      <ul>
        {waiting.map((x) => (
          <li key={x.last.id} className={css.person}>
            <Avatar avatar={x.last.avatar} size={28} />
            <span className={css.who}>
              <b>{x.last.name}</b>
              <small>
                {words.at(words.reasons[x.last.reason], x.last.tableName)}, {whenOf(x.last.at, Date.now())}
              </small>
            </span>
            <LinkButton size="s" variant="primary" href={`/owner/reports/${x.last.id}`}>
              {words.people(x.by.length)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        <LinkButton variant="quiet" size="s" href="/owner/reports">
          {settled.length > 0 ? words.settled(settled.length) : words.all}
        </LinkButton>
      </p>
    </section>
  );
}
