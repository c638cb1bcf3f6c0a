/** A pest's picture in small, on a cream edge. */
import type { Kind } from '../names.ts';
import { pestArt } from './art.ts';
import css from './mini.module.css';

export const Mini = ({ kind, size = 52 }: { readonly kind: Kind; readonly size?: number }) => (
  <span className={css.mini} style={{ '--size': `${size}px` }} aria-hidden="true">
    <svg viewBox="6 4 108 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href={pestArt(kind)} width="120" height="112" />
    </svg>
  </span>
);
