import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GatewayError } from '@/contracts/errors';

/** Milliseconds that a screen shows where its content will be, before it says that it does not come. */
export const PATIENCE = 5_000;

/**
 * Ends what stands for content that does not come: after five seconds the query counts as failed, so that its screen
 * says so and offers to try again. The call goes on; should its answer come after all, it is shown.
 */
export function usePatience(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const forget = (hash: string) => {
      clearTimeout(timers.get(hash));
      timers.delete(hash);
    };
    const watch = (query: Query) => {
      forget(query.queryHash);
      if (query.state.data !== undefined) return;
      const giveUp = () => {
        const { status, fetchStatus } = query.state;
        if (status !== 'pending' || fetchStatus === 'idle' || !query.isActive()) return;
        query.setState({
          status: 'error',
          fetchStatus: 'idle',
          error: new GatewayError('gateway.timeout', null, 504),
          errorUpdatedAt: Date.now(),
        });
      };
      timers.set(query.queryHash, setTimeout(giveUp, PATIENCE));
    };
    const cache = queryClient.getQueryCache();
    for (const query of cache.getAll()) if (query.state.fetchStatus === 'fetching') watch(query);
    const stop = cache.subscribe((event) => {
      if (event.type === 'removed') forget(event.query.queryHash);
      if (event.type !== 'updated') return;
      if (event.action.type === 'fetch') watch(event.query);
      if (event.action.type === 'success' || event.action.type === 'error') forget(event.query.queryHash);
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [queryClient]);
}
