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
