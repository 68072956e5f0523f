import { createServerOnlyFn } from '@tanstack/react-start';
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { GatewayError } from '../../contracts/errors';

const STATUS: Partial<Record<GatewayError['code'], number>> = { 'rate.limited': 429, 'request.invalid': 400 };

/**
 * Gives the HTTP answer of a server function the status of its refusal, where clients and proxies act on one. A page
 * that calls the function while it is rendered keeps its own.
 */
export const setOutcomeStatus = createServerOnlyFn(({ code, retryAfter }: GatewayError): void => {
  const status = STATUS[code];
  if (!status || !new URL(getRequest().url).pathname.startsWith('/_serverFn/')) return;
  setResponseStatus(status);
  if (retryAfter) setResponseHeader('Retry-After', String(retryAfter));
});
