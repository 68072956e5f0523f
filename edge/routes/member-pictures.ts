import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ErrorCode, GatewayError, SESSION_ERRORS } from '../../contracts/errors';
import { getMemberInfo } from '../../contracts/member/member-info';
import { cleanPicture } from '../../contracts/pictures/clean-picture';
import { PictureRefused } from '../../contracts/pictures/picture';
import { APPLICATION_PICTURE } from '../../contracts/pictures/rules';
import { type App, type OpenSession, waitUntilOf } from '../context';
import { keepPicture } from '../lib/pictures/kept-pictures';
import { redraw } from '../lib/pictures/redraw';
import { takeUploadRoom } from '../lib/pictures/upload-room';
import { refuse, refuseForNow } from '../lib/responses';
import { count } from '../lib/security/rate-limit';
import { announcedLength, free, readBody } from '../lib/security/read-body';
import { securityEvent } from '../lib/security/security-event';
import { callGatewayOf } from '../lib/session/visitors-calls';
import { refuseBody } from '../middleware/body-bounds';

/** 5 MB in this time are 700 kbit/s, and what the site draws itself is a tenth of that. */
const PATIENCE_MS = 60_000;
/** Bytes a second, which the poorest of telephones send: a body that holds its room and sends nothing is ended soon. */
const LEAST_RATE = 16 * 1024;
const SOON = 5;

/**
 * Takes one picture of a member, the whole body, cleans it, and keeps it until its form comes; answers its id (CALL-53,
 * REWARD-32, REWARD-54). Nothing of the body is read for guests, for whom the gateway knows no more, for members on
 * trial, who apply for nothing, or while the isolate has no room for more of them.
 */
export function memberPictures() {
  return createMiddleware<App>(async function memberPictures(c) {
    const session = c.get('session');
    c.get('trace').call = 'memberPictures';
    if (!session) return refuse(c, 'session.missing', 401);
    if (session.info.trial) return refuse(c, 'account.trial', 403);
    const type = c.req.header('Content-Type') ?? '';
    if (!APPLICATION_PICTURE.types.includes(type.toLowerCase()))
      return refused(c, session, 'picture.refused', 415);
    try {
      await count('RATE_UPLOAD_ACCOUNT', { env: c.env, facts: c.get('facts') }, session.info.userName);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return tooMany(c, error.retryAfter);
    }
    const ended = await askWhetherEnded(c);
    if (ended) return ended;
    const { headers } = c.req.raw;
    if ((announcedLength(headers) ?? 0) > APPLICATION_PICTURE.maxBytes)
      return refused(c, session, 'request.too.large', 413);
    const taking = acquire(c, session);
    // Where the member has gone meanwhile, what is held is given back all the same.
    waitUntilOf(c)(taking);
    return taking;
  });
}

async function acquire(c: Context<App>, session: OpenSession) {
  const held = await takeUploadRoom(session.info.userName, c.req.raw.headers);
  if (!held) {
    securityEvent({ env: c.env, facts: c.get('facts') }, 'limit.met', { call: 'uploads at once' });
    return tooMany(c, SOON);
  }
  try {
    return await take(c, session);
  } finally {
    held.release();
  }
}

/** The cookie is good for longer than the session: the gateway is asked before a byte is read. Null while it lasts. */
async function askWhetherEnded(c: Context<App>) {
  try {
    await callGatewayOf(c)(getMemberInfo, {});
    return null;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return refuse(c, error.code, SESSION_ERRORS.includes(error.code) ? 401 : 502);
  }
}

async function take(c: Context<App>, session: OpenSession) {
  const { maxBytes } = APPLICATION_PICTURE;
  const body = await readBody(c.req.raw, { maxBytes, withinMs: PATIENCE_MS, leastRate: LEAST_RATE });
  if (typeof body === 'string') {
    securityEvent({ env: c.env, facts: c.get('facts') }, 'upload.refused', {
      account: session.info.userName,
    });
    return refuseBody(c, body);
  }
  try {
    const picture = await redraw(cleanPicture(body, APPLICATION_PICTURE), APPLICATION_PICTURE, c.env);
    const id = await keepPicture({ env: c.env, session }, picture);
    return c.json({ success: true, value: { id }, errorCode: null }, 200, { 'Cache-Control': 'no-store' });
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    if (error.fault === 'pixels') return refused(c, session, 'request.too.large', 413);
    return refused(c, session, 'picture.refused', 415);
  } finally {
    free(body);
  }
}

function tooMany(c: Context<App>, seconds = SOON) {
  return refuseForNow(c, 'rate.limited', 429, seconds);
}

function refused(c: Context<App>, { info }: OpenSession, code: ErrorCode, status: 413 | 415) {
  securityEvent({ env: c.env, facts: c.get('facts') }, 'upload.refused', { account: info.userName, code });
  return refuse(c, code, status);
}
