import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { SCREENS } from '../../app/screens';
import type { ErrorCode } from '../../contracts/errors';
import type { App } from '../context';

/** What an address stands for, which decides how a refusal is written. */
export type Kind = 'call' | 'asset' | 'page';

/** Pages whose addresses look like files (ROUTE-04, ROUTE-30). */
const PAGE_ALIASES = new Set(['/m/index.html', '/m/register.html']);
/** Screens about what their address names, an account such as `an.hn` among them. */
const NAMING = Object.keys(SCREENS)
  .filter((path) => path.includes('$'))
  .map((path) => new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}$`));
const CALLS = /^\/(?:wps|lgw|_serverFn|client-errors|human-verification|member-pictures)(?:\/|$)/;

/** Calls get JSON, files plain text, everything else a page. What begins with a dot, as `/.well-known/`, is a file. */
export function kindOf(path: string): Kind {
  if (CALLS.test(path)) return 'call';
  if (PAGE_ALIASES.has(path) || NAMING.some((screen) => screen.test(path))) return 'page';
  return /\.[a-z\d]+$|\/\./i.test(path) || path.startsWith('/assets/') ? 'asset' : 'page';
}

/** The frame of a refused call, as the gateway would write it (CALL-01); no text, nothing of the request. */
export function refuse(
  c: Context<App>,
  errorCode: ErrorCode,
  status: ContentfulStatusCode,
  value: unknown = null,
) {
  c.var.journal.code = errorCode;
  return c.json({ success: false, errorCode, value }, status, { 'Cache-Control': 'no-store' });
}
