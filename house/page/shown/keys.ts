/** The keys of the table page. A key typed into a field belongs to the field; a key with a modifier belongs to the browser. */
import { useEffect, useRef } from 'react';

const MOVING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** A slider or a row of radio buttons keeps only the keys that move it. */
const typing = (x: EventTarget | null, key: string): boolean => {
  if (!(x instanceof HTMLElement)) return false;
  if (x instanceof HTMLInputElement && (x.type === 'range' || x.type === 'radio') && x.closest('dialog') === null) return MOVING.includes(key);
  return x.closest('input, textarea, select, [contenteditable], dialog') !== null;
};

export const useKeys = (keys: { readonly [key: string]: (() => void) | undefined }): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const down = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || typing(e.target, e.key)) return;
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
