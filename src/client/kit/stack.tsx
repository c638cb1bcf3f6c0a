/** A pile: the top one in sight, the others as edges below it, and how many they are. */
import type { ReactNode } from 'react';
import css from './stack.module.css';

export interface StackProps {
  readonly count: number;
  readonly children: ReactNode;
  /** What is counted: `24 cards`. */
  readonly label: string;
  readonly spot?: string | undefined;
  readonly hideCount?: boolean;
}

const EDGES = 4;

export function Stack({ count, children, label, spot, hideCount = false }: StackProps) {
  const edges = Math.min(EDGES, Math.max(0, count - 1));
  return (
    <span className={css.stack} data-spot={spot} role="img" aria-label={label} title={label}>
      {count === 0 ? <span className={css.empty}>{children}</span> : children}
      {Array.from({ length: edges }, (_, i) => i + 1).map((n) => (
        <span key={n} className={css.edge} style={{ transform: `translate(${n * 1.5}px, ${n * 2}px)`, zIndex: -n }} />
      ))}
      {!hideCount && <span className={css.count}>{count}</span>}
    </span>
  );
}
