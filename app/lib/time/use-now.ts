import { useEffect, useState } from 'react';

/** Times are told in minutes: looked at twice in each. Milliseconds. */
const LOOKED_AT = 30_000;

/**
 * The running time in epoch milliseconds, looked at every half minute. The page of the server and its first drawing in
 * the browser have `asOf`, such as when the data came, so that both say the same.
 */
export function useNow(asOf: number): number {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, LOOKED_AT);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now ?? asOf, asOf);
}
