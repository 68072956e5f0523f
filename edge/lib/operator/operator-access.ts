import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { GatewayError } from '@/contracts/errors';
import type { App } from '../../context';
import { limitKey } from '../gate/ip';
import { count } from '../security/rate-limit';
import { securityEvent } from '../security/security-event';
import { seal, unseal } from '../session/sealed-cookie';
import { prefixOf } from '../session/session-cookies';
import { settingsOf } from '../settings/settings-of';
import { accessIdentity, hasCloudflareAccess } from './cloudflare-access';
import { isOperatorKey, operatorSeals } from './operator-key';

/** The cookie that the key's form sets; the operator's own browser forgets it after an hour, and the edge too. */
const COOKIE = 'operator';
const HOUR = 3_600;

/** Whether there is any way in for an operator. Without one, what is theirs is not there for anybody. */
export function hasOperators(c: Context<App>): boolean {
  return settingsOf(c.env).OPERATOR_KEY !== '' || hasCloudflareAccess(c.env);
}

/**
 * Whether the operator asks: by `Authorization: Bearer <OPERATOR_KEY>`, by the sealed cookie that the form of the cockpit
 * sets, or by the word of Cloudflare Access (docs/decisions/092-operators-cockpit.md). A key that is given in a header counts
 * against the limit of its address before it is looked at, and over the limit opens nothing.
 */
export async function operatorAccess(c: Context<App>): Promise<boolean> {
  return (await operatorName(c)) !== null;
}

/** Who the operator is, as far as that is known: an address from Cloudflare Access, else empty. Null for anybody else. */
export async function operatorName(c: Context<App>): Promise<string | null> {
  if (!hasOperators(c)) return null;
  const [, bearer] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  if (bearer !== undefined && (await takeKey(c, bearer)) === 'right') return '';
  const cookie = getCookie(c, COOKIE, prefixOf(c));
  if (cookie && (await unseal(cookie, COOKIE, operatorSeals(c.env), HOUR)) !== null) return '';
  return accessIdentity(c.env, c.req.header('Cf-Access-Jwt-Assertion'));
}

/** Looks at a key that somebody gives, unless their address has given too many. */
export async function takeKey(c: Context<App>, given: string): Promise<'right' | 'wrong' | 'too many'> {
  const facts = c.get('facts');
  const where = { env: c.env, facts };
  try {
    await count('RATE_OPERATOR_ADDRESS', where, limitKey(facts.visitor.address));
  } catch (error) {
    if (error instanceof GatewayError) return 'too many';
    throw error;
  }
  if (isOperatorKey(c.env, given)) return 'right';
  securityEvent(where, 'operator.refused');
  return 'wrong';
}

/** Sets the cookie of an operator who has given the key. */
export async function letOperatorIn(c: Context<App>): Promise<void> {
  securityEvent({ env: c.env, facts: c.get('facts') }, 'operator.entered');
  setCookie(c, await seal({}, COOKIE, operatorSeals(c.env)), HOUR);
}

/** Has the operator's browser forget the cookie. */
export function letOperatorOut(c: Context<App>): void {
  setCookie(c, '', 0);
}

function setCookie(c: Context<App>, value: string, maxAge: number): void {
  const options = { prefix: prefixOf(c), httpOnly: true, sameSite: 'Strict', maxAge } as const;
  c.get('cookies').push(generateCookie(COOKIE, value, options));
}
