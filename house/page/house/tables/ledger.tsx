/** Finished games, on paper: place, score, and the way to see them again. */

import { cx, Icon, IconButton } from '@pesthouse/board';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../text/index.ts';
import { results as words } from '../../text/rooms.ts';
import { sayResult } from '../result.ts';
import { RulesTag } from '../rulestag.tsx';
import type { Visits } from '../usevisits.ts';
import type { Visit } from '../visit.ts';
import css from './ledger.module.css';
import { Thumb } from './parts.tsx';
import { dateOf } from './when.ts';

const SHOWN = 3;

function Place({ visit }: { readonly visit: Visit }) {
  const { result } = visit;
  if (result?.kind !== 'own' || result.of === 1 || result.plain) return null;
  return (
    <>
      <span className={cx(css.place, result.place === 1 && css.first)} aria-hidden="true">
        {result.place}
      </span>
      <span className="vh">{words.tables.place(result.place)} </span>
      <span className={css.of}>{words.tables.of(result.of)}</span>
    </>
  );
}

function Score({ visit }: { readonly visit: Visit }) {
  const text = useText();
  const { result } = visit;
  if (result === null) return <small>{visit.closed ?? words.tables.endedEarly}</small>;
  if (result.kind === 'won') return <small>{sayResult(result, text)}</small>;
  if (result.plain) return <b>{result.place === 1 ? words.tables.won : words.tables.lost}</b>;
  return (
    <>
      <b>{result.best === null ? result.score : words.tables.scores(result.score, result.best)}</b>
      <small>{words.tables.score}</small>
    </>
  );
}

export function Ledger({
  visits,
  module,
  now,
  onForget,
}: {
  readonly visits: readonly Visit[];
  readonly module: Visits;
  readonly now: number;
  readonly onForget: (v: Visit) => void;
}) {
  const text = useText();
  const [all, setAll] = useState(false);
  const shown = all ? visits : visits.slice(0, SHOWN);
  return (
    <section className={css.ledger} aria-labelledby="finished">
      <header>
        <h2 id="finished">{words.tables.finished}</h2>
        {visits.length > SHOWN && (
          <button type="button" className={css.all} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.tables.fewer : words.tables.all(visits.length)}
          </button>
        )}
      </header>
      <ul>
        {shown.map((v) => (
          <li key={v.id}>
            <Thumb game={v.game} width={28} />
            <div className={css.name}>
              <b title={v.name}>{v.name}</b>
              <small>{dateOf(v.touched, now)}</small>
              <RulesTag visit={v} />
            </div>
            <div className={css.placed}>
              <Place visit={v} />
            </div>
            <div className={css.score}>
              <Score visit={v} />
            </div>
            <Link className={css.replay} href={module.visitPath(v)}>
              <Icon name="play" size={15} />
              {words.tables.replay}
            </Link>
            {v.result !== null && (
              <Link className={css.replay} href={`${module.visitPath(v)}#review`}>
                <Icon name="search" size={15} />
                {words.tables.review}
              </Link>
            )}
            <IconButton size="s" icon="trash" label={text.tables.forget} onClick={() => onForget(v)} className={css.trash} />
          </li>
        ))}
      </ul>
    </section>
  );
}
