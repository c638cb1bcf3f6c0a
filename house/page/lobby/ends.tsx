/** Where the way to a table ends: what happened, in a sentence, and the next step. */
import type { TableInfo } from '@pesthouse/api';
import { LinkButton } from '@pesthouse/board';
import { doors } from '../house/doors.ts';
import { Poster } from '../house/poster.tsx';
import { Shell } from '../house/shell.tsx';
import { useTitle } from '../kit/badge.ts';
import { lobby as words } from '../text/rooms.ts';
import css from './ends.module.css';

export type End = 'closed' | 'consent' | 'unwanted' | 'no-table';

export function TableGone({ why, info }: { readonly why: End; readonly info: TableInfo | null }) {
  const door = doors().find((x) => x.id === info?.game);
  const said = words.ends[why];
  useTitle(said.title);
  return (
    <Shell {...(door === undefined ? {} : { door: door.id })}>
      <main id="main" className={css.page}>
        {door !== undefined && (
          <div className={css.poster}>
            <Poster door={door} />
          </div>
        )}
        <div className={css.words}>
          {info !== null && <p>{info.name}</p>}
          <h1>{said.title}</h1>
          <p>{said.more}</p>
          <p className={css.acts}>
            {door !== undefined && (
              <LinkButton href={`/door/${door.id}`} variant="primary" icon="door">
                {words.ends.own}
              </LinkButton>
            )}
            <LinkButton href="/" variant={door === undefined ? 'primary' : 'quiet'}>
              {words.ends.house}
            </LinkButton>
          </p>
        </div>
      </main>
    </Shell>
  );
}
