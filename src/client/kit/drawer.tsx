/** A drawer: slides in from the side (from below on a phone) beside what is on the table. Not modal: the table stays in play. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/index.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import css from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Focus moves in when it opens and back when it closes. */
  readonly takeFocus?: boolean;
}

export function Drawer({ open, onClose, title, children, takeFocus = true }: DrawerProps) {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const text = useText();
  useEffect(() => {
    if (!open || !takeFocus) return;
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, takeFocus]);
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={cx(css.drawer, open && css.open)}
      aria-labelledby={id}
      inert={!open}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onClose();
      }}
    >
      <header className={css.head}>
        <h2 id={id} className="sc">
          {title}
        </h2>
        <IconButton icon="close" size="s" label={text.close} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
    </aside>
  );
}
