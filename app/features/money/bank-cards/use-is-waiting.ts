import { useEffect, useState } from 'react';

/** The longest that a timer can be set to, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Whether a moment is still to come, until it has; epoch milliseconds. */
export function useIsWaiting(moment: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = moment - Date.now();
    if (left <= 0) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment > now;
}
