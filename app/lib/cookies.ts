import { GatewayError } from '../../contracts/errors';

/** The cookies that scripts may read, as one `name=value; …` text; none where the browser blocks them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie, such as `name=value; Path=/`, where the browser lets it. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = cookie;
  } catch {}
}

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
