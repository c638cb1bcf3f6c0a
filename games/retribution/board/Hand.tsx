/** The lower edge: who you are, your draw pile, your hand and your discard pile. */
import { useRef } from 'react';
import { FACE_COUNT, idOf } from '../names.ts';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import { picture, seatArt } from './art.ts';
import css from './board.module.css';
import type { Props } from './choice.ts';
import { Back, Tile } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { HandCards } from './HandCards.tsx';
import type { Looked } from './Inspect.tsx';
import { deckSize, drawCount, nameOf, ownSeat } from './who.ts';

/** The top of a discard pile has no meaning (its order is nobody's business): the dearest face lies open. */
const shownTop = (pile: readonly number[]): number | null => {
  for (let f = FACE_COUNT - 1; f >= 0; f--) if ((pile[f] ?? 0) > 0) return f;
  return null;
};

const looksIntoOwn = (here: GivenHere, p: Props): { readonly draw: Looked; readonly discard: Looked } => {
  const {
    words,
    names: { join, CARD_NAME },
  } = here;
  const own = playerAt(p.view, ownSeat(p));
  const pile = own.draw.slice();
  for (const f of own.top) pile[f] = (pile[f] ?? 0) + 1;
  const top = own.top.length === 0 ? '' : ` ${words.drawTopNote(join(own.top.toReversed().map((f) => CARD_NAME[idOf(f)])))}`;
  return {
    draw: { title: `${words.draw}: ${own.drawSize + own.top.length}`, note: `${words.drawNote}${top}`, parts: [{ pile }] },
    discard: { title: `${words.discard}: ${own.discardSize}`, note: words.discardNote, parts: [{ pile: own.discard }] },
  };
};

export const DrawPile = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const here = useGiven();
  const { words } = here;
  const who = ownSeat(p);
  const n = drawCount(p.view, who);
  const top = playerAt(p.view, who).top.at(-1);
  const mine = who === p.seat;
  return (
    <div className={css.supply} {...about('draw', String(who))}>
      <h3 className={css.zone}>
        {words.draw}
        <b className={css.n}>{n}</b>
      </h3>
      <button
        type="button"
        className={css.pile}
        data-spot={`draw-${who}`}
        data-opens={mine || undefined}
        {...about('draw', String(who))}
        data-empty={n === 0 || undefined}
        aria-label={words.lookInto(words.draw, n)}
        onClick={() => (mine ? look(looksIntoOwn(here, p).draw) : undefined)}
      >
        {n === 0 ? <img src={picture('slot-empty')} alt="" /> : top === undefined ? <Back of="back-own" /> : <Tile face={idOf(top)} />}
        {top === undefined ? null : <span className={css.knownTop}>{words.known}</span>}
      </button>
    </div>
  );
};

export const DiscardPile = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const here = useGiven();
  const { words } = here;
  const who = ownSeat(p);
  const own = playerAt(p.view, who);
  const top = shownTop(own.discard);
  return (
    <div className={css.supply} {...about('discard', String(who))}>
      <h3 className={css.zone}>
        {words.discard}
        <b className={css.n}>{own.discardSize}</b>
      </h3>
      <button
        type="button"
        className={css.pile}
        data-spot={`discard-${who}`}
        data-opens=""
        {...about('discard', String(who))}
        data-empty={top === null || undefined}
        aria-label={words.lookInto(words.discard, own.discardSize)}
        onClick={() => look(looksIntoOwn(here, p).discard)}
      >
        {top === null ? <img src={picture('slot-empty')} alt="" /> : <Tile face={idOf(top)} />}
      </button>
    </div>
  );
};

export const Edge = ({ p, look }: { readonly p: Props; look(at: Looked): void }) => {
  const {
    words,
    names: { seatName, cards: counted },
  } = useGiven();
  const who = ownSeat(p);
  const n = playerAt(p.view, who).handSize;
  // A card on its way still belongs to the deck: the number waits until nothing moves.
  const deck = useRef(0);
  if (p.now === null || deck.current === 0) deck.current = deckSize(p.view, who);
  return (
    <section className={css.edge} aria-label={words.hand} {...about('hand', String(who))}>
      <div className={css.self} data-spot={`seat-${who}`} data-turn={p.view.active === who || undefined} {...about('seat', String(who))}>
        <img src={seatArt(who)} alt="" />
        <b>{nameOf(p, who)}</b>
        <span>{seatName(who)}</span>
        <small>{who === p.seat ? words.deckOf(deck.current) : counted(deck.current)}</small>
      </div>
      <DrawPile p={p} look={look} />
      <div className={css.handZone}>
        <h3 className={css.zone}>
          {`${words.hand}: `}
          <small>{words.handOf(n)}</small>
        </h3>
        <HandCards p={p} />
      </div>
      <DiscardPile p={p} look={look} />
    </section>
  );
};
