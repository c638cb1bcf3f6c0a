/** The Pest of the Year: its card, and what it did so far, step by step. */

import { asking, cx } from '@pesthouse/board';
import type { ReactNode } from 'react';
import { PEST, SICK_BY_ERA } from '../data/tables.ts';
import { COLOURS, KINDS, PLACES, RESOURCES } from '../names.ts';
import { eraOf, houseOf, nth, pestName as pestId, placeName } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { Targets } from './Cards.tsx';
import type { Props } from './choice.ts';
import { Pic } from './Draw.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import css from './pest.module.css';
import { crestOf } from './pictures.ts';
import paper from './sheet.module.css';
import type { Story } from './story.ts';

const strikes = (here: GivenHere, card: number): string => {
  const {
    names: { join, RESOURCE_NAME, KIND_NAME },
    words,
  } = here;
  const c = PEST[card];
  if (c === undefined) return '';
  const harbour = COLOURS[c.harbour];
  const road = COLOURS[c.road];
  return join([
    ...c.places.map((t) => words.target(RESOURCE_NAME[RESOURCES[t.resource] ?? 'coin'], KIND_NAME[KINDS[t.kind] ?? 'village'])),
    ...(harbour === undefined ? [] : [words.harbours(harbour)]),
    ...(road === undefined ? [] : [words.roads(road)]),
  ]);
};

export const PestCard = ({ card }: { readonly card: number }) => {
  const {
    names: { pestName },
  } = useGiven();
  return (
    <span className={css.card} role="img" aria-label={pestName(pestId(card))}>
      <Pic name="frame-pest" h={168} />
      <b>{pestName(pestId(card))}</b>
      <i>{card}</i>
      <span>
        <Targets card={card} h={20} />
      </span>
    </span>
  );
};

const Line = ({ n, tone, children }: { readonly n: number; readonly tone?: 'now' | 'fall'; readonly children: ReactNode }) => (
  <li className={cx(css.line, tone === 'now' && css.now, tone === 'fall' && css.fall)}>
    <b className={css.no}>{n}</b>
    <div>{children}</div>
  </li>
);

export const PestPanel = ({ p, s, story }: { readonly p: Props; readonly s: State; readonly story: Story }) => {
  const here = useGiven();
  const {
    words,
    names: { spaceName, HOUSE_NAME },
  } = here;
  const card = s.pestsUp[s.year - 1] ?? 0;
  if (card === 0) return null;
  const places = [...story.places];
  const hit = places.filter(([, x]) => x.how === 'hit');
  const spared = places.filter(([, x]) => x.how === 'spared' || x.how === 'away');
  const camps = places.filter(([, x]) => x.how === 'camp');
  const forced = places.filter(([, x]) => x.how === 'forced');
  const falls = places.filter(([, x]) => x.how === 'falls');
  const waiting = p.view.stack.flatMap((f) => (f.step === 'forced' || f.step === 'block' ? [f] : []));
  const f = asking(p.view);
  const yours = p.now === null && p.legal.length > 0 && (f?.step === 'lay' || f?.step === 'block');
  return (
    <section className={cx(paper.sheet, css.sheet)} aria-label={words.pestOf(s.year)} {...about('pest', String(s.year))}>
      <h2 className={cx(paper.head, css.head)}>
        {words.pestOf(s.year)}
        <button type="button" onClick={() => p.openRule('PEST-PST-10')}>
          PEST-PST-10
        </button>
      </h2>
      <div className={css.top}>
        <PestCard card={card} />
        <div className={css.says}>
          <h3>{words.sickEach(nth(SICK_BY_ERA, eraOf(s)))}</h3>
          <p>{strikes(here, card)}</p>
          {spared.length > 0 ? (
            <b>
              <Pic name="ui-blocked" h={17} />
              {words.shielded(spared.length)}
            </b>
          ) : null}
          {hit.length + forced.length + story.roads.size > 0 ? (
            <b>
              <Pic name="person-sick" h={17} />
              {words.takeSick(hit.length + forced.length + story.roads.size)}
            </b>
          ) : null}
          {camps.length > 0 ? (
            <b data-house={camps[0]?.[1].who ?? undefined}>
              <Pic name="camp" h={17} />
              {words.campsHome(camps.length)}
            </b>
          ) : null}
        </div>
      </div>
      <ol className={css.list}>
        {hit.length === 0 ? null : (
          <Line n={1}>
            {hit.map(([id], i) => (
              <span key={id}>
                {i > 0 ? ', ' : ''}
                {spaceName(id)} <b>{nth(s.sick, PLACES.indexOf(id))}</b>
              </span>
            ))}
          </Line>
        )}
        {camps.length === 0 ? null : (
          <Line n={2}>
            {camps.map(([id, x]) => (
              <span key={id} className={css.who}>
                {x.who === null ? null : <Pic name={crestOf(x.who)} h={15} />}
                {spaceName(id)}: {words.camp} {words.goesHome}
              </span>
            ))}
          </Line>
        )}
        {forced.length + waiting.length === 0 ? null : (
          <Line n={3} {...(yours ? { tone: 'now' as const } : {})}>
            {forced.map(([id, x]) => (
              <span key={id} className={css.who}>
                {x.who === null ? null : <Pic name={crestOf(x.who)} h={15} />}
                {spaceName(id)}: {words.someSick(x.n)}
                {yours && x.who === houseOf(s, p.seat) ? <em>{words.youChoose}</em> : null}
              </span>
            ))}
            {waiting.map((w) => (
              <span key={`${w.step} ${w.at}`} className={css.who}>
                <Pic name={crestOf(houseOf(s, w.seat))} h={15} />
                {spaceName(placeName(w.at))}, {HOUSE_NAME[houseOf(s, w.seat)]}: {words.someSick(w.n)}
              </span>
            ))}
          </Line>
        )}
        {falls.map(([id]) => (
          <Line key={id} n={4} tone="fall">
            <span className={css.who}>
              <Pic name="skull" h={16} />
              <b>{words.falls(spaceName(id))}.</b>
            </span>
            <span>{words.spread(spaceName(id))}</span>
          </Line>
        ))}
      </ol>
    </section>
  );
};
