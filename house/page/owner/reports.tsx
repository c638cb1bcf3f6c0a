/** What people have reported: the lines, what the house knows, and the owner's decision with what both sides will read of it. */

import { type OwnerReports, ownerReports, type ReportDecision } from '@pesthouse/api';
import { Button, cx, Dialog, LinkButton } from '@pesthouse/board';
import { useCallback, useEffect, useState } from 'react';
import { Field } from '../kit/field.tsx';
import radios from '../kit/radios.module.css';
import { Segmented } from '../kit/segmented.tsx';
import { ask } from '../link/house.ts';
import { owner } from '../text/rooms.ts';
import { ownerKey } from './key.ts';
import css from './owner.module.css';
import own from './reports.module.css';
import { OK, useGivenRoom } from './room.ts';
import { clock, day } from './say.ts';

const words = owner.reports;
type Report = OwnerReports['reports'][number];
const DECISIONS = ['nothing', 'quiet', 'out'] as const satisfies readonly ReportDecision[];
const HOURS = { day: 24, week: 168, good: null } as const;
type Long = keyof typeof HOURS;
const isLong = (x: string): x is Long => x in HOURS;

function Known({ of: { reporters, shunned, games, resigned } }: { readonly of: NonNullable<Report['knows']> }) {
  return (
    <section>
      <h3>{words.knows}</h3>
      <dl className={own.knows}>
        <dt>{words.reporters}</dt>
        <dd>{reporters.join(', ')}</dd>
        <dt>{words.shunned}</dt>
        <dd>{words.byPeople(shunned)}</dd>
        <dt>{words.games}</dt>
        <dd>{words.played(games, resigned)}</dd>
      </dl>
    </section>
  );
}

function Deciding({ of, onDone }: { readonly of: Report; readonly onDone: () => void }) {
  const { does } = useGivenRoom();
  const [decision, setDecision] = useState<ReportDecision>('nothing');
  const [long, setLong] = useState<Long>('week');
  const [why, setWhy] = useState('');
  const acts = decision !== 'nothing';
  const decide = async (): Promise<void> => {
    const body = { id: of.id, decision, hours: acts ? HOURS[long] : null, why: acts ? why.trim() : '' };
    if ((await does('reports', body, OK, words.decided)) !== null) onDone();
  };
  return (
    <Dialog
      open
      wide
      onClose={onDone}
      title={words.about(of.name, words.reasons[of.reason])}
      footer={
        of.decided === null && (
          <Button variant="primary" onClick={() => void decide()}>
            {acts ? words.doFor(decision, long) : words.nothing}
          </Button>
        )
      }
    >
      <div className={own.report}>
        <p>{words.by(of.by.name, `${day(of.at)}, ${clock(of.at)}`, of.tableName)}</p>
        <div className={own.facts}>
          {of.lines.length > 0 && (
            <section>
              <h3>
                {words.lines} <small>{words.picked(of.by.name)}</small>
              </h3>
              <ul className={own.lines} aria-label={words.lines}>
                {of.lines
                  .map((x, i) => ({ ...x, place: `${of.id} ${i}` }))
                  .map((x) => (
                    <li key={x.place} className={cx(x.theirs && own.theirs)}>
                      {x.at !== null && <time>{clock(x.at)}</time>} <b>{x.name}</b> {x.text}
                    </li>
                  ))}
              </ul>
            </section>
          )}
          {of.knows !== null && <Known of={of.knows} />}
        </div>
        {of.words !== '' && <p>{words.adds(of.by.name, of.words)}</p>}
        {of.decided === null ? (
          <>
            <div role="radiogroup" aria-label={words.decision}>
              {DECISIONS.map((x) => (
                <div key={x} className={decision === x ? radios.chosen : radios.choice}>
                  <label>
                    <input
                      type="radio"
                      name="decision"
                      checked={decision === x}
                      disabled={x !== 'nothing' && of.about === null}
                      onChange={() => setDecision(x)}
                    />
                    <b>{words.decisions[x]}</b>
                    <small>{words.means[x](of.name)}</small>
                  </label>
                </div>
              ))}
            </div>
            {acts && (
              <>
                <Segmented
                  label={words.long}
                  value={long}
                  segments={[
                    { value: 'day', name: words.day },
                    { value: 'week', name: words.week },
                    { value: 'good', name: words.good },
                  ]}
                  set={(x) => isLong(x) && setLong(x)}
                />
                <Field label={words.why(of.name)} value={why} set={setWhy} maxLength={200} />
              </>
            )}
            <p className={css.none}>{acts ? words.read(of.by.name) : words.readNothing(of.by.name, of.name)}</p>
          </>
        ) : (
          <p>{words.was(of.decision === null ? words.nothing : words.decisions[of.decision], day(of.decided))}</p>
        )}
        <LinkButton size="s" icon="eye" href={`/table/${of.table}`}>
          {words.look}
        </LinkButton>
      </div>
    </Dialog>
  );
}

export function Reports() {
  const [all, setAll] = useState<readonly Report[]>([]);
  const [open, setOpen] = useState<Report | null>(null);
  const { now } = useGivenRoom();
  const look = useCallback((): void => {
    ask(ownerReports, '/api/owner/reports', { secret: ownerKey() ?? '' }).then(
      (x) => setAll(x.reports),
      () => undefined,
    );
  }, []);
  // Looked at again whenever the room is.
  useEffect(() => {
    if (now > 0) look();
  }, [now, look]);
  if (all.length === 0) return null;
  const waiting = all.filter((x) => x.decided === null).length;
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title(waiting)}</h2>
        <small>{words.only}</small>
      </header>
      <ul>
        {all.map((x) => (
          <li key={x.id} className={css.person}>
            <span className={css.who}>
              <b>{x.name}</b>
              <small>
                {words.at(words.reasons[x.reason], x.tableName)}, {day(x.at)}
                {x.decision !== null && `. ${words.decisions[x.decision]}`}
              </small>
            </span>
            <Button size="s" variant={x.decided === null ? 'primary' : 'quiet'} aria-label={`${words.read1}: ${x.name}`} onClick={() => setOpen(x)}>
              {words.read1}
            </Button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Deciding
          of={open}
          onDone={() => {
            setOpen(null);
            look();
          }}
        />
      )}
    </section>
  );
}
