import type { Context } from 'hono';
import * as v from 'valibot';
import { reaches } from '../../contracts/levels';
import { sessionInfoSchema } from '../../contracts/session/session-info';
import type { App, OpenSession } from '../context';
import { siteLevel } from '../lib/pages/site-level';
import { kindOf } from '../lib/responses';
import { securityEvent } from '../lib/security/security-event';
import { openSealed, renewStay, SESSION, sealedCookie, voidCookie } from '../lib/session/session-cookies';

const payloadSchema = v.object({
  token: v.string(),
  info: sessionInfoSchema,
  stay: v.optional(v.object({ idleSeconds: v.number(), writtenAt: v.number() })),
});

/**
 * Opens the sealed session cookie (GATE-36). A cookie that does not open makes a guest and is cleared; so is the
 * cookie of a session that the gateway ended meanwhile, by the page that hears it (SESS-46). The answer to a call
 * leaves it: it may come late, when another login has written a new one; the app asks for it (`forgetSessionFn`). Where
 * nobody may log in yet, the cookie is left alone and all are guests.
 */
export function session(c: Context<App>) {
  const isAsked = reaches(siteLevel(c.env), 'enter') && !c.get('isPreview');
  const sealed = isAsked ? sealedCookie(c, SESSION) : undefined;
  if (sealed === undefined) return begin(c, null);
  return openSealed(c, SESSION, sealed).then(async (opened) => {
    const current = sessionOf(c, opened);
    if (current && kindOf(c.req.path) === 'page') await renewStay(c, current);
    return begin(c, current);
  });
}

function sessionOf(c: Context<App>, opened: unknown): OpenSession | null {
  const payload = v.safeParse(payloadSchema, opened);
  if (payload.success) return payload.output;
  voidCookie(c, SESSION);
  securityEvent({ env: c.env, facts: c.get('facts') }, 'session.refused');
  return null;
}

function begin(c: Context<App>, current: OpenSession | null): undefined {
  // The status behind the gate is no part of the answer.
  c.get('trace').cache = null;
  c.set('session', current);
  c.set('counted', new Set());
  c.set('largeTexts', new Map());
}
