/** What the house knows of anybody: every table of its store and every column, in plain words. */

import { LinkButton } from '@pesthouse/board';
import plain from '../house/plain.module.css';
import { PlainPage } from '../house/plain.tsx';
import { storedWords, privacy as words } from '../text/rooms.ts';
import css from './privacy.module.css';

export default function PrivacyPage() {
  return (
    <PlainPage title={words.title} lead={words.lead}>
      <section className={plain.section}>
        <h2>{words.short}</h2>
        <ul className={css.points}>
          {words.points.map((x) => (
            <li key={x}>{x}</li>
          ))}
        </ul>
        <LinkButton href="/settings" icon="person">
          {words.mine}
        </LinkButton>
      </section>
      <section className={plain.section}>
        <h2>{words.stored}</h2>
        <p className={css.dim}>{words.storedLead}</p>
        <div className={css.tables}>
          {Object.entries(storedWords).map(([table, x]) => (
            <article key={table} className={css.table}>
              <h3>{x.title}</h3>
              <p>{x.about}</p>
              <p className={css.goes}>
                <b>{words.keeps}</b> {x.goes}
              </p>
              <details>
                <summary>
                  {words.technical}: <code>{table}</code>
                </summary>
                <dl>
                  {Object.entries(x.columns).map(([column, what]) => (
                    <div key={column}>
                      <dt>
                        <code>{column}</code>
                      </dt>
                      <dd>{what}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </article>
          ))}
        </div>
        <p className={css.dim}>{words.besides}</p>
      </section>
      <section className={plain.section}>
        <h2>{words.browser}</h2>
        <p className={css.dim}>{words.browserLead}</p>
        <dl className={css.browser}>
          {Object.entries(words.browserKept).map(([name, what]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PlainPage>
  );
}
