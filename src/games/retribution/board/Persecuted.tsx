/** The window that nobody can miss: who Persecutes you with what, what happens if you suffer and what if you Repent. */
import { useEffect, useState } from 'react';
import { ClauseLink } from '../../../client/kit/clause.tsx';
import { cx } from '../../../client/kit/cx.ts';
import { card } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import { idOf } from '../names.ts';
import { playerAt } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { CARD_NAME, cardText } from '../text/names.en.ts';
import { Arrow } from './Arrow.tsx';
import { picture, seatArt } from './art.ts';
import { asking, only, type Props } from './choice.ts';
import { Back, Full, Tile } from './Face.tsx';
import { chronicsOf, nameOf } from './who.ts';
import css from './window.module.css';

/** What suffering would do, as everybody can work out: a picture of the way, a sentence and its clause. */
const harm = (p: Props, list: number, victim: number) => {
  const { view } = p;
  const first = listOf(list).ops[0];
  const { handSize } = playerAt(view, victim);
  const penance = (two: boolean) => ({
    from: 'penance' as const,
    to: 'draw' as const,
    two,
    says: view.penanceSize === 0 ? words.suffer.noPenance : two ? words.suffer.topAndDiscard : words.suffer.top,
    clause: 'PLG-OPS-13',
  });
  if (first?.op === 'victimDiscard') {
    const spared = handSize < first.handAtLeast;
    return {
      from: 'hand' as const,
      to: 'discard' as const,
      two: false,
      says: spared ? words.suffer.discardNot(handSize, first.handAtLeast) : words.suffer.discard(first.n),
      clause: 'PLG-OPS-14',
    };
  }
  if (first?.op === 'victimDiscardChronic') {
    if (chronicsOf(view, victim).length > 0)
      return { from: 'chronic' as const, to: 'discard' as const, two: false, says: words.suffer.chronic, clause: 'PLG-OPS-15' };
    return penance(true);
  }
  return penance(first?.op === 'penance' && first.to.length > 1);
};

const Way = ({ p, h }: { readonly p: Props; readonly h: ReturnType<typeof harm> }) => {
  const chronic = chronicsOf(p.view, p.seat)[0];
  return (
    <div className={css.way} aria-hidden="true">
      <span className={css.mini}>
        {h.from === 'penance' ? (
          <Back of="back-penance" />
        ) : h.from === 'chronic' && chronic !== undefined ? (
          <Tile face={idOf(chronic.card)} />
        ) : (
          <Back of="back-own" />
        )}
      </span>
      {h.two ? (
        <span className={css.mini}>
          <Back of="back-penance" />
        </span>
      ) : null}
      <Arrow />
      <span className={css.mini}>{h.to === 'draw' ? <Back of="back-own" /> : <img src={picture('slot-empty')} alt="" />}</span>
      {h.two ? (
        <span className={css.mini}>
          <img src={picture('slot-empty')} alt="" />
        </span>
      ) : null}
    </div>
  );
};

export const Persecuted = ({ p }: { readonly p: Props }) => {
  const { view, openRule, narrow } = p;
  const [aside, setAside] = useState(false);
  const f = asking(view);
  const open = f?.step === 'respond' && f.victim === p.seat && p.now === null;
  // Every attack opens the window anew.
  useEffect(() => setAside(false), [view.asked]);
  if (!open) return null;
  const who = nameOf(p, view.active);
  const face = idOf(listOf(f.list).face);
  const h = harm(p, f.list, f.victim);
  const canRepent = only(p.legal, 'repent').length > 0;
  if (aside)
    return (
      <button type="button" className={css.recall} onClick={() => setAside(false)}>
        <img src={seatArt(view.active)} alt="" />
        {words.seeAttack}
      </button>
    );
  return (
    <section className={cx(css.window, narrow && css.narrow)} aria-label={words.persecutes(who)} role="alert">
      <div className={css.attack}>
        <Full face={face} />
      </div>
      <header className={css.head}>
        <h2>
          <img src={seatArt(view.active)} alt="" />
          {words.persecutes(who)}
        </h2>
        <p>
          <b>{CARD_NAME[face]}:</b> {cardText(face).text.replace('Persecute: ', '')}
        </p>
      </header>
      <button type="button" className={css.peek} onClick={() => setAside(true)}>
        {words.seeTable}
      </button>
      <div className={cx(css.out, css.suffer)}>
        <h3>{words.ifSuffer}</h3>
        <Way p={p} h={h} />
        <p>
          {h.says} <ClauseLink clause={h.clause} open={openRule} />
        </p>
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
      </div>
      <p className={css.foot}>
        {words.answerSecret} <ClauseLink clause="PLG-PER-10" open={openRule} />
      </p>
    </section>
  );
};

/** The line of the attack: from the edge where the attacker sits to you. */
export const AttackLine = ({ p }: { readonly p: Props }) => {
  const f = asking(p.view);
  if (f?.step !== 'respond' || f.victim !== p.seat || p.now !== null) return null;
  return (
    <svg className={css.line} viewBox="0 0 1000 420" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.lineBack} d="M1000 8H66Q22 8 22 60V330" />
      <path className={css.lineFront} d="M1000 8H66Q22 8 22 60V330" />
      <path className={css.lineHead} d="M4 322L22 404L40 322Z" />
    </svg>
  );
};
