/** The little of a browser that the page's model asks for, put there before anything is loaded: `await vi.hoisted(…)` calls it. */
import { vi } from 'vitest';

export const stubBrowser = (): void => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
    removeItem: (k: string) => kept.delete(k),
    clear: () => kept.clear(),
  });
  vi.stubGlobal('document', { hidden: false });
};
