/** The time by the minute, for words like "away 4 min". */
import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
