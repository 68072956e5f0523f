import { createServerOnlyFn } from '@tanstack/react-start';
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import { siteContext } from './site-context';

const STATUS: Partial<Record<GatewayError['code'], number>> = { 'rate.limited': 429, 'request.invalid': 400 };

/**
 * Gives the HTTP answer of a server function the status of its refusal, where clients and proxies act on one. A page
 * that calls the function while it is rendered keeps its own.
 */
export const setOutcomeStatus = createServerOnlyFn(({ code, retryAfter }: GatewayError): void => {
  const status = STATUS[code];
  if (!status || !isCalled()) return;
  setResponseStatus(status);
  if (retryAfter) setResponseHeader('Retry-After', String(retryAfter));
});

/**
 * Tells the log what a server function was refused with, which the status of its answer may not say, and the name of the
 * error where it failed (ERR-60).
 */
export const logOutcome = createServerOnlyFn((code: ErrorCode, failure?: string): void => {
  if (isCalled() || failure !== undefined) siteContext().logOutcome(isCalled() ? code : null, failure);
});

/** Whether the function was called by a browser, and not by a page that is rendered. */
function isCalled(): boolean {
  return new URL(getRequest().url).pathname.startsWith('/_serverFn/');
}
