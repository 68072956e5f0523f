import { createIsomorphicFn } from '@tanstack/react-start';
import type { Operation, ResponseOf } from '@/contracts/operation';
import type { BrowserInputOf, BrowserOperation } from '@/edge/policy';
import { callSite } from './call-site';
import { reauthenticated } from './reauthenticated';
import { siteContext } from './site-context';

const call = createIsomorphicFn()
  .server((operation: Operation, input: unknown, _signal?: AbortSignal, idempotencyKey?: string) =>
    siteContext().callGateway(operation, input as never, { idempotencyKey }),
  )
  .client((operation: Operation, input: unknown, signal?: AbortSignal, idempotencyKey?: string) =>
    reauthenticated(() => callSite(operation, input as never, signal, idempotencyKey)),
  );

/**
 * One gateway call that a browser may make, from a loader on the server (in process) or from the browser (through the
 * edge's forwarder). An idempotent operation needs its key (`useIntent`).
 * @throws GatewayError
 */
export function gateway<Op extends BrowserOperation>(
  operation: Op,
  input: BrowserInputOf<Op>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<ResponseOf<Op>> {
  return call(operation, input, signal, idempotencyKey) as Promise<ResponseOf<Op>>;
}
