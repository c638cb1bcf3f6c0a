/** Small drawings that stand in many places: glyphs that take the colour of the text, faces, the Queen Die with its letter, costs, and a card's side. */

import { cx, grown, times } from '@pesthouse/board';
import { toolbox } from '../data/printed.ts';
import { DIE_COLOR } from '../data/tables.ts';
import { type CardId, type Color, colorName, type Face, faceOf } from '../names.ts';
import { faceArt, glyphArt, picture, queenDieArt } from './art.ts';
import css from './bits.module.css';
import { useGiven } from './given.tsx';

export const Glyph = ({ color, size = 21 }: { readonly color: Color; readonly size?: number }) => (
  <span className={css.glyph} style={{ width: grown(size), height: grown(size), '--glyph': `url("${glyphArt(color)}")` }} aria-hidden="true" />
);

export const Portrait = ({ color, className }: { readonly color: Color | null; readonly className?: string | undefined }) =>
  color === null ? (
    <span className={cx(css.nobody, className)} aria-hidden="true" />
  ) : (
    <img className={className} src={faceArt(color)} alt="" draggable={false} />
  );

const PALE: ReadonlySet<Color> = new Set(['red', 'blue', 'purple']);
export const QueenDie = ({ face, size = 60, rolling = false }: { readonly face: Face; readonly size?: number; readonly rolling?: boolean }) => {
  const {
    names: { FACE_SIGN },
  } = useGiven();
  // However small the die lies, its letter can be read.
  const letter = Math.max(27, 1120 / size);
  return (
    <svg className={cx(css.die, rolling && css.rolling)} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <image href={queenDieArt(face)} width="100" height="100" />
      <text x="25" y={24 + letter * 0.37} fontSize={letter} textAnchor="middle" fill={PALE.has(colorName(DIE_COLOR[faceOf(face)] ?? 0)) ? '#fff' : '#14233A'}>
        {FACE_SIGN[face]}
      </text>
    </svg>
  );
};

/** What something costs: shields for action points, a boot for a Free Move. */
export const Cost = ({ ap, size = 15 }: { readonly ap: number; readonly size?: number }) => {
  const { words } = useGiven();
  return (
    <span className={css.cost} role="img" aria-label={words.cost(ap)}>
      {ap === 0 ? <b>{words.free}</b> : times(ap).map((key) => <img key={key} src={picture('action-point')} alt="" width={size} height={size} />)}
    </span>
  );
};

export const isOffensive = (card: CardId): boolean => toolbox.some((x) => x.id === card && x.side === 'offensive');
export const Side = ({ card, className }: { readonly card: CardId; readonly className?: string | undefined }) => {
  const { words } = useGiven();
  return (
    <span className={cx(css.side, isOffensive(card) ? css.offensive : css.defensive, className)} title={isOffensive(card) ? words.offensive : words.defensive}>
      <img src={picture(isOffensive(card) ? 'icon-offensive' : 'icon-defensive')} alt="" />
    </span>
  );
};

/** Two cards, as a sign for cards. */
export const CardsSign = () => (
  <svg className={css.sign} viewBox="0 0 22 24" aria-hidden="true">
    <rect x="3" y="5" width="10" height="14" rx="2" fill="#F4E9D0" stroke="#14233A" strokeWidth="1.6" transform="rotate(-10 8 12)" />
    <rect x="9" y="5" width="10" height="14" rx="2" fill="#FFF8E7" stroke="#14233A" strokeWidth="1.6" transform="rotate(8 14 12)" />
  </svg>
);
