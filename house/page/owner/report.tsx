/** One report: who wrote it, the lines with bars at those that were picked, and what was made of it. */

import { cx, LinkButton } from '@pesthouse/board';
import { Link } from 'wouter';
import { Avatar } from '../kit/avatar.tsx';
import { owner } from '../text/rooms.ts';
import type { Case, Report } from './cases.ts';
import { Deciding } from './deciding.tsx';
import { Known, sinceOf } from './known.tsx';
import css from './reports.module.css';
import { clock, day, whenOf } from './say.ts';

const words = owner.reports;

function Lines({ of }: { readonly of: Report }) {
  const rows = of.lines.map((x, i) => ({ ...x, place: `${of.id} ${i}` }));
  const empty = of.decided === null || of.words !== '' ? words.noLines(of.by.name) : words.gone;
  return (
    <section>
      <h3>
        {words.lines} {rows.length > 0 && <small>{words.picked(of.by.name)}</small>}
      </h3>
      {rows.length === 0 ? (
        <p className={css.small}>{empty}</p>
      ) : (
        <ol className={css.lines} aria-label={words.lines}>
          {rows.map((x) => (
            <li key={x.place} className={cx(x.theirs && css.picked)}>
              <time>{x.at === null ? '' : clock(x.at)}</time>
              <b>{x.name}</b>
              <span>{x.text}</span>
            </li>
          ))}
        </ol>
      )}
      {of.words !== '' && (
        <p className={css.quote}>
          <b>{words.adds(of.by.name)}</b> {words.quoted(of.words)}
        </p>
      )}
    </section>
  );
}

/** What the owner has made of it, in few words. */
export const outcomeOf = ({ decision, until }: Pick<Report, 'decision' | 'until'>): string => {
  if (decision === null || decision === 'nothing') return words.nothing;
  if (decision === 'word') return words.wordSent;
  return until === null ? words.forGood(words.decisions[decision]) : words.until(words.decisions[decision], day(until));
};

export function ReportOf({ of, onDone }: { readonly of: Case; readonly onDone: () => void }) {
  const { last } = of;
  const now = Date.now();
  return (
    <article className={css.report} aria-labelledby="report">
      <header>
        <Avatar avatar={last.avatar} size={44} />
        <div className={css.grow}>
          <h2 id="report">{words.about(last.name, words.reasons[last.reason])}</h2>
          <p>
            {words.by(last.by.name, whenOf(last.at, now))} <Link href={`/table/${last.table}`}>{last.tableName}</Link>, {words.moves(last.entries)}.{' '}
            {last.knows !== null && sinceOf(last.knows, now)}
          </p>
        </div>
        <LinkButton size="s" icon="eye" href={`/table/${last.table}`}>
          {words.look}
        </LinkButton>
      </header>
      <div className={cx(css.weighed, last.knows === null && css.alone)}>
        <div className={css.said}>
          {of.all.map((x) => (
            <Lines key={x.id} of={x} />
          ))}
        </div>
        {last.knows !== null && <Known of={last.knows} />}
      </div>
      {last.decided === null ? (
        <Deciding of={of} onDone={onDone} />
      ) : (
        <section className={css.decide}>
          <p>{words.was(last.decision === 'word' ? words.decisions.word : outcomeOf(last), day(last.decided))}</p>
          {last.why !== '' && (
            <p className={css.quote}>
              <b>{words.reads(last.name, 1)}</b> {words.quoted(last.why)}
            </p>
          )}
        </section>
      )}
    </article>
  );
}
