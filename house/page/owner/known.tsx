/** What the house knows of whoever was reported: facts, and none of what they mean. */

import type { ReportKnown } from '@pesthouse/api';
import { cx } from '@pesthouse/board';
import { owner, people } from '../text/rooms.ts';
import css from './reports.module.css';
import { day, isToday } from './say.ts';

const words = owner.reports;
const MINUTE = 60_000;

/** How long a move takes, in the unit in which people would say it. */
const paceOf = (ms: number | null): string => {
  if (ms === null) return '';
  if (ms < 2 * MINUTE) return words.pace.seconds(Math.max(1, Math.round(ms / 1_000)));
  return ms < 120 * MINUTE ? words.pace.minutes(Math.round(ms / MINUTE)) : words.pace.hours(Math.round(ms / 60 / MINUTE));
};

export const sinceOf = ({ since, member }: ReportKnown, now: number): string => {
  if (since === null) return '';
  const when = isToday(since, now) ? words.today : day(since);
  return member ? words.member(when) : words.guest(when);
};

export function Known({ of }: { readonly of: ReportKnown }) {
  const { facts } = words;
  const lines: readonly { readonly name: string; readonly says: string; readonly warns?: boolean }[] = [
    { name: facts.reports, says: words.reportsOf(of.reports, people.and(of.reporters)), warns: of.reporters.length > 1 },
    ...of.before
      .slice(0, 2)
      .map((x) => ({ name: facts.before, says: words.decidedOn(words.decisions[x.decision], day(x.at)), warns: x.decision !== 'nothing' })),
    { name: facts.shunned, says: words.shunned(of.muted, of.blocked), warns: of.muted + of.blocked > 1 },
    { name: facts.played, says: words.played(of.games, of.lately, of.resigned) },
    { name: facts.clock, says: words.clock(paceOf(of.pace), of.overtime), warns: of.overtime > 1 },
    { name: facts.address, says: of.sharing === null ? words.noAddress : words.sharing(of.sharing) },
  ];
  return (
    <section>
      <h3>{words.knows}</h3>
      <dl className={css.facts}>
        {lines.map((x) => (
          <div key={`${x.name} ${x.says}`} className={cx(x.warns && css.warns)}>
            <dt>{x.name}</dt>
            <dd>{x.says}</dd>
          </div>
        ))}
      </dl>
      {(of.sharing ?? 0) > 0 && <p className={css.small}>{words.family}</p>}
    </section>
  );
}
