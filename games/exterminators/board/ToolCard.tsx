/** A toolbox card: lying flat in the dock, or standing in full. It says what it is, shows whether it can be played, and answers why not. */

import type { Answers, Pointing } from '@pesthouse/board';
import { cx, TurnedText } from '@pesthouse/board';
import { type CardId, cardOf } from '../names.ts';
import { about } from './about.ts';
import { cardArt } from './art.ts';
import { isOffensive, Side } from './Bits.tsx';
import css from './card.module.css';
import { type GivenHere, useGiven } from './given.tsx';

export interface ToolCardProps {
  readonly card: CardId;
  readonly look: 'flat' | 'full';
  readonly live?: boolean;
  readonly chosen?: boolean;
  readonly copies?: number;
  readonly hotkey?: string | undefined;
  readonly note?: string | undefined;
  readonly spot?: string | undefined;
  /** How it answers hand and eye; without it there is nothing to press. */
  readonly on?: (Answers & Pointing) | undefined;
}

const kindOf = ({ words, tables: { CARD } }: GivenHere, card: CardId): string =>
  [
    isOffensive(card) ? words.offensive : words.defensive,
    CARD[cardOf(card)]?.window === true ? `${words.free}, ${words.before}` : '',
    CARD[cardOf(card)]?.lasting === true ? words.lasting : '',
  ]
    .filter((x) => x !== '')
    .join(', ');

/** Whether house rules have changed a number of this card. */
const isTurned = ({ tables, printed }: GivenHere, card: CardId): boolean =>
  JSON.stringify(tables.CARD[cardOf(card)]) !== JSON.stringify(printed.CARD[cardOf(card)]);

export const ToolCard = ({ card, look, live = false, chosen = false, copies = 1, hotkey, note, spot, on }: ToolCardProps) => {
  const here = useGiven();
  const {
    names: { cardName, cardText },
  } = here;
  const face = (
    <>
      <span className={css.picture}>
        <img src={cardArt(card)} alt="" draggable={false} />
        <Side card={card} className={css.side} />
      </span>
      <span className={css.words}>
        <b>{cardName(card)}</b>
        <span>
          <TurnedText changed={isTurned(here, card)}>{cardText(card)}</TurnedText>
        </span>
        {look === 'full' ? <small>{note ?? kindOf(here, card)}</small> : null}
      </span>
      {hotkey === undefined ? null : <kbd>{hotkey}</kbd>}
      {copies > 1 ? <span className={css.copies}>×{copies}</span> : null}
    </>
  );
  const name = cx(
    css.card,
    css[look],
    isOffensive(card) ? css.offensive : css.defensive,
    live && css.live,
    chosen && css.chosen,
    on !== undefined && !live && css.dim,
  );
  if (on === undefined)
    return (
      <span className={name} data-spot={spot} {...about('card', card)}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={name}
      data-card=""
      {...about('card', card)}
      data-live={live || undefined}
      data-spot={spot}
      aria-pressed={live ? chosen : undefined}
      aria-keyshortcuts={hotkey}
      aria-label={`${cardName(card)}, ${kindOf(here, card)}. ${cardText(card)}${note === undefined ? '' : ` ${note}`}`}
      {...on}
    >
      {face}
    </button>
  );
};
