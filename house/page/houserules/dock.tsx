/** The foot of the phone: how much is changed and the main button; pulled up, it is the whole sheet. */

import { Button, Icon, IconButton } from '@pesthouse/board';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Change } from '../numbers/changes.ts';
import { houserules as words } from '../text/rooms.ts';
import { Count } from './count.tsx';
import css from './dock.module.css';

export interface DockProps {
  readonly changes: readonly Change[];
  readonly busy: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly onPlay: () => void;
  readonly onInvite: () => void;
  readonly onWeigh: () => void;
  readonly children: ReactNode;
}

export function Dock({ changes, busy, open, setOpen, onPlay, onInvite, onWeigh, children }: DockProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = sheet.current;
    if (open && box?.open === false) box.showModal();
    if (!open && box?.open === true) box.close();
  }, [open]);
  // A press beside the sheet closes it, as Escape does.
  useEffect(() => {
    const box = sheet.current;
    const beside = (e: MouseEvent): void => {
      if (e.target === box) box?.close();
    };
    box?.addEventListener('mousedown', beside);
    return () => box?.removeEventListener('mousedown', beside);
  }, []);
  const brief = changes
    .slice(0, 4)
    .map((c) => c.name.split(',')[0])
    .filter((x, i, all) => all.indexOf(x) === i)
    .join(', ');
  return (
    <>
      <aside className={css.dock}>
        <button type="button" className={css.pull} aria-haspopup="dialog" aria-label={words.sheetOpen} onClick={() => setOpen(true)}>
          <span className={css.grab} />
          <Count n={changes.length} />
          <b>{changes.length === 0 ? words.noChangesShort : words.changesShort(changes.length)}</b>
          <small>{brief}</small>
          <Icon name="chevron" size={22} className={css.up} />
        </button>
        <div className={css.buttons}>
          <Button variant="primary" size="l" icon="play" busy={busy} onClick={onPlay}>
            {words.playShort}
          </Button>
          <IconButton variant="plain" size="l" icon="players" label={words.invite} onClick={onInvite} />
          <IconButton variant="plain" size="l" icon="scales" label={words.weigh} onClick={onWeigh} />
        </div>
        <p>{words.apartShort}</p>
      </aside>
      <dialog ref={sheet} className={css.sheet} aria-label={words.changes(changes.length)} onClose={() => setOpen(false)}>
        {open && (
          <div className={css.inside}>
            <button type="button" className={css.shut} aria-label={words.sheetClose} onClick={() => setOpen(false)}>
              <span className={css.grab} />
            </button>
            {children}
          </div>
        )}
      </dialog>
    </>
  );
}
