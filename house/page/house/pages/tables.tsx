/** Your tables: those that wait for you first, then those that wait for others, then what is finished; and the ones that wait for guests. */

import { Button, Dialog, LinkButton, useNarrow } from '@pesthouse/board';
import { type ReactNode, useState } from 'react';
import { useTitle } from '../../kit/badge.ts';
import { Loader } from '../../kit/loader.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useText } from '../../text/index.ts';
import { results as words } from '../../text/rooms.ts';
import letterbox from '../art/letterbox.svg';
import { HouseGone } from '../housegone.tsx';
import { OpenTables } from '../opentables.tsx';
import { Shell } from '../shell.tsx';
import { Ledger } from '../tables/ledger.tsx';
import { Thumb } from '../tables/parts.tsx';
import { TurnCard, WaitRow } from '../tables/rows.tsx';
import { useNow } from '../tables/usenow.ts';
import { clockOf } from '../tables/when.ts';
import { type Mine, useOpenCount, type Visits } from '../usevisits.ts';
import type { Visit } from '../visit.ts';
import css from './tables.module.css';

/** So many tables that wait for the reader are shown large, the others as rows. */
const LARGE = 6;

interface Sorted {
  readonly turn: readonly Visit[];
  readonly wait: readonly Visit[];
  readonly over: readonly Visit[];
}
const sorted = (visits: readonly Visit[]): Sorted => ({
  turn: visits.filter((v) => v.yours && v.status !== 'over'),
  wait: visits.filter((v) => !v.yours && v.status !== 'over'),
  over: visits.filter((v) => v.status === 'over'),
});

const leadOf = ({ turn, wait }: Sorted): string => {
  if (turn.length === 0) return wait.length === 0 ? '' : words.tables.quiet;
  return wait.length === 0 ? words.tables.waiting(turn.length) : words.tables.waitingAnd(turn.length);
};

interface ListProps {
  readonly all: Sorted;
  readonly module: Visits;
  readonly now: number;
  readonly forget: (v: Visit) => void;
}

function Running({ all, module, now, forget }: ListProps) {
  const row = (v: Visit) => <WaitRow key={v.id} visit={v} module={module} now={now} onForget={() => forget(v)} />;
  return (
    <>
      {all.turn.length > 0 && (
        <section aria-labelledby="your-turn">
          <h2 className={css.head} id="your-turn">
            {words.tables.yourTurn}
          </h2>
          <ul className={css.turns}>
            {all.turn.slice(0, LARGE).map((v) => (
              <TurnCard key={v.id} visit={v} module={module} now={now} onForget={() => forget(v)} />
            ))}
          </ul>
          {all.turn.length > LARGE && <ul className={css.waits}>{all.turn.slice(LARGE).map(row)}</ul>}
        </section>
      )}
      {all.wait.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 className={css.head} id="waiting">
            {words.tables.others}
          </h2>
          <ul className={css.waits}>{all.wait.map(row)}</ul>
        </section>
      )}
    </>
  );
}

function Empty() {
  return (
    <div className={css.empty}>
      <img src={letterbox} alt="" width={220} height={150} />
      <p>
        <b>{words.tables.empty}</b> {words.tables.emptyMore}
      </p>
      <LinkButton href="/" icon="plus" variant="primary">
        {words.tables.new}
      </LinkButton>
    </div>
  );
}

type Tab = 'mine' | 'open' | 'finished';

function Lists({ mine, beside }: { readonly mine: Mine & { readonly again: () => void }; readonly beside: ReactNode }) {
  const text = useText();
  const narrow = useNarrow();
  const now = useNow();
  const open = useOpenCount();
  const [tab, setTab] = useState<Tab>('mine');
  const [leaving, setLeaving] = useState<Visit | null>(null);
  const { visits, module } = mine;
  const all = sorted(visits);
  const running = all.turn.length + all.wait.length;
  const forget = async (): Promise<void> => {
    if (leaving !== null) await module?.forgetVisit(leaving);
    setLeaving(null);
    mine.again();
  };
  const shows = (x: Tab): boolean => !narrow || tab === x;
  const lists =
    !mine.known || (module === null && visits.length > 0) ? (
      <Loader small>{text.loading}</Loader>
    ) : module === null || visits.length === 0 ? (
      shows('mine') && <Empty />
    ) : (
      <>
        {shows('mine') && <Running all={all} module={module} now={now} forget={setLeaving} />}
        {shows('finished') && all.over.length > 0 && <Ledger visits={all.over} module={module} now={now} onForget={setLeaving} />}
      </>
    );
  const segment = (value: Tab, n: number) => ({ value, name: n > 0 ? `${words.tables.tabs[value]} ${n}` : words.tables.tabs[value] });
  return (
    <main id="main" className={css.page}>
      <div className={css.top}>
        <div className={css.grow}>
          <h1>{text.nav.yourTables}</h1>
          <p className={css.lead}>
            {leadOf(all)} {mine.reached === false && mine.asOf > 0 && <em>{words.tables.asOf(clockOf(mine.asOf))}</em>}
          </p>
        </div>
        <LinkButton size="l" icon="plus" href="/" className={css.new}>
          {words.tables.new}
        </LinkButton>
      </div>
      <div className={css.main}>
        {mine.reached === false && <HouseGone mine={mine} />}
        {narrow && (
          <div className={css.tabs}>
            <Segmented
              label={words.tables.tabs.label}
              value={tab}
              segments={[segment('mine', running), segment('open', open), segment('finished', all.over.length)]}
              set={setTab}
            />
          </div>
        )}
        {lists}
      </div>
      {!(narrow && tab === 'finished') && (
        <aside className={css.side}>
          {shows('mine') && beside}
          {shows('open') && <OpenTables picture={(game) => <Thumb game={game} width={36} />} />}
        </aside>
      )}
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text.tables.forgetSure}
        footer={
          <>
            <Button variant="quiet" onClick={() => setLeaving(null)}>
              {text.cancel}
            </Button>
            <Button variant="danger" onClick={forget}>
              {text.tables.forget}
            </Button>
          </>
        }
      >
        {leaving?.local === true ? text.tables.forgetLocal : text.tables.forgetLong}
      </Dialog>
    </main>
  );
}

/** `beside`: what stands beside one's own tables. */
export function TablesPage({ beside }: { readonly beside: ReactNode }) {
  const text = useText();
  useTitle(text.nav.yourTables);
  return <Shell>{(mine) => <Lists mine={mine} beside={beside} />}</Shell>;
}
