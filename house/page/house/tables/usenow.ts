/** The time, told anew now and then, for what is left of it. */
import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
