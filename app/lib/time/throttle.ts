/** Runs what it is given when its turn comes; what `signal` has called off meanwhile takes no turn. */
export type Throttled = <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * At most one start per `interval` milliseconds: calls wait in the order they came and none is lost (NOTICE-12,
 * NOTICE-24). Make one per page or query client, never one for all visitors.
 * @throws what the call throws, or the signal's reason
 */
export function throttle(interval: number): Throttled {
  let last = Number.NEGATIVE_INFINITY;
  let queue = Promise.resolve();
  return (call, signal) => {
    queue = queue.then(async () => {
      if (signal?.aborted) return;
      await pause(last + interval - performance.now());
      if (!signal?.aborted) last = performance.now();
    });
    return queue.then(() => {
      signal?.throwIfAborted();
      return call();
    });
  };
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
