import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Forgets an opened address when its screen is left, since it was good once, and has what may have changed there asked
 * for anew (GAME-72, WALLET-10). `renew` must be the same function each time.
 */
export function useForgetAfterwards(
  queryKey: readonly unknown[],
  renew: (queryClient: QueryClient) => unknown,
): void {
  const queryClient = useQueryClient();
  const key = useRef(queryKey);
  useEffect(() => {
    const opened = key.current;
    return () => {
      queryClient.removeQueries({ queryKey: opened });
      void renew(queryClient);
    };
  }, [queryClient, renew]);
}
