/** A question that must be answered first: the browser's own modal dialog, so that focus, Escape and the page behind it are right. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../reader.ts';
import { useBack } from './back.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import css from './dialog.module.css';

/** What an answer is given with: the cross in the head is none. */
const ANSWERS = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href], summary';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** The buttons. What can be answered first, here or above, gets the focus unless something else has autoFocus. */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
}

export function Dialog({ open, onClose, title, children, footer, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const id = useId();
  const text = useText();
  useEffect(() => {
    const box = ref.current;
    if (open && box?.open === false) {
      // What asked for the focus as it was drawn could not have it before its dialog was open.
      const wants = box.querySelector<HTMLElement>('[data-focus], [autofocus]');
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
      box.showModal();
      (wants ?? box.querySelector<HTMLElement>(`:is(.${css.body}, .${css.foot}) :is(${ANSWERS})`) ?? box).focus();
    }
    if (!open && box?.open === true) box.close();
  }, [open]);
  // One that is taken away while it is open cannot give the focus back by itself.
  useEffect(() => {
    const box = ref.current;
    return () => {
      const from = opener.current;
      setTimeout(() => {
        if (box?.isConnected === false && document.activeElement === document.body && from?.isConnected === true) from.focus();
      });
    };
  }, []);
  useBack(open, () => ref.current?.close());
  // Where one question follows another, the button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (open && title !== '' && document.activeElement === document.body) ref.current?.focus();
  }, [open, title]);
  // A press beside the box closes it, as Escape does: the browser gives the keyboard's way itself.
  useEffect(() => {
    const box = ref.current;
    const beside = (e: MouseEvent): void => {
      if (e.target === box) box?.close();
    };
    box?.addEventListener('mousedown', beside);
    return () => box?.removeEventListener('mousedown', beside);
  }, []);
  return (
    <dialog ref={ref} tabIndex={-1} className={cx(css.dialog, wide && css.wide)} aria-labelledby={id} onClose={onClose}>
      {open && (
        <div className={css.inside}>
          <header className={css.head}>
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" size="s" label={text.close} onClick={onClose} />
          </header>
          {children !== undefined && <div className={css.body}>{children}</div>}
          {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
