import type { Operation } from '../../../contracts/operation';
import { getStatus } from '../../../contracts/system/status';
import type { RequestFacts } from '../../context';

type Sender = { facts: RequestFacts; merchant: string; token?: string };
type Added = { headers: Record<string, string>; query: Record<string, string> };

/** Whether one answer serves many visitors; what a token bought never does (GATE-47). */
export function isShared(operation: Operation, token: string | undefined): boolean {
  return operation.sharedCache !== undefined && token === undefined;
}

/**
 * All that the edge adds to a call of its own: headers and query. The contracts ask for exactly this
 * (`contracts/pact/interactions.ts`). A shared answer is asked for in nobody's name: no address and no device, so
 * that what the gateway thinks of one visitor reaches no other; the status alone names the country it is kept for.
 */
export function transportOf(operation: Operation, { facts, merchant, token }: Sender): Added {
  const headers: Record<string, string> = {
    'Accept-Language': facts.locale,
    Platform: '3',
    'X-Request-Id': facts.requestId,
    traceparent: facts.traceparent,
  };
  const { address, country } = facts.visitor;
  if (!isShared(operation, token)) {
    if (address) headers['X-Forwarded-For'] = address;
    if (facts.standalone) headers.Device = 'OTHERS';
  }
  if (operation.id === getStatus.id && country) headers['X-Visitor-Country'] = country;
  if (token) headers.Authorization = `Bearer ${token}`;
  const query: Record<string, string> = {};
  if (operation.merchantIn) query[operation.merchantIn] = merchant;
  if (token && operation.tokenInQuery) query.token = token;
  return { headers, query };
}
