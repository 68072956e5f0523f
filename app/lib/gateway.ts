import { createIsomorphicFn } from '@tanstack/react-start';
import type { AnswerOf, InputOf, Operation } from '../../contracts/operation';
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
 * One gateway call, from a loader on the server (in process) or from the browser (through the edge's forwarder).
 * @throws GatewayError
 */
export function gateway<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  signal?: AbortSignal,
): Promise<AnswerOf<Op>> {
  return call(operation, input, signal) as Promise<AnswerOf<Op>>;
}
