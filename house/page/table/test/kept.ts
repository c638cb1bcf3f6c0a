/** What a browser keeps, for tests that run without one; it is empty again before each test. */
import { afterEach, beforeEach, vi } from 'vitest';
import { useSettings } from '../../prefs/store.ts';

/** Lets what was promised happen, and so much time go by. */
export const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** Longer than anything is waited for. */
export const LONG = 20_000;

/** Time stands still but for `pass`, nothing is kept yet, and everything is shown at its usual speed. */
export const freshBrowser = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    useSettings.setState({ speed: 'normal' });
    Reflect.set(document, 'hidden', false);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};
