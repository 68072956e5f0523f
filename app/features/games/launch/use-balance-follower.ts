import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { moneyMoved } from '../../../session/money-moves';

/** Between two refreshes of the balance, in milliseconds, however often the game reports. */
const APART = 1_000;

/**
 * Keeps the balance in step with the game: when that very frame says so, and when the page is looked at again. It never
 * asks by the clock (LAUNCH-30).
 */
export function useBalanceFollower(frame: RefObject<HTMLIFrameElement | null>, wanted: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!wanted) return;
    let last = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refresh() {
      if (timer !== undefined) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          void moneyMoved(queryClient);
        },
        Math.max(0, last + APART - performance.now()),
      );
    }
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && data.type === 'balance') refresh();
    };
    const onVisible = () => document.visibilityState === 'visible' && refresh();
    addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [frame, queryClient, wanted]);
}
