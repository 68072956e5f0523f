import { createIsomorphicFn } from '@tanstack/react-start';
import { callOperation } from '../../contracts/client';
import type { InputOf, Operation, OutputOf } from '../../contracts/operation';
import { siteContext } from './site-context';
import { isStandalone } from './standalone';

const call = createIsomorphicFn()
  .server((operation: Operation, input: unknown, _signal?: AbortSignal) =>
    siteContext().callGateway(operation, input as never),
  )
  .client((operation: Operation, input: unknown, signal?: AbortSignal) => {
    // The edge adds what never varies, the merchant, the token and the language.
    const bare: Operation = { ...operation, constants: undefined, moduleId: undefined };
    return callOperation(bare, input as never, {
      fetch: (request) => fetch(request),
      baseUrl: location.origin,
      headers: isStandalone() ? { 'X-Standalone': '1' } : {},
      signal,
    });
  });

/**
 * One gateway call, from a loader on the server (in process) or from the browser (through the edge's forwarder).
 * @throws GatewayError
 */
export function gateway<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  signal?: AbortSignal,
): Promise<OutputOf<Op>> {
  return call(operation, input, signal) as Promise<OutputOf<Op>>;
}
