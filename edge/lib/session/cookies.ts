/** One cookie of a request; undefined when absent. Values are taken as written. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** `__Host-<name>` over https; on plain http, and only there, the bare name (GATE-36, GATE-37). */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** A `Set-Cookie` value for a sealed cookie. `maxAge` in seconds; without it the cookie ends with the browser. */
export function setCookie(name: string, value: string, secure: boolean, maxAge?: number): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) attributes.push('Secure');
  if (maxAge !== undefined) attributes.push(`Max-Age=${maxAge}`);
  return [`${cookieName(name, secure)}=${value}`, ...attributes].join('; ');
}
