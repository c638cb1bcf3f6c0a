/** The help that shades where the Plague may be: a switch of this page, kept as long as it is open. It only decides what is drawn; what may be known is in the view. */
import { useSyncExternalStore } from 'react';

let shown: boolean | null = null;
const hearers = new Set<() => void>();
const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};
const fog = (): boolean | null => shown;
export const fogShown = (): boolean => shown === true;

/** The Plague sees the guess of the others unless it is switched off; a Healer switches it on. */
export const useFog = (usual: boolean): readonly [boolean, () => void] => {
  const now = useSyncExternalStore(subscribe, fog, fog) ?? usual;
  return [
    now,
    () => {
      shown = !now;
      for (const hear of hearers) hear();
    },
  ];
};
