/** A cut arrow: the way that a card will go. */
import css from './window.module.css';

export const Arrow = () => (
  <svg className={css.arrow} viewBox="0 0 64 24" aria-hidden="true">
    <path fill="#8E2430" stroke="#221B16" strokeWidth="2" strokeLinejoin="round" d="M2 8H40V2L62 12L40 22V16H2Z" />
  </svg>
);
