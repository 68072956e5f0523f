import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ErrorCode } from '../../contracts/errors';
import type { StatusPageInput } from '../../contracts/site';
import { type App, type StatusAnswer, waitUntilOf } from '../context';
import { kindOf, refuse } from '../lib/answers';
import { currentStatus, otherDomains, statusForPage } from '../lib/gate/current-status';
import { gateSettings, refusedBy } from '../lib/gate/gate-settings';
import { type Cause, causeOf } from '../lib/gate/status';
import { describeError, log } from '../lib/log';
import { siteSettings } from '../lib/pages/site';
import { securityEvent } from '../lib/security/security-event';

export type RenderStatusPage = (input: StatusPageInput) => string;

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
 * Lets a visitor in or not, before any page, file, server function or forwarded call (GATE-21). Worker settings
 * first, then the status of the gateway; when that is unknown the site is closed (GATE-16).
 */
export function gate(renderStatusPage: RenderStatusPage) {
  return createMiddleware<App>(async function gate(c, next) {
    const guest = { env: c.env, facts: c.var.facts, waitUntil: waitUntilOf(c), journal: c.var.journal };
    let refusedBySettings: Cause | null;
    try {
      refusedBySettings = refusedBy(gateSettings(c.env), c.var.facts.visitor);
    } catch (error) {
      log('error', 'gate.settings.malformed', { reason: describeError(error) });
      return c.text('Internal Server Error', 500, { 'Cache-Control': 'no-store' });
    }
    const { status, failure } = await (refusedBySettings ? statusForPage(guest) : currentStatus(guest));
    const cause = refusedBySettings ?? (status ? causeOf(status) : failure);
    if (cause === null && status) {
      c.set('status', status);
      return next();
    }
    return answer(c, cause ?? 'outage', status, renderStatusPage);
  });
}

async function answer(
  c: Context<App>,
  cause: Cause,
  status: StatusAnswer | null,
  renderStatusPage: RenderStatusPage,
): Promise<Response> {
  const { http, errorCode, retryAfter, status: number } = REFUSALS[cause];
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  c.header('Cache-Control', 'no-store');
  c.var.journal.code = errorCode;
  if (cause === 'ip' || cause === 'region') {
    securityEvent({ env: c.env, facts: c.var.facts }, 'gate.refused', { code: errorCode });
  }
  const kind = kindOf(c.req.path);
  if (kind === 'call') return refuse(c, errorCode, http);
  if (kind === 'asset') return c.text('Not available', http);

  const { facts, nonce } = c.var;
  const guest = { env: c.env, facts, waitUntil: waitUntilOf(c) };
  const site = siteSettings(c.env, status ?? NOTHING_KNOWN);
  return c.html(
    renderStatusPage({
      cause,
      status: number,
      siteName: site.siteName,
      brand: site.brand,
      locale: facts.locale,
      visitorIp: facts.visitor.address ?? '',
      reference: facts.requestId.slice(0, 8),
      domains: cause === 'outage' ? [] : await otherDomains(guest, status),
      supportPath: site.customerService[0]?.path ?? null,
      nonce,
    }),
    http,
  );
}

const NOTHING_KNOWN: StatusAnswer = {
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
