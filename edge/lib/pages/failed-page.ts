import type { Context } from 'hono';
import type { App } from '../../context';
import { kindOf, refuse } from '../responses';
import { nonceOf } from '../security/csp';
import { knownSite } from './known-site';

/** The page of a request that failed: a whole document that needs nothing else, with the way to customer service. */
export type FailedPage = (input: { nonce: string; support: string | undefined }) => string;

/** The answer to a request that the site itself failed at, in the form that was asked for. */
export function fail(c: Context<App>, failedPage: FailedPage): Response {
  const kind = kindOf(c.req.path);
  if (kind === 'call') return refuse(c, 'unknown', 500);
  const headers = { 'Cache-Control': 'no-store' };
  if (kind === 'asset') return c.text('Internal Server Error', 500, headers);
  return c.body(failedPage({ nonce: nonceOf(c), support: supportOf(c) }), 500, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
  });
}

/** Customer service, where that much is known. */
function supportOf(c: Context<App>): string | undefined {
  try {
    return knownSite(c.env, c.get('status')).customerService[0]?.path;
  } catch {
    return;
  }
}
