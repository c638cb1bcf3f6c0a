/** A toolbox card: lying flat in the dock, or standing in full. It says what it is, shows whether it can be played, and answers why not. */
import { cx } from '../../../client/kit/cx.ts';
import { TurnedText } from '../../../client/kit/turned.tsx';
import { type CardId, cardOf } from '../names.ts';
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
  readonly onPress?: ((at: Element) => void) | undefined;
  readonly onPoint?: ((on: boolean) => void) | undefined;
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

export const ToolCard = ({ card, look, live = false, chosen = false, copies = 1, hotkey, note, spot, onPress, onPoint }: ToolCardProps) => {
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
    onPress !== undefined && !live && css.dim,
  );
  if (onPress === undefined)
    return (
      <span className={name} data-spot={spot}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={name}
      data-card=""
      data-live={live || undefined}
      data-spot={spot}
      aria-pressed={live ? chosen : undefined}
      aria-keyshortcuts={hotkey}
      aria-label={`${cardName(card)}, ${kindOf(here, card)}. ${cardText(card)}${note === undefined ? '' : ` ${note}`}`}
      onClick={(e) => onPress(e.currentTarget)}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {face}
    </button>
  );
};
