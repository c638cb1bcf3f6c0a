/** A card: paper frame, name, cost, picture and text; or its back. What can be chosen has a ring, what cannot is asked why. */
import type { CSSProperties, ReactNode } from 'react';
import cardBack from './art/card-back.svg';
import css from './card.module.css';
import { cx } from './cx.ts';
import { named } from './named.ts';

export interface CardProps {
  readonly title?: ReactNode;
  readonly cost?: ReactNode;
  readonly picture?: ReactNode;
  readonly text?: ReactNode;
  /** Shows its back; the address of a game's own back, or the house's. */
  readonly back?: boolean | string;
  readonly legal?: boolean;
  readonly chosen?: boolean;
  readonly dim?: boolean;
  /** Pixels; the height follows, 5 to 7. */
  readonly width?: number;
  readonly onPress?: (() => void) | undefined;
  readonly label?: string;
  readonly spot?: string | undefined;
}

export function Card({ title, cost, picture, text, back = false, legal = false, chosen = false, dim = false, width = 148, onPress, label, spot }: CardProps) {
  const style: CSSProperties & { '--card-width': string } = { '--card-width': `${width}px` };
  const look = cx(css.card, back !== false && css.back, legal && css.legal, chosen && css.chosen, dim && css.dim);
  const face =
    back !== false ? (
      <img className={css.cover} src={typeof back === 'string' ? back : cardBack} alt="" draggable={false} />
    ) : (
      <>
        {cost !== undefined && <span className={css.cost}>{cost}</span>}
        <span className={css.inside}>
          {title !== undefined && <span className={css.title}>{title}</span>}
          <span className={css.picture}>{picture}</span>
          {text !== undefined && <span className={css.text}>{text}</span>}
        </span>
      </>
    );
  return onPress === undefined ? (
    <span className={look} style={style} data-spot={spot} {...named(label)}>
      {face}
    </span>
  ) : (
    <button type="button" className={look} style={style} data-spot={spot} aria-label={label} aria-pressed={chosen || undefined} onClick={onPress}>
      {face}
    </button>
  );
}
