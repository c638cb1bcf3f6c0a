/** Which house rules the address names: those of a link, some of one's own, or new ones. */

import type { Variant } from '@pesthouse/table';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { draftsOf, useDrafts } from './drafts.ts';
import { unpackRules } from './link.ts';

export type Source =
  | { readonly kind: 'reading' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'shared'; readonly variant: Variant }
  | { readonly kind: 'mine'; readonly key: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'fresh' };

const useHash = (): string => {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const look = (): void => setHash(location.hash.slice(1));
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  });
  return hash;
};

/** The page's own marks are no rules. */
const OWN_MARK = /^(?:main|part-.*)?$/;

export const useShared = (): { readonly code: string; readonly read: Variant | null | undefined } => {
  const hash = useHash();
  const code = OWN_MARK.test(hash) ? '' : hash;
  const [read, setRead] = useState<{ readonly code: string; readonly variant: Variant | null } | null>(null);
  useEffect(() => {
    let here = true;
    if (code !== '') void unpackRules(code).then((variant) => here && setRead({ code, variant }));
    return () => {
      here = false;
    };
  }, [code]);
  return { code, read: read?.code === code ? read.variant : undefined };
};

export const useSource = (game: string): Source => {
  const wanted = new URLSearchParams(useSearch());
  const drafts = useDrafts((s) => s.drafts);
  const { code, read } = useShared();
  if (code !== '') return read === undefined ? { kind: 'reading' } : read === null ? { kind: 'cut' } : { kind: 'shared', variant: read };
  const key = wanted.get('mine');
  if (key !== null) return drafts.some((x) => x.key === key && x.game === game) ? { kind: 'mine', key } : { kind: 'gone' };
  const [last] = wanted.has('new') ? [] : draftsOf(game, drafts);
  return last === undefined ? { kind: 'fresh' } : { kind: 'mine', key: last.key };
};
