/** Says things to whoever hears the page, without showing them: `announce` from anywhere, one region in the shell that is there as long as the page. Its words lie in a shadow root of their own, where they are heard and nothing else of the page finds them a second time. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Whoever reads along with a finger has this long to find a line again. */
const STAYS_MS = 20_000;
/** Told at the region for every line, to whatever wants to follow what is said. */
const SAID = 'said';

const voices = new WeakMap<Element, HTMLElement>();
let region: HTMLElement | null = null;

/** A host has its shadow for good, also where it is mounted again. */
const voiceOf = (host: HTMLElement): HTMLElement => {
  const known = voices.get(host);
  if (known !== undefined) return known;
  const voice = document.createElement('div');
  voice.setAttribute('aria-live', 'polite');
  voice.setAttribute('aria-relevant', 'additions');
  host.attachShadow({ mode: 'closed' }).append(voice);
  voices.set(host, voice);
  return voice;
};

/** A line is added and nothing in it changes: it waits its turn and is heard once, also the same twice. */
export const announce = (text: string): void => {
  const said = text.replaceAll('**', '').trim();
  if (said === '' || region === null) return;
  const line = document.createElement('p');
  line.textContent = said;
  voiceOf(region).append(line);
  region.dispatchEvent(new CustomEvent(SAID, { detail: said }));
  setTimeout(() => line.remove(), STAYS_MS);
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

export function LiveRegion() {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    region = host.current;
    if (region !== null) voiceOf(region);
    return () => {
      region = null;
    };
  }, []);
  return <div ref={host} className="vh" data-live-region="" />;
}
