import { visitCookies } from '../calls/visit';

/** What a visitor can close until the browser's session ends. A cookie, so that the server draws the page without it. */
export type Closable = 'download_bar' | 'old_ios_notice';

/** Whether the visitor closed it in this session (PWA-22). */
export function isClosed(what: Closable): boolean {
  return visitCookies().split('; ').includes(`${what}=closed`);
}

/** The cookie that keeps it closed for the session. */
export function closedCookie(what: Closable): string {
  return `${what}=closed; Path=/; SameSite=Lax`;
}
