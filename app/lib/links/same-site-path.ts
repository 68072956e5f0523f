/** The path when it stays on this site and below `/m`, else undefined: a redirect never leaves (LOGIN-44, ROUTE-88). */
export function sameSitePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 512 || !/^\/m\//.test(path)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\\\u0000-\u001f]/.test(path)) return undefined;
  const url = new URL(path, 'https://site.invalid');
  return url.host === 'site.invalid' && url.pathname.startsWith('/m/')
    ? url.pathname + url.search
    : undefined;
}
