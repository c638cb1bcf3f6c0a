/** A rival's plate: who it is, how many cards lie where, what is on its table, and what it does to you. */

import type { Marked } from '@pesthouse/board';
import { asking, ClockSpot, cx, only, pointing, seatedAt, sits } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { BACK, idOf } from '../names.ts';
import { type Controlled, playerAt } from '../state.ts';
import { about } from './about.ts';
import { picture, seatArt } from './art.ts';
import type { Props } from './choice.ts';
import { Print, Tile } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import css from './seats.module.css';
import { drawCount, isChronic, nameOf, penanceOf } from './who.ts';

interface CountProps {
  readonly n: number;
  readonly what: string;
  readonly spot?: string;
  readonly art: string;
  readonly wide?: boolean;
  readonly thing: Marked;
}

const Count = ({ n, what, spot, art, wide = false, thing }: CountProps) => (
  <span className={cx(css.count, wide && css.round)} data-spot={spot} {...thing}>
    <span>
      <img src={art} alt="" />
      {n}
    </span>
    {what}
  </span>
);

const Mini = ({ x }: { readonly x: Controlled }) => {
  const {
    names: { CARD_NAME },
    words,
  } = useGiven();
  return (
    <span
      {...about('card', idOf(x.card))}
      className={cx(css.mini, x.used && css.usedUp)}
      title={`${CARD_NAME[idOf(x.card)]}${isChronic(x) ? `, ${words.chronic}` : x.repented ? `, ${words.repented}` : ''}`}
    >
      <Print face={idOf(x.card)} />
      {isChronic(x) ? <img src={picture('chronic')} alt="" /> : x.repented ? <img src={picture('shield-repent')} alt="" /> : null}
    </span>
  );
};

/** Those cards of a hidden hand that everybody knows. */
const knownHand = (p: Props, who: Seat): readonly number[] =>
  playerAt(p.view, who).known.flatMap((n, f) => (f === BACK ? [] : Array.from({ length: n }, () => f)));

/** What stands under a name: the disease, and what its player is doing. */
const noteOf = (here: GivenHere, p: Props, who: Seat): string => {
  const {
    words,
    names: { seatName },
  } = here;
  const sitter = seatedAt(p, who, words.you);
  const next = (p.view.active + 1) % p.view.players.length === who && p.view.phase !== 'over';
  const state = sitter.away ?? (sitter.deciding ? words.thinking : next ? words.next : sitter.kind === 'bot' ? words.bot : '');
  return `${seatName(who)}${state === '' ? '' : ` · ${state}`}`;
};

export const Plate = ({ p, who, onLook }: { readonly p: Props; readonly who: Seat; onLook(): void }) => {
  const here = useGiven();
  const {
    words,
    names: { seatName, CARD_NAME },
    read: { tally },
  } = here;
  const { view } = p;
  const player = playerAt(view, who);
  const f = asking(view);
  const attacks = f?.step === 'respond' && f.victim === p.seat && view.active === who;
  const target = only(p.legal, 'target').find((m) => m.seat === who);
  const known = knownHand(p, who);
  const press = (): void => (target === undefined ? onLook() : p.choose(target));
  return (
    <button
      type="button"
      className={cx(css.plate, view.active === who && view.phase !== 'over' && css.turn, attacks && css.foe, target !== undefined && css.legal)}
      data-spot={`seat-${who}`}
      data-opens={target === undefined || undefined}
      {...about('seat', String(who))}
      {...sits(who)}
      data-live={target !== undefined || undefined}
      aria-label={`${target === undefined ? words.lookAt(nameOf(p, who)) : p.text.move(view, p.seat, target).label}. ${seatName(who)}: ${words.counts({ hand: player.handSize, draw: drawCount(view, who), discard: player.discardSize, penance: penanceOf(view, who) })}`}
      onClick={press}
      {...pointing(p, target)}
    >
      <img className={css.avatar} src={seatArt(who)} alt="" />
      <span className={css.name}>
        <b>{nameOf(p, who)}</b>
        <i>{attacks ? words.persecutesYou : noteOf(here, p, who)}</i>
      </span>
      <ClockSpot p={p} seat={who} />
      {view.phase === 'over' ? <span className={css.infamy}>{words.infamyNow(tally(view, who).infamy)}</span> : null}
      <span className={css.counts}>
        <Count n={player.handSize} what={words.handWord} spot={`hand-${who}`} art={picture('back-own')} thing={about('hand', String(who))} />
        <Count n={drawCount(view, who)} what={words.drawWord} spot={`draw-${who}`} art={picture('back-own')} thing={about('draw', String(who))} />
        <Count n={player.discardSize} what={words.discardWord} spot={`discard-${who}`} art={picture('back-own')} thing={about('discard', String(who))} />
        <Count n={penanceOf(view, who)} what={words.penance} art={picture('suit-penance')} wide thing={about('penances', String(who))} />
        <span className={css.minis} data-spot={`control-${who}`}>
          <i data-spot={`chronic-${who}`} />
          {keyed(
            player.control.filter((x) => isChronic(x) || x.repented),
            (x) => x.card,
          ).map(({ x, key }) => (
            <Mini key={key} x={x} />
          ))}
          {keyed(known.slice(0, 3), (c) => c).map(({ x: c, key }) => (
            <span key={key} className={css.knownCard} title={`${CARD_NAME[idOf(c)]}: ${words.hand}, ${words.known}`} {...about('card', idOf(c))}>
              <Tile face={idOf(c)} />
            </span>
          ))}
        </span>
      </span>
    </button>
  );
};
