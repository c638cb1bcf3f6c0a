/** The window that nobody can miss: who Persecutes you with what, what happens if you suffer and what if you Repent. */

import { asking, ClauseLink, cx, only, pointing } from '@pesthouse/board';
import { useState } from 'react';
import { idOf } from '../names.ts';
import { about } from './about.ts';
import { picture, seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { Full, Print } from './Face.tsx';
import { useGiven } from './given.tsx';
import { harm, Way } from './Harm.tsx';
import { nameOf } from './who.ts';
import css from './window.module.css';

export const Persecuted = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const {
    read: { listOf, card },
    words,
    names: { CARD_NAME, effectText },
  } = here;
  const { view, openRule, narrow } = p;
  // Laid aside for this attack only: the next one opens the window anew.
  const [laid, setLaid] = useState(-1);
  const aside = laid === view.asked;
  const f = asking(view);
  const open = f?.step === 'respond' && f.victim === p.seat && p.now === null;
  if (!open) return null;
  const who = nameOf(p, view.active);
  const face = idOf(listOf(f.list).face);
  const h = harm(here, p, f.list, f.victim);
  const repents = only(p.legal, 'repent');
  const canRepent = repents.length > 0;
  if (aside)
    return (
      <button type="button" className={css.recall} onClick={() => setLaid(-1)}>
        <img src={seatArt(view.active)} alt="" />
        {words.seeAttack}
      </button>
    );
  return (
    <section className={cx(css.window, narrow && css.narrow)} aria-label={words.persecutes(who)} data-sheet="" {...about('attack')}>
      <div className={css.attack} data-spot="attack">
        <Full face={face} />
      </div>
      <header className={css.head}>
        <h2>
          <img src={seatArt(view.active)} alt="" />
          {words.persecutes(who)}
        </h2>
        <p>
          <b>{CARD_NAME[face]}:</b> {effectText(face, 'persecute')}
        </p>
      </header>
      <button type="button" className={css.peek} onClick={() => setLaid(view.asked)}>
        {words.seeTable}
      </button>
      <div className={cx(css.out, css.suffer)}>
        <h3>{words.ifSuffer}</h3>
        <Way p={p} h={h} />
        <p>
          {h.says} <ClauseLink clause={h.clause} open={openRule} />
        </p>
        {narrow
          ? null
          : only(p.legal, 'suffer').map((m) => (
              <button key={m.verb} type="button" className={cx(css.act, css.bad)} onClick={() => p.choose(m)}>
                <b>{p.text.move(view, p.seat, m).label}</b>
              </button>
            ))}
      </div>
      <div className={cx(css.out, css.repent)} data-not={!canRepent || undefined}>
        <h3>{words.ifRepent}</h3>
        <div className={css.way}>
          <img className={css.shield} src={picture('shield-repent')} alt="" />
          <p>
            {words.attackNothing(who, card(listOf(f.list).face).base)} <ClauseLink clause="PLG-PER-07" open={openRule} />
          </p>
        </div>
        <p>
          {canRepent ? words.cardStays : words.noRepent} <ClauseLink clause={canRepent ? 'PLG-REP-08' : 'PLG-PER-10'} open={openRule} />
        </p>
        {narrow
          ? null
          : repents.map((m) => (
              <button key={m.card} type="button" className={cx(css.act, css.good)} onClick={() => p.choose(m)} {...pointing(p, m)}>
                <span className={css.face}>
                  <Print face={m.card} />
                </span>
                <span>
                  <b>{CARD_NAME[m.card]}</b>
                  <small>{p.text.move(view, p.seat, m).detail}</small>
                </span>
              </button>
            ))}
      </div>
      <p className={css.foot}>
        {words.answerSecret} <ClauseLink clause="PLG-PER-10" open={openRule} />
      </p>
    </section>
  );
};

const WAY = 'M200 5H196Q184 5 184 20V116Q184 136 160 136H74Q48 136 31 158';

/** The line of the attack: from the edge where the attacker sits to you. */
export const AttackLine = ({ p }: { readonly p: Props }) => {
  const f = asking(p.view);
  if (f?.step !== 'respond' || f.victim !== p.seat || p.now !== null) return null;
  return (
    <div className={css.line} aria-hidden="true">
      <i />
      <svg viewBox="0 0 200 180" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.lineBack} d={WAY} />
        <path className={css.lineFront} d={WAY} />
        <path className={css.lineHead} d="M6 178L24 146L42 172Z" />
      </svg>
    </div>
  );
};
