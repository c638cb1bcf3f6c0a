/** Says things to whoever hears the page, without showing them: `announce` from anywhere, one region in the shell that is there as long as the page. */
import { useEffect } from 'react';
import { create } from 'zustand';

interface Line {
  readonly id: number;
  readonly text: string;
}
const useSaid = create<{ readonly lines: readonly Line[] }>(() => ({ lines: [] }));

/** Whoever reads along with a finger has this long to find a line again. */
const STAYS_MS = 20_000;
let last = 0;

/** What is said waits its turn: nothing cuts off what was said before. */
export const announce = (text: string): void => {
  const said = text.replaceAll('**', '').trim();
  if (said === '') return;
  const id = ++last;
  useSaid.setState(({ lines }) => ({ lines: [...lines, { id, text: said }] }));
  setTimeout(() => useSaid.setState(({ lines }) => ({ lines: lines.filter((x) => x.id !== id) })), STAYS_MS);
};

/** Says a text whenever it changes, after a while where it may soon be another; nothing where there is none. */
export const useAnnounced = (text: string | null, afterMs = 0): void => {
  useEffect(() => {
    if (text === null) return;
    if (afterMs === 0) {
      announce(text);
      return;
    }
    const timer = setTimeout(announce, afterMs, text);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
};

/** Lines are added and nothing in them changes, so each is heard once, also the same twice. */
export function LiveRegion() {
  const lines = useSaid((s) => s.lines);
  return (
    <div className="vh" aria-live="polite" aria-relevant="additions" data-live-region="">
      {lines.map((x) => (
        <p key={x.id}>{x.text}</p>
      ))}
    </div>
  );
}
