/** What was reported, asked of the house now and then while the owner looks, and at once after a decision. */
import { ownerReports } from '@pesthouse/api';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../link/house.ts';
import type { Report } from './cases.ts';
import { ownerKey } from './key.ts';

const EVERY_MS = 30_000;

/** Null: the house has not answered yet. */
export const useReports = (): readonly [readonly Report[] | null, () => Promise<void>] => {
  const [all, setAll] = useState<readonly Report[] | null>(null);
  const look = useCallback(
    (): Promise<void> =>
      ask(ownerReports, '/api/owner/reports', { secret: ownerKey() ?? '' }).then(
        (x) => setAll(x.reports),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return [all, look];
};
