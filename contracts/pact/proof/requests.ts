import type { Answer, Asked, Filled } from './responses';

/** A part of the requests of one call: a header, a query value or a field of the body, and the value it has. */
export type Part = { call: string; place: 'header' | 'query' | 'body'; name: string; value: string };

/** Headers whose value is new with each request, or says nothing. */
const PASSING = new Set(['x-request-id', 'traceparent', 'authorization', 'encryption', 'x-vendor-signature']);

/** What a gateway says to a request that it will not take. */
export const REFUSED: Answer = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ success: false, value: null, errorCode: 'request.invalid' }),
};

/** Every part that a request of the pact files has which is not forged, once for each call. */
export function partsOf(asked: readonly Asked[]): Part[] {
  const honest = asked.filter(({ promise }) => !promise.forgery);
  const all = honest.flatMap(({ operation, request }) => partsIn(operation.id, request));
  return [...new Map(all.map((part) => [JSON.stringify(part), part])).values()];
}

function partsIn(call: string, { headers, query, body }: Filled): Part[] {
  const plain = (place: Part['place'], values: object): Part[] =>
    Object.entries(values).map(([name, value]) => ({ call, place, name, value: textOf(value) }));
  return [
    ...plain('header', headers).filter(({ name }) => !PASSING.has(name.toLowerCase())),
    ...plain('query', query),
    ...(body !== null && typeof body === 'object' ? plain('body', body) : []),
  ];
}

/** Whether a request has a part. */
export function hasPart({ operation, request }: Asked, part: Part): boolean {
  return partsIn(operation.id, request).some((one) => textOf(one) === textOf(part));
}

/** The request as a gateway sees it that reads a field of the body under another name. */
export function misread(request: Filled, name: string): Filled {
  const { [name]: value, ...others } = request.body as Record<string, unknown>;
  return { ...request, body: { ...others, [`${name}_`]: value } };
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}
