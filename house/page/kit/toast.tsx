/** Short news at the foot of the page: said once, gone by itself, never in the way. */

import { announce, Button, cx, IconButton } from '@pesthouse/board';
import { useEffect } from 'react';
import { create } from 'zustand';
import { houseText } from '../text/index.ts';
import css from './toast.module.css';

export interface ToastWords {
  readonly text: string;
  readonly tone?: 'plain' | 'bad';
  readonly action?: { readonly name: string; readonly press: () => void };
  /** Milliseconds; 0 stays until it is closed. */
  readonly stay?: number;
}
interface Shown extends ToastWords {
  readonly id: number;
}

const useToasts = create<{ readonly list: readonly Shown[] }>(() => ({ list: [] }));
let last = 0;
const close = (id: number): void => useToasts.setState(({ list }) => ({ list: list.filter((x) => x.id !== id) }));

/** Shows a toast and gives back what closes it. The same words twice are shown once. */
export const toast = (words: string | ToastWords): (() => void) => {
  const said: Shown = { ...(typeof words === 'string' ? { text: words } : words), id: ++last };
  useToasts.setState(({ list }) => ({ list: [...list.filter((x) => x.text !== said.text), said].slice(-3) }));
  announce(said.text);
  return () => close(said.id);
};

const STAY = 5000;

export function ToastView({ text, tone = 'plain', action, onClose }: ToastWords & { readonly onClose?: () => void }) {
  return (
    <div className={cx(css.toast, tone === 'bad' && css.bad)}>
      <span>{text}</span>
      <span className={css.end}>
        {action !== undefined && (
          <Button variant="quiet" size="s" onClick={action.press}>
            {action.name}
          </Button>
        )}
        {onClose !== undefined && <IconButton icon="close" size="s" label={houseText().close} onClick={onClose} />}
      </span>
    </div>
  );
}

function Timed({ said }: { readonly said: Shown }) {
  const { id, stay = STAY, action } = said;
  useEffect(() => {
    if (stay === 0) return;
    const timer = setTimeout(() => close(id), stay);
    return () => clearTimeout(timer);
  }, [id, stay]);
  const press = action && {
    ...action,
    press: () => {
      close(id);
      action.press();
    },
  };
  return <ToastView text={said.text} {...(said.tone && { tone: said.tone })} {...(press && { action: press })} onClose={() => close(id)} />;
}

/** Where toasts appear: once, in the shell of the page. */
export function Toasts() {
  const list = useToasts((s) => s.list);
  return (
    <div className={css.place} data-toasts="">
      {list.map((said) => (
        <Timed key={said.id} said={said} />
      ))}
    </div>
  );
}
