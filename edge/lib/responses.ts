import type { Context } from 'hono';
import type { ErrorCode } from '../../contracts/errors';
import type { App } from '../context';
import { isScreen } from './pages/known-screens';
import { headersOfCalls } from './security/security-headers';

/** What an address stands for, which decides how a refusal is written. */
export type Kind = 'call' | 'asset' | 'page';

const CALLS = /^\/(?:wps|lgw|_serverFn|client-errors|human-verification|member-pictures)(?:\/|$)/;

/** Calls get JSON, files plain text, everything else a page. What begins with a dot, as `/.well-known/`, is a file. */
export function kindOf(path: string): Kind {
  if (CALLS.test(path)) return 'call';
  // The addresses of some screens look like files (ROUTE-04, ROUTE-30).
  if (isScreen(path)) return 'page';
  return /\.[a-z\d]+$|\/\./i.test(path) || path.startsWith('/assets/') ? 'asset' : 'page';
}

/** An answer whose headers can be changed: itself, or a copy of one that was fetched. */
export function changeable(response: Response): Response {
  try {
    // To delete what is not there tells whether it could be.
    response.headers.delete('X-Powered-By');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** The headers of the answer so far, to be changed where they are. */
export function changeableHeaders(c: Context<App>): Headers {
  const response = changeable(c.res);
  if (response !== c.res) {
    c.res = undefined;
    c.res = response;
  }
  return response.headers;
}

type Refused = {
  /** What the contract says of the refusal. */
  value?: unknown;
  headers?: Record<string, string>;
};

/** The frame of a refused call, as the gateway would write it (CALL-01); no text, nothing of the request. */
export function refuse(
  c: Context<App>,
  errorCode: ErrorCode,
  status: number,
  { value = null, headers }: Refused = {},
): Response {
  c.get('trace').code = errorCode;
  return callResponse(c, JSON.stringify({ success: false, errorCode, value }), status, headers);
}

/** An answer in JSON that nobody keeps unless a header says so, with all that stands on every answer. */
export function callResponse(
  c: Context<App>,
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const response = new Response(body, { status, headers: headersOfCalls(c) });
  for (const name in headers) response.headers.set(name, headers[name] ?? '');
  c.set('dressed', response);
  return response;
}

/** A refusal that says after how many seconds one may try again, where that is known. */
export function refuseForNow(c: Context<App>, errorCode: ErrorCode, status: number, seconds?: number) {
  return refuse(c, errorCode, status, seconds ? { headers: { 'Retry-After': String(seconds) } } : undefined);
}
