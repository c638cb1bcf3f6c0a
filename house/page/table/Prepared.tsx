/** A table of the page's own, such as a lesson or a puzzle, that is made ready before it is opened. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Loader } from '../kit/loader.tsx';
import type { TableLink } from '../link/link.ts';
import css from '../shown/opened.module.css';
import { table as words } from '../text/rooms.ts';
import { Opened } from './Opened.tsx';

interface Given<T> {
  /** Another one begins anew. Null where there is no such table. */
  readonly load: () => Promise<T | null>;
  /** What is said where there is none. */
  readonly missing: ReactNode;
  readonly children: (ready: T) => ReactNode;
}

export function Prepared<T extends { readonly session: { readonly link: TableLink } }>({ load, missing, children }: Given<T>) {
  const [ready, setReady] = useState<T | 'opening' | null>('opening');
  useEffect(() => {
    let here = true;
    setReady('opening');
    load().then(
      (found) => here && setReady(found),
      () => here && setReady(null),
    );
    return () => {
      here = false;
    };
  }, [load]);
  const open = useCallback(() => {
    if (ready === 'opening' || ready === null) throw new Error('a table is opened before it is ready');
    return ready.session.link;
  }, [ready]);
  if (ready === null) return missing;
  if (ready === 'opening')
    return (
      <main id="main" className={css.middle} aria-busy="true">
        <Loader>{words.opening}</Loader>
      </main>
    );
  return <Opened open={open}>{children(ready)}</Opened>;
}
