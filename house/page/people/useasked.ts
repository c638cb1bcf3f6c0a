/** Asks the house for a page of people, by the key of this browser: the answer, or why there is none. */
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import { ask, call, HouseError } from '../link/house.ts';
import { myKey } from '../mykey.ts';
import { told } from '../text/told.ts';

export type Asked<T> =
  | { readonly at: 'asking' }
  | { readonly at: 'here'; readonly value: T }
  | { readonly at: 'refused'; readonly code: string; readonly why: string };

const refusedBy = (e: unknown) => ({ at: 'refused', code: e instanceof HouseError ? e.code : '', why: told(e) }) as const;

export const useAsked = <T extends z.ZodType>(shape: T, path: string): readonly [Asked<z.output<T>>, () => void] => {
  const [asked, setAsked] = useState<Asked<z.output<T>>>({ at: 'asking' });
  const again = useCallback((): void => {
    ask(shape, path, { secret: myKey() ?? undefined }).then(
      (value) => setAsked({ at: 'here', value }),
      (e: unknown) => setAsked(refusedBy(e)),
    );
  }, [shape, path]);
  useEffect(() => {
    again();
    const look = (): void => {
      if (!document.hidden) again();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [again]);
  return [asked, again];
};

/** The same for something that is to be done. Rejects with a sentence where it is refused. */
export const post = (path: string, body: object): Promise<unknown> => call(path, { body, secret: myKey() ?? undefined });
