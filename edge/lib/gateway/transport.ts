import type { Operation } from '@/contracts/operation';
import type { RequestFacts } from '../../context';
import { policyOf } from '../../policy';

type Sender = { facts: RequestFacts; merchant: string; token?: string; uncached?: boolean };
type Added = { headers: Record<string, string>; query: Record<string, string> };

/** Whether one answer serves many visitors; what a token bought, or was asked for past the cache, never does (GATE-47). */
export function isShared(
  operation: Operation,
  { token, uncached }: Pick<Sender, 'token' | 'uncached'>,
): boolean {
  return policyOf(operation).shared !== undefined && token === undefined && !uncached;
}

/**
 * All that the edge adds to a call of its own: headers and query. The contracts ask for exactly this
 * (`contracts/pact/interactions.ts`). A shared answer is asked for in nobody's name: no address and no device, so
 * that what the gateway thinks of one visitor reaches no other; at most the country that it is kept for is named.
 */
export function transportOf(operation: Operation, sender: Sender): Added {
  const { facts, merchant, token } = sender;
  const headers: Record<string, string> = {
    'Accept-Language': facts.locale,
    Platform: '3',
    'X-Request-Id': facts.requestId,
    traceparent: facts.traceparent,
  };
  const { address, country } = facts.visitor;
  if (!isShared(operation, sender)) {
    if (address) headers['X-Forwarded-For'] = address;
    if (facts.standalone) headers.Device = 'OTHERS';
  }
  const { byCountry, namesVisitor } = policyOf(operation);
  if ((byCountry || namesVisitor) && country) headers['X-Visitor-Country'] = country;
  if (namesVisitor && facts.device) headers['X-Visitor-Device'] = facts.device;
  if (token) headers.Authorization = `Bearer ${token}`;
  const query: Record<string, string> = {};
  if (operation.merchantIn) query[operation.merchantIn] = merchant;
  if (token && operation.tokenInQuery) query.token = token;
  return { headers, query };
}
