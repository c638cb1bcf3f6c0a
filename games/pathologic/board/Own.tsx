/** The lower edge of the stage: a Healer's candles and hand, or the Plague's Strains; and whatever must be picked that does not stand on the map. */

import { answers, asking, Bold, cx, kindOf, only, pointing, restOf } from '@pesthouse/board';
import { deckList, num } from '../data/tables.ts';
import { HEALERS, PIECES, PLAGUE, ROLES, STRAINS, type Strain, TITLES, type Title, titleName } from '../names.ts';
import { deckKind, type State } from '../state.ts';
import { about } from './about.ts';
import { picture, pieceArt, portraitArt, strainArt } from './art.ts';
import { CardSpot } from './Card.tsx';
import css from './cards.module.css';
import { choiceOf, completes, isPlague, type Props, press, roleOf } from './choice.ts';
import { useGiven } from './given.tsx';
import { WhyAsked } from './WindowCard.tsx';
import { describePiece } from './who.ts';
import { aboutAim } from './wish.ts';

/** Titles of a pile with how many of each. */
export const cardsOf = (view: State, h: number, pile: readonly number[] | undefined): readonly { readonly title: Title; readonly copies: number }[] =>
  deckList(deckKind(view, h)).flatMap((t, slot) => ((pile?.[slot] ?? 0) > 0 ? [{ title: titleName(t), copies: pile?.[slot] ?? 0 }] : []));

/** As many as a turn has action points; Ticking Away lights more. */
const Candles = ({ p }: { readonly p: Props }) => {
  const {
    words,
    tables: { NUMBER },
  } = useGiven();
  const { view } = p;
  const h = roleOf(p);
  const mine = view.active === h && view.phase !== 'setup' && view.phase !== 'over';
  const n = mine ? Math.max(view.ap, 0) : 0;
  const spent = mine ? Math.max(0, NUMBER.actionPoints - n) : NUMBER.actionPoints;
  const discard = (view.discard[h] ?? []).reduce((sum, x) => sum + x, 0);
  if (p.legal.length > 0 && asking(view)?.step === 'window')
    return (
      <div className={css.ap}>
        <WhyAsked p={p} />
      </div>
    );
  return (
    <div className={css.ap} {...about('points')}>
      <h2>{mine ? words.actionsLeft(n) : view.phase === 'setup' ? words.setup : words.waits(ROLES[view.active] ?? 'plague')}</h2>
      <div className={css.candles} aria-hidden="true">
        {Array.from({ length: n + spent }, (_, i) => i).map((i) => (
          <img key={i} src={picture(i < n ? 'candle-lit' : 'candle-out')} alt="" data-lit={i < n || undefined} />
        ))}
      </div>
      <div className={css.piles}>
        {words.deckDiscard(num(view.rest, h), discard).map((said) => (
          <span key={said}>
            <Bold>{said}</Bold>
          </span>
        ))}
      </div>
    </div>
  );
};

/** Strains as cards of the Plague's hand. */
export const StrainCard = ({ p, strain, copies }: { readonly p: Props; readonly strain: Strain; readonly copies: number }) => {
  const {
    words,
    names: { strainRule, strainText },
  } = useGiven();
  const aim = `strain:${strain}`;
  const c = choiceOf(p);
  const live = c.live.has(aim) || c.prefix.includes(aim);
  return (
    <button
      type="button"
      className={cx(css.strain, live && css.can, c.prefix.includes(aim) && css.chosen)}
      data-card=""
      data-spot={`hold:${strain}`}
      {...about('strain', strain)}
      data-live={live || undefined}
      aria-pressed={live ? c.prefix.includes(aim) : undefined}
      aria-label={`${strainText(strain)}${copies > 1 ? `, ${copies}` : ''}. ${strainRule(strain)}`}
      title={strainRule(strain)}
      {...answers(
        p,
        () => press(p, aim),
        () => aboutAim(p, aim, strainText(strain), strainRule(strain)),
      )}
    >
      <span className={css.strainIcon}>
        <img src={strainArt(strain)} alt="" />
      </span>
      <span className={css.strainText}>
        <b>
          {strainText(strain)}
          {copies > 1 ? <i>×{copies}</i> : null}
        </b>
        <span>{words.strainBrief[strain]}</span>
        <small>{words.does[strain]}</small>
      </span>
    </button>
  );
};

export const Strains = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  const laying = only(p.legal, 'lay').length > 0;
  const held = STRAINS.filter((_, i) => num(view.grip, i) > 0);
  return (
    <>
      <div className={css.strainHead}>
        <h2>{words.yourStrains}</h2>
        <p>{held.length === 0 ? words.noStrains : laying ? words.strainsHint.lay : words.strainsHint.wait}</p>
      </div>
      {held.map((x) => (
        <StrainCard key={x} p={p} strain={x} copies={num(view.grip, STRAINS.indexOf(x))} />
      ))}
    </>
  );
};

/** People to choose among who do not stand on the map: the unplaced, the marked, the dead. */
export const People = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const c = choiceOf(p);
  const step = asking(p.view)?.step;
  const ids = PIECES.filter((id) => c.next.has(`piece:${id}`));
  return (
    <>
      <div className={css.ap}>
        <h2>{step === 'hit' ? words.mark : step === 'revive' ? words.wake : words.place}</h2>
      </div>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={cx(css.person, css.can)}
          data-card=""
          data-live=""
          {...about('piece', id)}
          aria-label={describePiece(p, PIECES.indexOf(id))}
          onClick={() => press(p, `piece:${id}`)}
          {...pointing(p, completes(p, `piece:${id}`))}
        >
          <img src={step === 'place-piece' ? pieceArt(id, false) : portraitArt(id)} alt="" />
          <b>{words.shortPiece(id)}</b>
        </button>
      ))}
    </>
  );
};

/** More kinds of Strains than this stand in two rows, by name; what they do is told when one is pressed or pointed at. */
const MANY = 4;

/** What the lower edge holds now. */
const ownKind = (p: Props): 'people' | 'deck' | 'strains' | 'hand' | 'none' => {
  const step = asking(p.view)?.step;
  if (p.legal.length > 0 && (step === 'hit' || step === 'place-piece' || step === 'revive')) return 'people';
  if (p.legal.length > 0 && only(p.legal, 'take').length > 0) return 'deck';
  if (isPlague(p)) return 'strains';
  return roleOf(p) >= 0 ? 'hand' : 'none';
};

export const Own = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view } = p;
  const kind = ownKind(p);
  const h = roleOf(p);
  if (kind === 'none') return null;
  const hand = h < PLAGUE ? cardsOf(view, h, view.hand[h]) : [];
  const offered = [...choiceOf(p).live].filter((x) => kindOf(x) === 'card').map(restOf);
  const deck = TITLES.filter((t) => offered.includes(t) || choiceOf(p).prefix.includes(`card:${t}`));
  return (
    <div className={cx(css.foot, isPlague(p) && css.low)}>
      <section
        className={cx(css.own, isPlague(p) && css.dark, kind === 'deck' && css.spread)}
        data-many={kind === 'strains' && view.grip.filter((n) => n > 0).length > MANY ? '' : undefined}
        aria-label={kind === 'strains' ? words.yourStrains : words.hand}
        {...(h >= 0 && h < PLAGUE ? about('cards', HEALERS[h] ?? 'bachelor') : about('plague'))}
      >
        {kind === 'people' ? <People p={p} /> : null}
        {kind === 'strains' ? <Strains p={p} /> : null}
        {kind === 'deck' ? (
          <>
            <div className={css.ap}>
              <h2>{words.takeOne}</h2>
              <p>{words.takeHint}</p>
            </div>
            {deck.map((t) => (
              <CardSpot key={t} p={p} title={t} taking />
            ))}
          </>
        ) : null}
        {kind === 'hand' ? (
          <>
            <Candles p={p} />
            {hand.map((x) => (
              <CardSpot key={x.title} p={p} {...x} />
            ))}
            {hand.length === 0 ? <p className={css.none}>{words.emptyHand}</p> : null}
          </>
        ) : null}
      </section>
    </div>
  );
};
