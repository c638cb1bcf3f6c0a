/** While something is on its way: a lantern that swings on its hook, and beside it what is being fetched. */
import type { ReactNode } from 'react';
import css from './loader.module.css';

export function Loader({ children, small = false }: { readonly children: ReactNode; readonly small?: boolean }) {
  return (
    <div className={small ? css.small : css.loader} role="status" data-loader="">
      <svg viewBox="0 0 48 64" aria-hidden="true">
        <path d="M14 2h20" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
        <g className={css.swing}>
          <path d="M24 2v8" stroke="var(--line-strong)" strokeWidth="2.500" />
          <path d="M13 20l5-8h12l5 8z" fill="var(--surface-3)" stroke="var(--line-strong)" strokeWidth="1.500" />
          <path className={css.glass} d="M14 20h20l3 28H11z" />
          <path className={css.flame} d="M24 44c-6-4-4-10 0-17 4 7 6 13 0 17z" />
          <path d="M14 20l-3 28M34 20l3 28M9 48h30v5H9z" fill="var(--surface-3)" stroke="var(--line-strong)" strokeWidth="1.500" />
          <path d="M15 53h18l-3 5H18z" fill="var(--line-strong)" />
        </g>
      </svg>
      <p>{children}</p>
    </div>
  );
}
