import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { sessionInfoSchema } from '../../contracts/session/session-info';
import type { App, OpenSession } from '../context';
import { waitUntilOf } from '../context';
import { createCallGateway } from '../gateway';
import { kindOf } from '../lib/answers';
import { callPath } from '../lib/gateway/call-paths';
import { imageHostsOf } from '../lib/pages/site';
import { securityEvent } from '../lib/security/security-event';
import { readSealed, SESSION, voidCookie } from '../lib/session/session-cookies';

const payloadSchema = v.object({ token: v.string(), info: sessionInfoSchema });

/**
 * Opens the sealed session cookie (GATE-36). A cookie that does not open makes a guest and is cleared; so is the
 * cookie of a session that the gateway ended meanwhile, by the page that hears it (SESS-46). The answer to a call
 * leaves it: it may come late, when another login has written a new one; the app asks for it (`forgetSessionFn`).
 */
export function session() {
  return createMiddleware<App>(async function session(c, next) {
    const opened = await readSealed(c, SESSION);
    const payload = v.safeParse(payloadSchema, opened.payload);
    const current: OpenSession | null = payload.success ? payload.output : null;
    if (opened.present && !current) {
      voidCookie(c, SESSION);
      securityEvent({ env: c.env, facts: c.var.facts }, 'session.refused');
    }
    // The status behind the gate is no part of the answer.
    c.var.journal.cache = null;
    c.set('session', current);
    c.set('largeTexts', new Map());
    c.set(
      'callGateway',
      createCallGateway({
        env: c.env,
        facts: c.var.facts,
        session: current,
        journal: c.var.journal,
        waitUntil: waitUntilOf(c),
        largeTexts: c.var.largeTexts,
        images: c.var.status && imageHostsOf(c.env, c.var.status),
        pathOf: (path) => callPath(c.var.status, path),
        onDatabaseTime: (milliseconds) => c.set('databaseTime', milliseconds),
        onSessionEnded: kindOf(c.req.path) === 'call' ? undefined : () => voidCookie(c, SESSION),
      }),
    );
    await next();
    for (const cookie of c.var.cookies) c.header('Set-Cookie', cookie, { append: true });
  });
}
