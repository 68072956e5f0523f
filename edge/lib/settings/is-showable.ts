/**
 * Whether everybody may see what is written for a setting. A key may be the private half by mistake, and an address may
 * have a password or a token, whatever else is wrong with it; a table of sites may have all of it.
 */
export function isShowable({ name, secret }: { name: string; secret: boolean }, written: unknown): boolean {
  const mayTell = secret || name === 'SITES' || name.endsWith('_JWK') || typeof written !== 'string';
  if (mayTell || written.includes('@')) return false;
  const scheme = written.indexOf('://');
  return scheme < 0 || !written.includes('?', scheme);
}
