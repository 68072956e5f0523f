import type { Context } from 'hono';
import { type App, type CallGateway, type ProxyCall, waitUntilOf } from '../../context';
import { createCallGateway, createProxyCall, type GatewayCaller } from '../../gateway';
import { callPath } from '../gateway/call-paths';
import { knownSite } from '../pages/known-site';
import { kindOf } from '../responses';
import { SESSION, voidCookie } from './session-cookies';

/** Calls the gateway for the visitor, in the session of this request. */
export const callGatewayOf = (c: Context<App>): CallGateway => createCallGateway(callerOf(c));

/** The same for what is only passed on. */
export const proxyCallOf = (c: Context<App>): ProxyCall => createProxyCall(callerOf(c));

function callerOf(c: Context<App>): GatewayCaller {
  const status = c.get('status');
  return {
    env: c.env,
    facts: c.get('facts'),
    session: c.get('session'),
    trace: c.get('trace'),
    counted: c.get('counted'),
    waitUntil: waitUntilOf(c),
    largeTexts: c.get('largeTexts'),
    images: status && knownSite(c.env, status).imageHosts,
    pathOf: (path) => callPath(status, path),
    onDatabaseTime: (milliseconds) => c.set('databaseTime', milliseconds),
    onSessionEnded: kindOf(c.req.path) === 'call' ? undefined : () => forget(c),
  };
}

/** The session of this request has ended: its cookie is void, and its visitor a guest. */
function forget(c: Context<App>): void {
  voidCookie(c, SESSION);
  c.set('session', null);
}
