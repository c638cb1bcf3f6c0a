/** Says things to a screen reader without showing them: `announce` from anywhere, one polite region in the shell. */
import { create } from 'zustand';

const useSaid = create<{ readonly text: string; readonly n: number }>(() => ({ text: '', n: 0 }));

export const announce = (text: string): void => useSaid.setState(({ n }) => ({ text, n: n + 1 }));

export function LiveRegion() {
  const { text, n } = useSaid();
  return (
    <div className="vh" aria-live="polite" aria-atomic="true">
      {/* The same sentence twice must be heard twice: every second one carries a space that nobody hears. */}
      {n % 2 === 0 ? text : `${text}\u00a0`}
    </div>
  );
}
