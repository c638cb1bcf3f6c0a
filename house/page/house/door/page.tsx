/** Behind a door: begin at once, invite, set the table as you like, and what was played here. */

import { Dialog } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from '../../kit/badge.ts';
import { useText } from '../../text/index.ts';
import { pages } from '../../text/rooms.ts';
import { type Door, doors, fullTitle } from '../doors.ts';
import LostPage from '../lost.tsx';
import { OpenTables } from '../opentables.tsx';
import { Poster } from '../poster.tsx';
import { Shell } from '../shell.tsx';
import { Acts } from './acts.tsx';
import { Games } from './games.tsx';
import css from './page.module.css';
import { SetTable } from './settable.tsx';

function Facts({ door }: { readonly door: Door }) {
  const text = useText();
  const [means, setMeans] = useState(false);
  const { words } = door;
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{text.doors.players}</dt>
          <dd>{words.players}</dd>
        </div>
        <div>
          <dt>{text.doors.length}</dt>
          <dd>{words.length}</dd>
        </div>
        <div>
          <dt>{text.doors.weight}</dt>
          <dd>
            <span className={css.pips} role="img" aria-label={text.doors.weightOf(words.weightOf5)}>
              {[1, 2, 3, 4, 5].map((n) => (
                <i key={n} className={n <= words.weightOf5 ? css.full : undefined} />
              ))}
            </span>
          </dd>
        </div>
        <div>
          <dt>{text.doors.luck}</dt>
          <dd className={css.word}>{words.luck}</dd>
        </div>
      </dl>
      <p className={css.credit}>
        {words.credit}{' '}
        <button type="button" className={css.means} onClick={() => setMeans(true)}>
          {pages.means.open}
        </button>
      </p>
      <Dialog open={means} onClose={() => setMeans(false)} title={pages.means.title}>
        {pages.means.body.map((p) => (
          <p key={p} className={css.para}>
            {p}
          </p>
        ))}
      </Dialog>
    </>
  );
}

function Title({ door }: { readonly door: Door }) {
  return (
    <h1 className={css.title} data-head={door.id}>
      <span className={css.t1} data-title>
        {door.words.title}
      </span>
      {door.words.subtitle !== '' && (
        <span className={css.t2} data-subtitle>
          {door.words.subtitle}
        </span>
      )}
    </h1>
  );
}

export default function DoorPage({ game }: { readonly game: string }) {
  const door = doors().find((x) => x.id === game);
  return door === undefined ? <LostPage /> : <Behind door={door} />;
}

function Behind({ door }: { readonly door: Door }) {
  const [, go] = useLocation();
  useTitle(fullTitle(door));
  // The door stays open while its poster hangs: a link that names the set-up goes there.
  useEffect(() => {
    if (location.hash === '#set') document.getElementById('set')?.scrollIntoView();
  }, []);
  const { id: game, game: open } = door;
  return (
    <Shell door={game}>
      {(mine) => (
        <main id="main" className={css.page}>
          <aside className={css.left}>
            <div className={css.frame}>
              <Poster door={door} />
            </div>
            <Facts door={door} />
          </aside>
          <section className={css.middle}>
            <Title door={door} />
            <p className={css.lead}>{door.words.about}</p>
            <Acts game={game} meta={open.meta} length={door.words.length} reached={mine.reached} go={go} visits={mine.visits} />
            <SetTable game={open} reached={mine.reached} go={go} />
          </section>
          <aside className={css.right}>
            <OpenTables game={game} />
            <Games visits={mine.visits.filter((v) => v.game === game)} module={mine.module} />
          </aside>
          <div className={css.factsBelow}>
            <Facts door={door} />
          </div>
        </main>
      )}
    </Shell>
  );
}
