import { GatewayError } from '@/contracts/errors';
import { readCookies, writeCookie } from './cookies';

/** Whether this browser keeps cookies, found out by keeping one for a moment. */
export function keepsCookies(): boolean {
  writeCookie('kept=1; Path=/; SameSite=Lax');
  const isKept = readCookies().split('; ').includes('kept=1');
  writeCookie('kept=; Path=/; Max-Age=-1');
  return isKept;
}

/**
 * Stops a login in a browser that would not keep its cookie (GATE-36): every further call would say that nobody is
 * logged in.
 * @throws GatewayError `cookies.blocked`
 */
export function needCookies(): void {
  if (!keepsCookies()) throw new GatewayError('cookies.blocked');
}
