/** The lower edge: who you are, your draw pile, your hand and your discard pile. */
import { useRef } from 'react';
import { BACK, FACE_COUNT, idOf } from '../names.ts';
import { type Player, playerAt } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { CARD_NAME, cards as counted, join, seatName } from '../text/names.en.ts';
import { picture, seatArt } from './art.ts';
import css from './board.module.css';
import { asked, offered, type Props, wished } from './choice.ts';
import { Back, Either, Tile } from './Face.tsx';
import type { Looked } from './Inspect.tsx';
import { keyed } from './keyed.ts';
import { Spot, type TagWords } from './Spot.tsx';
import { deckSize, drawCount, nameOf, ownSeat } from './who.ts';

/** The cards of a hand one by one, strong faces last as the data orders them; hidden ones as backs. */
export const handCards = (p: Player): readonly number[] => p.hand.flatMap((n, f) => Array.from({ length: n }, () => f));

/** The top of a discard pile has no meaning (its order is nobody's business): the dearest face lies open. */
export const shownTop = (pile: readonly number[]): number | null => {
  for (let f = FACE_COUNT - 1; f >= 0; f--) if ((pile[f] ?? 0) > 0) return f;
  return null;
};

export const looksIntoOwn = (p: Props): { readonly draw: Looked; readonly discard: Looked } => {
  const own = playerAt(p.view, ownSeat(p));
  const pile = own.draw.slice();
  for (const f of own.top) pile[f] = (pile[f] ?? 0) + 1;
  const top = own.top.length === 0 ? '' : ` ${words.drawTopNote(join(own.top.toReversed().map((f) => CARD_NAME[idOf(f)])))}`;
  return {
    draw: { title: `${words.draw}: ${own.drawSize + own.top.length}`, note: `${words.drawNote}${top}`, pile },
    discard: { title: `${words.discard}: ${own.discardSize}`, note: words.discardNote, pile: own.discard },
  };
};

const VERB: { readonly [verb: string]: string } = { repent: words.repent, discard: words.discardIt, pit: words.toPit };

export const handTag = (p: Props, f: number): TagWords | null => {
  const move = f === BACK ? null : offered(p.legal, 'hand', idOf(f));
  const said = move === null ? undefined : VERB[move.verb];
  return said === undefined ? null : { words: said, tone: 'can' };
};

export const HandCards = ({ p, crop = false }: { readonly p: Props; readonly crop?: boolean }) => {
  const who = ownSeat(p);
  const own = playerAt(p.view, who);
  const list = handCards(own);
  const turn = (i: number): number => Math.max(-4, Math.min(4, (i - (list.length - 1) / 2) * 2));
  const useless = p.legal.length > 0 && (asked(p, 'infect') || asked(p, 'respond') || asked(p, 'end'));
  return (
    <div className={css.hand} style={{ '--n': Math.max(2, list.length) }} data-spot={`hand-${who}`}>
      {keyed(list, (f) => f).map(({ x: f, key }, i) => {
        const style = { '--turn': `${turn(i)}deg`, '--drop': Math.abs(turn(i)) };
        if (f === BACK)
          return (
            <span key={key} className={css.hcard} style={style}>
              <Either card={f} crop={crop} />
            </span>
          );
        const face = idOf(f);
        const move = who === p.seat ? offered(p.legal, 'hand', face) : null;
        return (
          <Spot
            key={key}
            p={p}
            face={face}
            move={move}
            wish={who === p.seat ? wished(p.view, 'hand', face) : null}
            tag={handTag(p, f)}
            at={words.hand}
            dim={useless && move === null}
            className={css.hcard}
            style={style}
          >
            <Tile face={face} crop={crop} />
          </Spot>
        );
      })}
    </div>
  );
};

export const DrawPile = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const who = ownSeat(p);
  const n = drawCount(p.view, who);
  const top = playerAt(p.view, who).top.at(-1);
  const mine = who === p.seat;
  return (
    <div className={css.supply}>
      <h3 className={css.zone}>
        {words.draw}
        <b className={css.n}>{n}</b>
      </h3>
      <button
        type="button"
        className={css.pile}
        data-spot={`draw-${who}`}
        data-empty={n === 0 || undefined}
        aria-label={words.lookInto(words.draw, n)}
        onClick={() => (mine ? look(looksIntoOwn(p).draw) : undefined)}
      >
        {n === 0 ? <img src={picture('slot-empty')} alt="" /> : top === undefined ? <Back of="back-own" /> : <Tile face={idOf(top)} />}
        {top === undefined ? null : <span className={css.knownTop}>{words.known}</span>}
      </button>
    </div>
  );
};

export const DiscardPile = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const who = ownSeat(p);
  const own = playerAt(p.view, who);
  const top = shownTop(own.discard);
  return (
    <div className={css.supply}>
      <h3 className={css.zone}>
        {words.discard}
        <b className={css.n}>{own.discardSize}</b>
      </h3>
      <button
        type="button"
        className={css.pile}
        data-spot={`discard-${who}`}
        data-empty={top === null || undefined}
        aria-label={words.lookInto(words.discard, own.discardSize)}
        onClick={() => look(looksIntoOwn(p).discard)}
      >
        {top === null ? <img src={picture('slot-empty')} alt="" /> : <Tile face={idOf(top)} />}
      </button>
    </div>
  );
};

export const Edge = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const who = ownSeat(p);
  const n = playerAt(p.view, who).handSize;
  // A card on its way still belongs to the deck: the number waits until nothing moves.
  const deck = useRef(0);
  if (p.now === null || deck.current === 0) deck.current = deckSize(p.view, who);
  return (
    <section className={css.edge} aria-label={words.hand}>
      <div className={css.self} data-spot={`seat-${who}`} data-turn={p.view.active === who || undefined}>
        <img src={seatArt(who)} alt="" />
        <b>{nameOf(p, who)}</b>
        <span>{seatName(who)}</span>
        <small>{who === p.seat ? words.deckOf(deck.current) : counted(deck.current)}</small>
      </div>
      <DrawPile p={p} look={look} />
      <div className={css.handZone}>
        <h3 className={css.zone}>
          {words.hand} <small>{words.handOf(n)}</small>
        </h3>
        <HandCards p={p} />
      </div>
      <DiscardPile p={p} look={look} />
    </section>
  );
};
