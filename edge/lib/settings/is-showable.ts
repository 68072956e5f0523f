/**
 * Whether everybody may see what is written for a setting. A key may be the private half by mistake, and an address may
 * have a password or a token, whatever else is wrong with it.
 */
export function isShowable({ name, secret }: { name: string; secret: boolean }, written: unknown): boolean {
  const mayTell = secret || name.endsWith('_JWK') || typeof written !== 'string';
  return !mayTell && !written.includes('@') && !hasQuery(written);
}

function hasQuery(text: string): boolean {
  const address = text.indexOf('://');
  return address >= 0 && text.includes('?', address);
}
