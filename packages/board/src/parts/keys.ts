/** Keys of the table: they press what the prompt bar shows, unless somebody is writing or a button has the focus. */
import { useEffect, useRef } from 'react';

export type Keys = { readonly [key: string]: (() => void) | undefined };

const busy = (e: KeyboardEvent): boolean => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return true;
  // A question that must be answered first has all keys, also where nothing in it has the focus.
  if (document.querySelector('dialog[open]') !== null) return true;
  const at = e.target instanceof Element ? e.target : null;
  if (at === null) return false;
  if (at.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog') !== null) return true;
  // Enter and Space already press the button that has the focus; what is marked as a piece of the board and offers nothing now does not keep them.
  return (e.key === 'Enter' || e.key === ' ') && at.closest('button:not([data-place], [data-card]), button[data-live], a') !== null;
};

/** Every map that is listened to now. */
const heard = new Set<{ readonly current: Keys }>();
/** The keys that would do something now, for a list of them. */
export const keysNow = (): string[] => [...heard].flatMap(({ current }) => Object.keys(current).filter((key) => current[key] !== undefined));

export const useKeys = (keys: Keys): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    heard.add(now);
    const press = (e: KeyboardEvent): void => {
      const act = now.current[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (act === undefined || busy(e)) return;
      e.preventDefault();
      // A key that is held down answers one question, not the next ones too; arrows may run.
      if (e.repeat && !e.key.startsWith('Arrow')) return;
      act();
    };
    window.addEventListener('keydown', press);
    return () => {
      heard.delete(now);
      window.removeEventListener('keydown', press);
    };
  }, []);
};
