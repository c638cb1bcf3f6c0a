/** Beside the tables: which editions are played, what went wrong, and every setting with where it comes from. */

import { Button, cx, Icon } from '@pesthouse/board';
import { useState } from 'react';
import { doors } from '../house/doors.ts';
import { owner } from '../text/rooms.ts';
import css from './owner.module.css';
import { OK, useGivenRoom } from './room.ts';
import { ago } from './say.ts';

export function Editions() {
  const { view } = useGivenRoom();
  const words = owner.rules;
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title}</h2>
        <small>{words.about}</small>
      </header>
      <ul className={css.editions}>
        {view.editions.map(({ game, newest, lines }) => {
          const door = doors().find((x) => x.id === game);
          return (
            <li key={game}>
              {door !== undefined && <img src={door.poster} alt="" width={22} height={28} />}
              <b>{door?.words.title ?? game}</b>
              <span className={css.bars}>
                {lines.length === 0 && <small>{words.none}</small>}
                {lines.map((x) => {
                  const state = !x.known ? words.unreadable : x.edition === newest ? words.newest : words.older;
                  return (
                    <span
                      key={x.edition}
                      className={cx(css.bar, !x.known ? css.strange : x.edition !== newest && css.older)}
                      style={{ flexGrow: x.tables }}
                      title={state}
                    >
                      {x.edition}
                      <span className="vh"> ({state})</span>
                    </span>
                  );
                })}
              </span>
              <span className={css.count}>{lines.map((x) => x.tables).join(' + ') || '0'}</span>
            </li>
          );
        })}
      </ul>
      <p className={css.legend}>
        {[
          { name: words.newest, look: undefined },
          { name: words.older, look: css.older },
          { name: words.unreadable, look: css.strange },
        ].map(({ name, look }) => (
          <span key={name}>
            <i className={cx(css.bar, look)} />
            {name}
          </span>
        ))}
      </p>
    </section>
  );
}

export function Errors() {
  const { view, now, does } = useGivenRoom();
  const words = owner.errors;
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title}</h2>
        <small>{words.about(view.troubles.length)}</small>
      </header>
      <ul>
        {view.troubles.map((x, i) => (
          <li key={x.kind} className={css.error}>
            <b className={cx(css.times, i === 0 && css.first)}>{x.n}</b>
            <span className={css.who}>
              <b title={x.kind}>{x.kind}</b>
              <small title={x.words}>
                {ago(x.last, now)}
                {x.table === '' ? '' : `, ${words.at(x.table)}`}
                {x.words === '' ? '' : `: ${x.words}`}
              </small>
            </span>
            <Button size="s" variant="quiet" aria-label={words.seenWhat(x.kind)} onClick={() => void does('looked', { kind: x.kind }, OK)}>
              {words.seen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Settings() {
  const { view } = useGivenRoom();
  const [all, setAll] = useState(false);
  const words = owner.settings;
  const shown = view.settings.filter((x) => all || x.from !== 'default');
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title}</h2>
        <small>
          <Icon name="lock" size={13} /> {words.about}
        </small>
      </header>
      <table className={css.settings}>
        <tbody>
          {shown.map((x) => (
            <tr key={x.key}>
              <th scope="row">
                <code>{x.env}</code>
              </th>
              <td>{x.secret ? words.set : x.value === null || x.value === '' ? '–' : String(x.value)}</td>
              <td className={css.from}>{words.from[x.from]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.foot}>
        <Button variant="quiet" size="s" onClick={() => setAll(!all)}>
          {all ? words.few : words.all}
        </Button>
      </p>
    </section>
  );
}
