import { useEffect, useState } from 'react';
import type { MinorUnits } from '@/contracts/shared/minor-units';

/** So often an amount on its way is drawn anew. Milliseconds. */
const TICK = 125;

/**
 * An amount that goes evenly, within `span` milliseconds, from what was told before to what is told now, so that it
 * shows nothing that the gateway has not said it held. What is less than before fell, and is shown at once, as is all
 * where nothing shall move.
 */
export function useReportedAmount(reported: MinorUnits, moves: boolean, span: number): MinorUnits {
  const [shown, setShown] = useState(reported);
  useEffect(() => {
    if (!moves) {
      setShown(reported);
      return;
    }
    let step = 0;
    const timer = setInterval(() => {
      setShown((before) => {
        if (before >= reported) return reported;
        step ||= Math.ceil(((reported - before) * TICK) / span);
        return Math.min(reported, before + step) as MinorUnits;
      });
    }, TICK);
    return () => clearInterval(timer);
  }, [reported, moves, span]);
  return shown > reported ? reported : shown;
}
