/** The Capital board: the card and who leads it, five buildings, tokens, and the market of Technologies. */

import { cx, Turned, times } from '@pesthouse/board';
import { COURT } from '../data/tables.ts';
import { REWARDS, TECHS, TIERS, WORKS } from '../names.ts';
import { courtName as courtId, houseOf, nth, solo } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { GainsRow } from './Cards.tsx';
import css from './capital.module.css';
import { type Props, pressing } from './choice.ts';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import { crestOf, GAIN_PIC, techPic } from './pictures.ts';
import paper from './sheet.module.css';
import { wishFor } from './wish.ts';

interface Part {
  readonly p: Props;
  readonly s: State;
}

const Court = ({ s }: { readonly s: State }) => {
  const {
    names: { courtName },
    text: { ordinal },
    words,
  } = useGiven();
  const c = COURT[s.court];
  if (s.court === 0 || c === undefined) return null;
  return (
    <div className={css.court} {...about('court')}>
      <b className={css.card}>{courtName(courtId(s.court))}</b>
      <span className={css.pay}>
        {ordinal(1)} <GainsRow list={c.first} h={14} /> + <GainsRow list={c.choice[0] ?? []} h={14} /> {words.or} <GainsRow list={c.choice[1] ?? []} h={14} />
      </span>
      <small>{words.mostPeople}</small>
      <span className={css.pay}>
        {ordinal(2)} <GainsRow list={c.second} h={14} /> {ordinal(3)} <GainsRow list={c.third} h={14} />
      </span>
    </div>
  );
};

const Works = ({ p, s }: Part) => {
  const {
    tables: { WORK },
    printed,
    names: { workTitle, HOUSE_NAME },
    words,
  } = useGiven();
  return (
    <div className={css.works}>
      {WORKS.map((id, i) => {
        const w = WORK[i];
        const was = printed.WORK[i];
        const owner = nth(s.works, i);
        const name = workTitle(id);
        if (w === undefined || was === undefined) return null;
        // Three prices stand closer than two.
        const small = w.herbs > 0 ? 10 : 13;
        return (
          <button
            key={id}
            type="button"
            className={cx(css.work, owner >= 0 && css.gone)}
            title={name}
            aria-label={name}
            data-card={`work:${id}`}
            data-spot={`work:${id}`}
            {...about('work', id)}
            {...pressing(p, `work:${id}`, wishFor(p.view, `work:${id}`), words.why(name))}
          >
            <Pic name={id} h={owner >= 0 ? 32 : 27} />
            {owner >= 0 ? (
              <span className={css.cost}>
                <Pic name={crestOf(houseOf(s, owner))} h={15} label={HOUSE_NAME[houseOf(s, owner)]} />
                {words.built}
              </span>
            ) : (
              <>
                <span className={css.worth}>
                  <span>
                    <Turned number={`work-${i + 1}.renown`} now={w.renown} was={was.renown} />
                    <Pic name="renown-seal" h={12} />
                  </span>
                  <span>
                    <Turned number={`work-${i + 1}.influence`} now={w.influence} was={was.influence} />
                    <Pic name="influence" h={12} />
                  </span>
                  {solo(s) ? <Pic name="person-sick" h={13} /> : null}
                </span>
                <span className={css.cost}>
                  <Turned number={`work-${i + 1}.lumber`} now={w.lumber} was={was.lumber} />
                  <Pic name="res-lumber" h={small} />
                  <Turned number={`work-${i + 1}.stone`} now={w.stone} was={was.stone} />
                  <Pic name="res-stone" h={small} />
                  {w.herbs > 0 ? (
                    <>
                      <Turned number={`work-${i + 1}.herbs`} now={w.herbs} was={was.herbs} />
                      <Pic name="res-herbs" h={small} />
                    </>
                  ) : null}
                </span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
};

const Tokens = ({ p, s }: Part) => {
  const {
    words,
    names: { gained },
  } = useGiven();
  return (
    <fieldset className={css.tokens} aria-label={words.tokens} {...about('token')}>
      {REWARDS.flatMap((r, i) =>
        times(nth(s.tokens, i)).map((n) => {
          const up = n <= nth(s.tokensUp, i);
          return up ? (
            <button
              key={`${r} ${n}`}
              type="button"
              className={css.token}
              aria-label={words.token(gained(1, r))}
              data-card={`token:${r}`}
              data-spot={n === 1 ? `token:${r}` : undefined}
              {...about('token', r)}
              {...pressing(p, `token:${r}`, wishFor(p.view, `token:${r}`), words.whyNot)}
            >
              <Pic name={GAIN_PIC[r]} h={17} />
            </button>
          ) : (
            <span key={`${r} ${n}`} className={cx(css.token, css.down)} role="img" aria-label={words.faceDown} />
          );
        }),
      )}
    </fieldset>
  );
};

export const Market = ({ p, s }: Part) => {
  const {
    tables: { TECH },
    printed,
    names: { techText, techName, TIER_NAME, TECH_SHORT },
    words,
  } = useGiven();
  return (
    <div className={css.market} {...about('market')}>
      {s.market.map((n) => {
        const id = TECHS[n - 1];
        const t = TECH[n];
        const was = printed.TECH[n];
        if (id === undefined || t === undefined || was === undefined) return null;
        const tier = TIERS[t.tier];
        return (
          <button
            key={id}
            type="button"
            className={css.tech}
            title={techText(id)}
            aria-label={words.techWorth(techName(id), t.cost, t.renown, techText(id))}
            data-card={`market:${id}`}
            data-spot={`market:${id}`}
            {...about('tech', id)}
            {...pressing(p, `market:${id}`, wishFor(p.view, `market:${id}`), words.why(techName(id)))}
          >
            <Pic name={techPic(n)} h={33} />
            <span>
              <b>
                {techName(id)} {tier === undefined ? null : <em>{TIER_NAME[tier]}</em>}
              </b>
              <small>{TECH_SHORT[n]}</small>
            </span>
            <span className={css.price}>
              <span>
                <Turned number={`tech-${n}.cost`} now={t.cost} was={was.cost} />
                <Pic name="research" h={15} />
              </span>
              <span>
                <Turned number={`tech-${n}.renown`} now={t.renown} was={was.renown} />
                <Pic name="renown-seal" h={15} />
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
};

export const Capital = ({ p, s }: Part) => {
  const {
    words,
    names: { HOUSE_NAME },
  } = useGiven();
  return (
    <section className={cx(paper.sheet, css.sheet)} aria-label={words.capital} {...about('capital')}>
      <h2 className={cx(paper.head, css.head)}>
        <button
          type="button"
          className={css.name}
          data-card="capital"
          data-spot="capital"
          {...pressing(p, 'capital', wishFor(p.view, 'capital'), words.why(words.capital))}
        >
          {words.capital}
        </button>
        <span className={css.people}>
          {[...s.players.keys()]
            .sort((a, b) => (s.players[b]?.capital ?? 0) - (s.players[a]?.capital ?? 0))
            .map((i) => (
              <span key={i}>
                <Pic name={crestOf(houseOf(s, i))} h={17} label={words.peopleOf(HOUSE_NAME[houseOf(s, i)], s.players[i]?.capital ?? 0)} />
                {s.players[i]?.capital ?? 0}
              </span>
            ))}
          {s.versus || solo(s) ? (
            <span title={words.neutralPeople(s.neutral)}>
              {words.neutral} {s.neutral}
            </span>
          ) : null}
        </span>
      </h2>
      <div className={css.inside}>
        <Court s={s} />
        <Works p={p} s={s} />
        <Tokens p={p} s={s} />
        <Market p={p} s={s} />
      </div>
    </section>
  );
};
