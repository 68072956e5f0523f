import type { Context } from 'hono';
import type { App } from '../context';
import { kindOf } from '../lib/responses';
import { locationOf } from '../lib/security/request-path';

/** How forms are sent without a script. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain) *(?:;|$)/i;

/**
 * Leads a POST that opens a page there by GET, with 303: so payment pages send a member back, and a form that is sent
 * before its script is there. Its body is not read, and nothing is done for it
 * (docs/decisions/059-back-by-post.md). Calls and files are none of it.
 */
export function backByPost(c: Context<App>) {
  if (c.req.method !== 'POST' || kindOf(c.req.path) !== 'page' || !opensPage(c.req.raw.headers))
    return undefined;
  return c.body(null, 303, { Location: locationOf(c.req.url), 'Cache-Control': 'no-store' });
}

/** Whether a browser goes to what is answered: it says so, or is too old to and sends a form. */
function opensPage(headers: Headers): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  if (mode !== null || headers.has('Sec-Fetch-Site')) return mode === 'navigate';
  const wantsPage = /(?:^|[ ,])text\/html/i.test(headers.get('Accept') ?? '');
  return wantsPage && FORM.test(headers.get('Content-Type') ?? '');
}
