import { useEffect, useState } from 'react';
import { CODE_COUNTDOWN_TICK } from './timing';

/** Whole seconds until a moment of this device's clock, looked at every 500 ms; null when it is over (SMS-10 to SMS-13). */
export function useCountdown(until: number): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    function look() {
      const left = until - Date.now();
      setSeconds(left > 0 ? Math.ceil(left / 1000) : null);
      if (left <= 0) clearInterval(timer);
    }
    timer = setInterval(look, CODE_COUNTDOWN_TICK);
    look();
    return () => clearInterval(timer);
  }, [until]);

  return seconds;
}
