import { useEffect, useState } from 'react';
import { toPhoneClock } from './clock-skew';

/** The longest that a timer can be set to, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Whether a moment of the site is still to come, until it has; epoch milliseconds. */
export function useIsWaiting(moment: number): boolean {
  const [now, setNow] = useState(Date.now);
  const until = toPhoneClock(moment);
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST));
    return () => clearTimeout(timer);
  }, [until]);
  return until > now;
}
