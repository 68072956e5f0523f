import type { Context } from 'hono';
import type { ErrorCode } from '../../contracts/errors';
import { type App, type StatusResponse, waitUntilOf } from '../context';
import { type Closures, closedFor } from '../lib/gate/closures';
import { currentStatus, otherDomains, peekStatus, statusForPage } from '../lib/gate/current-status';
import { gateSettings, refusedBy } from '../lib/gate/gate-settings';
import { parseAddress } from '../lib/gate/ip';
import { quickClosures } from '../lib/gate/quick-gate';
import { type Cause, causeOf } from '../lib/gate/status';
import { describeError, log } from '../lib/log';
import { followStatus } from '../lib/pages/guest-pages';
import { siteSettings } from '../lib/pages/site';
import type { RenderStatusPage } from '../lib/pages/status-page-for-all';
import { kindOf, refuseForNow } from '../lib/responses';
import { nonceOf } from '../lib/security/csp';
import { securityEvent } from '../lib/security/security-event';
import type { Check } from './checks';

type Refusal = {
  http: 403 | 451 | 503;
  status: 1 | 2;
  errorCode: ErrorCode;
  /** Seconds. */
  retryAfter?: number;
};

// Numbers and codes of the matrix (GATE-03 to GATE-10, GATE-20). An outage shows the service-error page.
const REFUSALS: Record<Cause, Refusal> = {
  maintenance: { http: 503, status: 1, errorCode: 'platform.maintenance', retryAfter: 300 },
  ip: { http: 403, status: 1, errorCode: 'location.blocked' },
  region: { http: 451, status: 2, errorCode: 'location.blocked' },
  outage: { http: 503, status: 2, errorCode: 'gateway.unavailable', retryAfter: 30 },
};

/**
 * Files of the build, which say nothing of anybody. A page that left just before the site closed still asks for its own
 * (docs/decisions/006-status-page.md).
 */
const isBuiltFile = (path: string) =>
  /^\/(?:assets|art|icons|flags)\//.test(path) && kindOf(path) === 'asset';

/**
 * Lets a visitor in or not, before any page, file, server function or forwarded call (GATE-21). Worker settings
 * first, then what was closed without a deployment, then the status of the gateway; when that is unknown the site is closed (GATE-16). Files of the build pass while
 * the site rests for everybody, and never to a visitor who may not come at all. A list that cannot be read shuts the site.
 */
export function gate(renderStatusPage: RenderStatusPage): Check {
  return function gate(c) {
    const lists = gateSettings(c.env);
    if (!lists) return respond(c, 'outage', null, renderStatusPage);
    const refused = refusedBy(lists, c.get('facts').visitor);
    if (refused !== null) return judge(c, refused, renderStatusPage);
    const closures = quickClosures(c.env, waitUntilOf(c));
    return closures instanceof Promise
      ? closures.then((known) => admit(c, known, renderStatusPage))
      : admit(c, closures, renderStatusPage);
  };
}

/** Whoever the lists let in; nobody waits where all is known. */
function admit(
  c: Context<App>,
  closures: Closures,
  renderStatusPage: RenderStatusPage,
): Promise<Response | undefined> | undefined {
  const { visitor } = c.get('facts');
  const address = () => (visitor.address === null ? null : parseAddress(visitor.address));
  const closed = closedFor(closures, { country: visitor.country, address });
  const peek = closed === null ? peekStatus(askerOf(c)) : undefined;
  if (!peek || causeOf(peek) !== null) return judge(c, closed, renderStatusPage);
  followStatus(c.env, countryOf(c), null);
  c.set('status', peek);
  return undefined;
}

async function judge(
  c: Context<App>,
  refused: Cause | null,
  renderStatusPage: RenderStatusPage,
): Promise<Response | undefined> {
  const { status, failure } = await (refused ? statusForPage(guestOf(c)) : currentStatus(guestOf(c)));
  const cause = refused ?? (status ? causeOf(status) : failure);
  if (!refused) followStatus(c.env, countryOf(c), cause);
  if (cause === null && status) {
    c.set('status', status);
    return undefined;
  }
  const rests = (cause === 'maintenance' || cause === 'outage') && !status?.regionRestriction;
  if (rests && isBuiltFile(c.req.path)) return undefined;
  return respond(c, cause ?? 'outage', status, renderStatusPage);
}

const countryOf = (c: Context<App>) => c.get('facts').visitor.country ?? '';

const askerOf = (c: Context<App>) => ({ env: c.env, facts: c.get('facts'), trace: c.get('trace') });
const guestOf = (c: Context<App>) => ({ ...askerOf(c), waitUntil: waitUntilOf(c) });

async function respond(
  c: Context<App>,
  cause: Cause,
  status: StatusResponse | null,
  renderStatusPage: RenderStatusPage,
): Promise<Response> {
  const { http, errorCode, retryAfter, status: number } = REFUSALS[cause];
  c.get('trace').code = errorCode;
  if (cause === 'ip' || cause === 'region') {
    securityEvent({ env: c.env, facts: c.get('facts') }, 'gate.refused', { code: errorCode });
  }
  const kind = kindOf(c.req.path);
  if (kind === 'call') return refuseForNow(c, errorCode, http, retryAfter);
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  c.header('Cache-Control', 'no-store');
  if (kind === 'asset') return c.text('Not available', http);

  const facts = c.get('facts');
  const site = siteSettings(c.env, status ?? NOTHING_KNOWN);
  const domains = cause === 'outage' ? [] : await otherDomains(guestOf(c), status);
  const page = await drawn(() =>
    renderStatusPage({
      cause,
      status: number,
      siteName: site.siteName,
      brand: site.brand,
      locale: facts.locale,
      visitorIp: facts.visitor.address ?? '',
      reference: facts.requestId.slice(0, 8),
      domains,
      supportPath: site.customerService[0]?.path ?? null,
      nonce: nonceOf(c),
    }),
  );
  return page === undefined ? c.text('Not available', http) : c.html(page, http);
}

/** The page, unless what it is drawn with cannot be read: the gate stays what it is. */
async function drawn(draw: () => string | Promise<string>): Promise<string | undefined> {
  try {
    return await draw();
  } catch (error) {
    log('request.failed', { reason: describeError(error), requestId: undefined });
    return undefined;
  }
}

const NOTHING_KNOWN: StatusResponse = {
  info: {
    customerService: [],
    mobileTemplate: { mem_cen: 0, dep_func: 0 },
    resources: [],
    whitelabel: {},
    register: {},
  },
  location: {},
  maintenance: false,
  regionRestriction: false,
};
