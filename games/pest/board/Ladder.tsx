/** The Year ladder: six Pest cards beside six Aid cards, this Year's open and large. */

import { cx } from '@pesthouse/board';
import { endsEra, LAST_YEAR } from '../calendar.ts';
import { aidName as aidId, pestName as pestId } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { AidColumns, Targets } from './Cards.tsx';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import css from './ladder.module.css';
import paper from './sheet.module.css';

const YEARS = Array.from({ length: LAST_YEAR }, (_, i) => i + 1);

/** A Year that has not come has no cards yet: there stands 0. */
const Now = ({ s, year }: { readonly s: State; readonly year: number }) => {
  const {
    text: { roman },
    words,
    names: { pestName },
  } = useGiven();
  const pest = s.pestsUp[year - 1] ?? 0;
  const aid = s.aidsUp[year - 1] ?? 0;
  return (
    <li className={css.now} aria-current="step">
      <h3>
        <b>{roman(year)}</b>
        <span>{pest === 0 ? words.hidden : pestName(pestId(pest))}</span>
      </h3>
      <span className={css.pest} data-spot="pest" {...about('pest', String(year))}>
        {pest === 0 ? <Pic name="back-pest" h={36} /> : <Targets card={pest} h={22} />}
      </span>
      <span className={css.aid} data-spot="aid" {...about('aid', String(year))}>
        {aid === 0 ? (
          <small>{words.aidDown}</small>
        ) : (
          <>
            <small>{year === 6 ? words.paysNever : words.paysIn(roman(year + 1))}</small>
            <span className={css.columns}>
              <AidColumns card={aid} seats={s.players.length} />
            </span>
          </>
        )}
      </span>
    </li>
  );
};

export const Ladder = ({ s, height, lying = false }: { readonly s: State; readonly height?: number | undefined; readonly lying?: boolean }) => {
  const {
    words,
    text: { roman },
    names: { pestName, aidName },
  } = useGiven();
  return (
    <section
      className={cx(paper.sheet, css.ladder, lying && css.lying)}
      style={height === undefined ? undefined : { height }}
      aria-label={words.years}
      {...about('years')}
    >
      <h2 className={paper.head}>
        {words.years}
        <small>{words.pestAid}</small>
      </h2>
      <ol className={css.list}>
        {YEARS.map((year) => {
          if (year === s.year) return <Now key={year} s={s} year={year} />;
          const pest = s.pestsUp[year - 1] ?? 0;
          const aid = s.aidsUp[year - 1] ?? 0;
          return (
            <li key={year} className={cx(css.year, year < s.year && css.past, year > 1 && endsEra(year - 1) && css.era)}>
              <b>{roman(year)}</b>
              <span
                className={cx(css.mini, css.p)}
                {...about('pest', String(year))}
                role="img"
                aria-label={words.pestCard(roman(year), pest === 0 ? words.hidden : pestName(pestId(pest)))}
                title={pest === 0 ? undefined : pestName(pestId(pest))}
              >
                {pest === 0 ? <Pic name="back-pest" h={60} /> : <Targets card={pest} h={16} />}
              </span>
              <span
                className={cx(css.mini, css.a)}
                {...about('aid', String(year))}
                role="img"
                aria-label={words.aidCard(roman(year), aid === 0 ? words.hidden : aidName(aidId(aid)))}
                title={aid === 0 ? undefined : aidName(aidId(aid))}
              >
                {aid === 0 ? <Pic name="back-aid" h={60} /> : <AidColumns card={aid} seats={s.players.length} />}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
