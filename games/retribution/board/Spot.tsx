/** A card that can be pressed: it says what it is, shows what it offers, and answers why it offers nothing. */

import { answers, cx, keyOf, saidOf } from '@pesthouse/board';
import { sentences } from '@pesthouse/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Face } from '../names.ts';
import type { Move } from '../state.ts';
import { about } from './about.ts';
import { isPicked, type Props, press } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './spot.module.css';

export interface TagWords {
  readonly words: string;
  readonly tone: 'can' | 'no' | 'gilt' | 'blood' | 'quiet';
}

export interface SpotProps {
  readonly p: Props;
  readonly face: Face;
  readonly children: ReactNode;
  /** What pressing it does; null if nothing now. */
  readonly move: Move | null;
  /** What is asked of the rules when it offers nothing. */
  readonly wish?: Move | null;
  readonly tag?: TagWords | null;
  readonly spot?: string | undefined;
  readonly dim?: boolean;
  /** Where it lies, read aloud before its name. */
  readonly at?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

const Tick = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
    <path d="M2 9l4 4 8-10" />
  </svg>
);

export const Tag = ({ words, tone, chosen = false }: TagWords & { readonly chosen?: boolean }) => (
  <span className={cx(css.tag, css[tone], chosen && css.sel)}>
    {tone === 'can' ? <Tick /> : null}
    {words}
  </span>
);

export const Spot = ({ p, face, children, move, wish = null, tag = null, spot, dim = false, at, className, style }: SpotProps) => {
  const {
    names: { CARD_NAME, cardLabel },
  } = useGiven();
  const { draft, setDraft, point, narrow } = p;
  const chosen = move !== null && (isPicked(p, move) || (p.pointed !== null && keyOf(p.pointed) === keyOf(move)));
  const offer = move === null ? null : saidOf(p, move);
  const look = (): void => {
    if (!narrow && draft.look !== face) setDraft({ ...draft, look: face });
    if (move !== null) point(move);
  };
  const onPress = (): boolean => {
    if (move !== null) return press({ ...p, draft: narrow ? { ...draft, look: face } : draft }, move);
    if (narrow) setDraft({ look: face });
    return false;
  };
  return (
    <button
      type="button"
      className={cx(css.spot, move !== null && css.legal, chosen && css.chosen, dim && css.dim, className)}
      style={style}
      data-card=""
      data-live={move !== null || undefined}
      data-spot={spot}
      {...about('card', face)}
      aria-pressed={move === null ? undefined : isPicked(p, move)}
      aria-label={sentences([at, offer, cardLabel(face), tag?.words])}
      {...answers(p, onPress, () => ({ name: CARD_NAME[face], wishes: move !== null || wish === null || p.now !== null ? [] : [wish] }))}
      onPointerEnter={(e) => (e.pointerType === 'mouse' ? look() : undefined)}
      onPointerLeave={() => (move === null ? undefined : point(null))}
      onFocus={(e) => (e.currentTarget.matches(':focus-visible') ? look() : undefined)}
      onBlur={() => (move === null ? undefined : point(null))}
    >
      <span className={css.face}>{children}</span>
      {tag === null ? null : <Tag {...tag} chosen={chosen} />}
    </button>
  );
};
