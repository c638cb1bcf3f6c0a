/** The time, told anew by the minute for words like "away 4 min", or by the second. */
import { useEffect, useState } from 'react';

const useTime = (step: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
};

export const useMinute = (): number => useTime(15_000);
export const useSecond = (): number => useTime(1_000);
