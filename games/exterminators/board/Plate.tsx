/** A rival's plate: who it is, gauge, lamps, cards and traps, what lies before them; a target where a card or an exchange may go there. */

import { BesideName, ClockSpot, cx, pointing, seatedAt, sits } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { type Color, cardName as cardId, tileName } from '../names.ts';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import { picture, tileArt, trapArt } from './art.ts';
import { CardsSign, Glyph, Portrait } from './Bits.tsx';
import { colorIn, colorMoves, type Props, press } from './choice.ts';
import { Gauge } from './Gauge.tsx';
import { useGiven } from './given.tsx';
import { Lamps } from './Lamps.tsx';
import css from './seats.module.css';
import { colorOfSeat, inDanger, infested, isFull, jobsOf, plateName, poolOf, teamName } from './who.ts';

/** Lasting cards that lie before a player. */
export const Front = ({ p, who }: { readonly p: Props; readonly who: Seat }) => {
  const {
    names: { cardName, cardText },
  } = useGiven();
  const { front } = playerAt(p.view, who);
  const color = colorOfSeat(p.view, who);
  return (
    <span className={css.front} data-spot={`front-${color ?? who}`} {...about('seat', String(who))}>
      {front.map((x, i) => {
        const key = `${x.card} ${i}`;
        return (
          <span key={key} className={css.last} title={cardText(cardId(x.card))} {...about('card', cardId(x.card))}>
            <img src={picture('icon-offensive')} alt="" />
            {cardName(cardId(x.card))}
          </span>
        );
      })}
    </span>
  );
};

const Foot = ({ p, who, color }: { readonly p: Props; readonly who: Seat; readonly color: Color }) => {
  const { words } = useGiven();
  const x = playerAt(p.view, who);
  const out = x.traps.filter((t) => t.room >= 0).length;
  return (
    <div className={css.foot}>
      <span data-spot={`hand-${color}`} role="img" aria-label={words.hand(x.handSize)} {...about('hand', String(who))}>
        <CardsSign />
        {x.handSize}
      </span>
      <span role="img" aria-label={words.trapsOut(out, x.traps.length)} {...about('traps', String(who))}>
        <img className={css.trapSign} src={trapArt(color, 'empty')} alt="" />
        {out}/{x.traps.length}
      </span>
      <Front p={p} who={who} />
    </div>
  );
};

const Body = ({ p, who, color }: { readonly p: Props; readonly who: Seat; readonly color: Color }) => {
  const { words } = useGiven();
  const x = playerAt(p.view, who);
  const play = infested(p.view);
  return (
    <>
      <div className={css.body}>
        <Portrait color={color} className={css.face} />
        {play ? (
          <div className={css.dial} data-spot={`reserve-${color}`} {...about('reserve', String(who))}>
            <Gauge n={x.reserve} pool={poolOf(x)} id={color} />
            <span>
              <b>{x.reserve}</b> {words.reserve}
            </span>
          </div>
        ) : (
          <div className={css.minis} data-spot={`tiles-${who}`} {...about('tiles', String(who))}>
            {x.tiles.map((t) => (
              <img key={t} src={tileArt(tileName(t))} alt="" />
            ))}
          </div>
        )}
      </div>
      {play ? <Lamps jobs={jobsOf(p.view, who)} who={who} spot={`jobs-${color}`} /> : null}
      <Foot p={p} who={who} color={color} />
      {inDanger(p.view, x) ? (
        <div className={css.warn} {...about('warning', String(who))}>
          <b>{isFull(p.view, x) ? words.dangerOut : words.danger(x.reserve)}</b>
        </div>
      ) : null}
    </>
  );
};

export const Plate = ({ p, who, next }: { readonly p: Props; readonly who: Seat; readonly next: boolean }) => {
  const { words, text } = useGiven();
  const { view } = p;
  const color = colorOfSeat(view, who);
  const x = playerAt(view, who);
  const targets = p.now === null && color !== null ? colorMoves(p).filter((m) => colorIn(m) === color) : [];
  const [first] = targets;
  const sitter = seatedAt(p, who, words.you);
  const team = teamName(text, view, who);
  const turn = p.now === null ? sitter.deciding : infested(view) && view.active === who;
  return (
    <section
      className={cx(css.plate, turn && css.turn, !x.alive && css.gone, first !== undefined && css.target)}
      data-color={color ?? 'none'}
      aria-label={plateName(p, who)}
      {...about('seat', String(who))}
      {...sits(who)}
    >
      <header>
        {color === null ? null : <Glyph color={color} />}
        <b>{plateName(p, who)}</b>
        {color === null || sitter.name === '' ? null : <small title={sitter.name}>{sitter.name}</small>}
        <ClockSpot p={p} seat={who} brief />
      </header>
      <span className={css.tags}>
        {team === null ? null : <u>{team}</u>}
        <BesideName of={sitter} as="u" />
        {!x.alive ? <u>{words.out}</u> : next ? <u>{words.next}</u> : null}
      </span>
      {color === null ? (
        <div className={css.foot}>
          <span data-spot={`hand-${who}`}>
            <CardsSign />
            {x.handSize}
          </span>
        </div>
      ) : (
        <Body p={p} who={who} color={color} />
      )}
      {first === undefined || color === null ? null : (
        <button
          type="button"
          className={css.aim}
          data-place=""
          data-live=""
          aria-label={targets.map((m) => p.text.move(view, p.seat, m).label).join('; ')}
          onClick={() => press(p, `color:${color}`)}
          {...pointing(p, first)}
        />
      )}
    </section>
  );
};
