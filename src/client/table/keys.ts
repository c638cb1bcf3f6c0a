/** The keys of the table page. A key typed into a field belongs to the field; a key with a modifier belongs to the browser. */
import { useEffect, useRef } from 'react';

const typing = (x: EventTarget | null): boolean => x instanceof HTMLElement && x.closest('input, textarea, select, [contenteditable], dialog') !== null;

export const useKeys = (keys: { readonly [key: string]: (() => void) | undefined }): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const down = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || typing(e.target)) return;
      const name = e.key.length === 1 ? e.key.toLowerCase() : e.key;
      const press = latest.current[e.shiftKey && name.length > 1 ? `Shift+${name}` : name];
      if (press === undefined) return;
      // Space on a focused button presses that button.
      if (e.key === ' ' && e.target instanceof HTMLButtonElement) return;
      e.preventDefault();
      press();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
};
