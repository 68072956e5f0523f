import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { GatewayError } from '@/contracts/errors';
import type { SessionInfo } from '@/contracts/session/session-info';
import type { SiteContext } from '@/contracts/site';
import type { App, OpenSession } from '../../context';
import { isHttps } from '../security/request-path';
import { settingsOf } from '../settings/settings-of';
import { seal, sealKeys, unseal } from './sealed-cookie';

type Sealed = { name: string; maxAge: number; persistent: boolean };

const DAY = 86_400;

/**
 * The session ends with the browser, unless it stays, or with the gateway's token; what was written 30 days ago opens
 * no more (SESS-45).
 */
export const SESSION: Sealed = { name: 'session', maxAge: 30 * DAY, persistent: false };
/** Id of the captcha image on show, for ten minutes (CALL-15). */
export const CAPTCHA: Sealed = { name: 'captcha', maxAge: 600, persistent: true };

/** The gateway's mark of a device that somebody logged in on; half a year from the last login. */
export const DEVICE: Sealed = { name: 'device', maxAge: 180 * DAY, persistent: true };

/**
 * A sealed cookie of the request as it came. Without any key nothing is known of it, so it counts as absent, and
 * outlives a mistake in the settings.
 */
export function sealedCookie(c: Context<App>, kind: Sealed): string | undefined {
  const value = getCookie(c, kind.name, prefixOf(c));
  return value && sealKeys(c.env).length > 0 ? value : undefined;
}

/** What is in a sealed cookie; null when it is not genuine. */
export function openSealed(c: Context<App>, kind: Sealed, sealed: string): Promise<unknown> {
  return unseal(sealed, kind.name, sealKeys(c.env), kind.maxAge);
}

async function readSealed(c: Context<App>, kind: Sealed): Promise<unknown> {
  const sealed = sealedCookie(c, kind);
  return sealed === undefined ? null : openSealed(c, kind, sealed);
}

/** The mark of this device, where a member has logged in on it. */
export async function deviceMarkOf(c: Context<App>): Promise<string | undefined> {
  const payload = await readSealed(c, DEVICE);
  return (payload as { deviceMark?: string } | null)?.deviceMark;
}

/** Has the browser drop a cookie with this answer. */
export function voidCookie(c: Context<App>, kind: Sealed): void {
  queue(c, kind, '', 0);
}

type Cookies =
  | 'openSession'
  | 'updateSession'
  | 'closeSession'
  | 'keepCaptchaId'
  | 'captchaId'
  | 'deviceMark';

/** The cookie half of Start's request context; each login gets a new opaque id (SESS-14, SESS-44). */
export function sessionActions(c: Context<App>): Pick<SiteContext, Cookies> {
  return {
    async openSession({ token, userName, type, firstTimeLogin, trial, deviceMark }) {
      const info: SessionInfo = {
        id: crypto.randomUUID(),
        merchantCode: settingsOf(c.env).MERCHANT_CODE,
        userName,
        type,
        firstTimeLogin,
        trial,
      };
      await writeSession(c, { token, info });
      if (deviceMark) await write(c, DEVICE, { deviceMark });
      return info;
    },
    async updateSession({ firstTimeLogin, idleSeconds }) {
      const session = c.get('session');
      if (!session) throw new GatewayError('session.missing', null, 401);
      const { token, info, stay } = session;
      const changed = { ...info, firstTimeLogin: firstTimeLogin ?? info.firstTimeLogin };
      const kept = idleSeconds === undefined ? stay?.idleSeconds : idleSeconds;
      return (await writeSession(c, { token, info: changed }, kept)).info;
    },
    closeSession: () => voidCookie(c, SESSION),
    keepCaptchaId: (captchaId) => write(c, CAPTCHA, { captchaId }),
    async captchaId() {
      const payload = await readSealed(c, CAPTCHA);
      return (payload as { captchaId?: string } | null)?.captchaId;
    },
    deviceMark: () => deviceMarkOf(c),
  };
}

/**
 * Writes the cookie of a session that stays anew, once a day, so that its time begins again with each use (SESS-45).
 * Pages alone: the answer to a call may come late, when a logout or another login has written the cookie.
 */
export async function renewStay(c: Context<App>, session: OpenSession): Promise<void> {
  const { stay } = session;
  if (stay && now() - stay.writtenAt >= DAY) await writeSession(c, session, stay.idleSeconds);
}

async function writeSession(
  c: Context<App>,
  { token, info }: OpenSession,
  idleSeconds?: number | null,
): Promise<OpenSession> {
  const { stays: _, ...facts } = info;
  const kept: Omit<OpenSession, 'token'> = idleSeconds
    ? { info: { ...facts, stays: true }, stay: { idleSeconds, writtenAt: now() } }
    : { info: facts };
  const maxAge = idleSeconds ? Math.min(idleSeconds, SESSION.maxAge) : undefined;
  queue(c, SESSION, await seal({ token, ...kept }, SESSION.name, sealKeys(c.env)), maxAge);
  return { token, ...kept };
}

async function write(c: Context<App>, kind: Sealed, payload: unknown): Promise<void> {
  const value = await seal(payload, kind.name, sealKeys(c.env));
  queue(c, kind, value, kind.persistent ? kind.maxAge : undefined);
}

const now = () => Math.floor(Date.now() / 1000);

// The last word on a cookie wins; two headers for one name would leave it to the browser.
function queue(c: Context<App>, { name }: Sealed, value: string, maxAge: number | undefined): void {
  const cookie = generateCookie(name, value, {
    prefix: prefixOf(c),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
  });
  const start = cookie.slice(0, cookie.indexOf('=') + 1);
  c.set('cookies', [...c.get('cookies').filter((queued) => !queued.startsWith(start)), cookie]);
}

/** `__Host-` and with it `Secure`, always; the bare name on plain http in the sandbox, and only there (GATE-36, GATE-37). */
export function prefixOf(c: Context<App>): 'host' | undefined {
  const isLocal = settingsOf(c.env).SANDBOX && !isHttps(c.req.url);
  return isLocal ? undefined : 'host';
}
