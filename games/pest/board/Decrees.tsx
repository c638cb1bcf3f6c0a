/** The three Decrees with their Imperative tracks; the Era that is on stands out, and every one can be read in full. */

import { cx, Dialog, ownOr, Turned, TurnedText } from '@pesthouse/board';
import { useState } from 'react';
import { eraOfYear } from '../calendar.ts';
import { IMPERATIVE_SICK, VERSUS_MINIMUM } from '../data/tables.ts';
import { decreeName as decreeId, eraOf, houseOf, nth, solo } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Pic } from './Draw.tsx';
import css from './decrees.module.css';
import { type GivenHere, useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import { chargeOf } from './pictures.ts';
import paper from './sheet.module.css';

const ERAS = [0, 1, 2] as const;

const Marker = ({ s, seat, tight = false }: { readonly s: State; readonly seat: number; readonly tight?: boolean }) => {
  const house = houseOf(s, seat);
  return (
    <svg width={tight ? 10 : 14} height={tight ? 12 : 16} viewBox="0 0 16 18" data-house={house} aria-hidden="true">
      <use href="#pest-marker-imperative" width="16" height="16" y="1" />
      <use href={`#pest-${chargeOf(house)}`} x="2.5" y="3.5" width="11" height="11" />
    </svg>
  );
};

const ImperativeTrack = ({ s, era }: { readonly s: State; readonly era: number }) => {
  const {
    words,
    names: { HOUSE_NAME },
    tables: { IMPERATIVE },
    printed,
  } = useGiven();
  return (
    <span className={css.track} role="img" aria-label={s.players.map((p, i) => words.atLevel(HOUSE_NAME[houseOf(s, i)], nth(p.imperative, era))).join(', ')}>
      {keyed(IMPERATIVE[era] ?? []).map(({ x: l, i: level, key }) => {
        const here = s.players.flatMap((p, i) => (nth(p.imperative, era) === level ? [i] : []));
        const ill = solo(s) && level > 0 && level <= nth(IMPERATIVE_SICK, era) && level > nth(s.players[0]?.imperative ?? [], era);
        const least = s.versus && level === nth(VERSUS_MINIMUM, era);
        return (
          <span key={key} className={cx(css.level, least && css.least)} data-spot={`imperative:${era}:${level}`}>
            {level === 0 ? (
              here.length === 0 ? (
                <em>0</em>
              ) : null
            ) : (
              <span className={css.pays}>
                <Turned
                  number={`imperative-${era + 1}-${level}.influence`}
                  now={l.influence}
                  was={printed.IMPERATIVE[era]?.[level]?.influence ?? l.influence}
                />
                <Pic name="influence" h={12} />
                {l.renown > 0 ? (
                  <>
                    <Turned number={`imperative-${era + 1}-${level}.renown`} now={l.renown} was={printed.IMPERATIVE[era]?.[level]?.renown ?? l.renown} />
                    <Pic name="renown-seal" h={12} />
                  </>
                ) : null}
              </span>
            )}
            {ill ? <Pic name="person-sick" h={15} /> : null}
            {here.map((i) => (
              <Marker key={i} s={s} seat={i} tight={level > 0 && here.length > 1} />
            ))}
          </span>
        );
      })}
    </span>
  );
};

/** Whether house rules have changed a number of this Decree. */
const differs = (tables: GivenHere['tables'], printed: GivenHere['printed'], n: number): boolean =>
  JSON.stringify(tables.DECREE[n]) !== JSON.stringify(printed.DECREE[n]);

const Decree = ({ p, s, era, open }: { readonly p: Props; readonly s: State; readonly era: number; open(): void }) => {
  const {
    names: { decreeText, decreeName },
    text: { roman },
    words,
    read: { agendaOf },
    tables,
    printed,
  } = useGiven();
  const id = decreeId(nth(s.decrees, era));
  const text = decreeText(id);
  const changed = differs(tables, printed, nth(s.decrees, era));
  const year = Math.max(1, s.year);
  const now = !s.over && era === eraOfYear(year);
  const past = s.over || era < eraOfYear(year);
  const own = ownOr(p, s.active);
  return (
    <button
      type="button"
      className={cx(css.decree, now && css.now, past && css.past)}
      onClick={open}
      aria-haspopup="dialog"
      data-opens=""
      {...about('decree', String(era))}
    >
      <span className={css.title}>
        <b>{roman(era + 1)}</b>
        {decreeName(id)}
        <small>{past ? words.scored : now ? words.agendaNow(agendaOf(s, own, nth(s.decrees, era))) : ''}</small>
      </span>
      {past ? null : (
        <span className={cx(css.text, !now && css.brief)}>
          <b>{words.agenda}</b> <TurnedText changed={changed}>{text.agenda}</TurnedText>
          {now ? (
            <>
              {' '}
              <b>{words.imperative}</b> {text.imperative}
            </>
          ) : null}
        </span>
      )}
      <ImperativeTrack s={s} era={era} />
    </button>
  );
};

/** A Decree in full, with what its Agenda would pay every House now. */
const Full = ({ s, era }: { readonly s: State; readonly era: number }) => {
  const {
    names: { decreeText, HOUSE_NAME },
    words,
    read: { agendaOf },
    tables,
    printed,
  } = useGiven();
  const n = nth(s.decrees, era);
  const text = decreeText(decreeId(n));
  const changed = differs(tables, printed, n);
  return (
    <div className={css.full}>
      <p>
        <b>{words.agenda}</b> <TurnedText changed={changed}>{text.agenda}</TurnedText>
      </p>
      <p>
        <b>{words.imperative}</b> {text.imperative}
      </p>
      <ul>
        {s.players.map((q, i) => (
          <li key={q.house}>
            <Marker s={s} seat={i} /> {HOUSE_NAME[houseOf(s, i)]}: {words.agendaNow(agendaOf(s, i, n))}, {words.level(nth(q.imperative, era))}
          </li>
        ))}
      </ul>
    </div>
  );
};

export const Decrees = ({ p, s }: { readonly p: Props; readonly s: State }) => {
  const {
    words,
    names: { decreeName },
  } = useGiven();
  const [read, setRead] = useState<number | null>(null);
  const era = read ?? eraOf(s);
  return (
    <section className={cx(paper.sheet, css.sheet)} aria-label={words.decrees} {...about('decrees')}>
      <h2 className={paper.head}>
        {words.decrees}
        <small>{words.decreesMore}</small>
      </h2>
      {[...ERAS].reverse().map((e) => (
        <Decree key={e} p={p} s={s} era={e} open={() => setRead(e)} />
      ))}
      <Dialog open={read !== null} onClose={() => setRead(null)} title={decreeName(decreeId(nth(s.decrees, Math.max(0, era))))}>
        <Full s={s} era={Math.max(0, era)} />
      </Dialog>
    </section>
  );
};
