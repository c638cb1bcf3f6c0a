/** All tables: yours, those that wait for guests, and the games that are over. */
import { useState } from 'react';
import { useTitle } from '../../kit/badge.ts';
import { Button, IconButton, LinkButton } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { cx } from '../../kit/cx.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Loader } from '../../kit/loader.tsx';
import { useText } from '../../text/index.ts';
import { doors } from '../doors.ts';
import { HouseGone } from '../housegone.tsx';
import { OpenTables } from '../opentables.tsx';
import plain from '../plain.module.css';
import { RulesTag } from '../rulestag.tsx';
import { Shell } from '../shell.tsx';
import { SeatMarks } from '../strip.tsx';
import type { Mine, Visits } from '../usevisits.ts';
import type { Visit } from '../visits.ts';
import css from './tables.module.css';

function Row({ visit, module, onForget }: { readonly visit: Visit; readonly module: Visits; readonly onForget: () => void }) {
  const text = useText();
  const poster = doors().find((d) => d.id === visit.game)?.poster;
  const over = visit.status === 'over';
  return (
    <li className={cx(css.row, visit.yours && css.mine)}>
      <img src={poster} alt="" width={43} height={60} loading="lazy" />
      <div className={css.words}>
        <b className="display">{visit.name}</b>
        <small>
          {module.standing(visit, text)}, {module.agoOf(visit.touched, text)}
        </small>
        <RulesTag visit={visit} /> <SeatMarks visit={visit} />
      </div>
      {visit.yours && <Chip tone="turn">{text.tables.yourTurn}</Chip>}
      <LinkButton size="s" variant={visit.yours ? 'primary' : 'plain'} href={module.visitPath(visit)}>
        {over ? text.tables.replay : visit.yours ? text.tables.takeIt : text.tables.lookIn}
      </LinkButton>
      <IconButton size="s" icon="trash" label={text.tables.forget} onClick={onForget} />
    </li>
  );
}

function Lists({ mine }: { readonly mine: Mine & { readonly again: () => void } }) {
  const text = useText();
  const [leaving, setLeaving] = useState<Visit | null>(null);
  const { visits, module } = mine;
  const forget = async (): Promise<void> => {
    if (leaving !== null) await module?.forgetVisit(leaving);
    setLeaving(null);
    mine.again();
  };
  const list = (some: readonly Visit[]) =>
    !mine.known ? (
      <Loader small>{text.loading}</Loader>
    ) : module === null || some.length === 0 ? (
      <p className={css.none}>{text.tables.none}</p>
    ) : (
      <ul className={css.rows}>
        {some.map((v) => (
          <Row key={v.id} visit={v} module={module} onForget={() => setLeaving(v)} />
        ))}
      </ul>
    );
  const over = visits.filter((v) => v.status === 'over');
  return (
    <main id="main" className={plain.page}>
      <h1>{text.nav.tables}</h1>
      {mine.reached === false && <HouseGone mine={mine} />}
      <div className={css.columns}>
        <div>
          <section className={plain.section}>
            <h2>{text.tables.yours}</h2>
            {list(visits.filter((v) => v.status !== 'over'))}
          </section>
          {over.length > 0 && (
            <section className={plain.section}>
              <h2>{text.tables.overHead}</h2>
              {list(over)}
            </section>
          )}
        </div>
        <div className={css.open}>
          <OpenTables />
        </div>
      </div>
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

export default function TablesPage() {
  const text = useText();
  useTitle(text.nav.tables);
  return <Shell>{(mine) => <Lists mine={mine} />}</Shell>;
}
