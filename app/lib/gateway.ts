import { createIsomorphicFn } from '@tanstack/react-start';
import type { AnswerOf, Operation } from '../../contracts/operation';
import type { BrowserInputOf, BrowserOperation } from '../../edge/policy';
import { callSite } from './call-site';
import { siteContext } from './site-context';

const call = createIsomorphicFn()
  .server((operation: Operation, input: unknown, _signal?: AbortSignal) =>
    siteContext().callGateway(operation, input as never),
  )
  .client((operation: Operation, input: unknown, signal?: AbortSignal) =>
    callSite(operation, input as never, signal),
  );

/**
 * One gateway call that a browser may make, from a loader on the server (in process) or from the browser (through the
 * edge's forwarder).
 * @throws GatewayError
 */
export function gateway<Op extends BrowserOperation>(
  operation: Op,
  input: BrowserInputOf<Op>,
  signal?: AbortSignal,
): Promise<AnswerOf<Op>> {
  return call(operation, input, signal) as Promise<AnswerOf<Op>>;
}
