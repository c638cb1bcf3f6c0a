/** How a seat of Pathologic is drawn before the game: the portrait of its Healer, or the mask of the Plague. */
import { picture as drawn, portraitArt } from '../board/art.ts';
import { HEALERS } from '../names.ts';

export const picture = (value: string): string | null => {
  const healer = HEALERS.find((x) => x === value);
  if (healer !== undefined) return portraitArt(healer);
  return value === 'plague' ? drawn('plague-mask') : null;
};

export const Sign = ({ value, size }: { readonly value: string; readonly size: number }) => {
  const src = picture(value);
  return src === null ? null : (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ borderRadius: '50%', objectFit: 'cover', objectPosition: '50% 20%', background: '#e2d2a8' }}
      draggable={false}
    />
  );
};
