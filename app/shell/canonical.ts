/** Search values that make a page another page; all others follow a visitor around, or open something over the page. */
const KEPT = ['id', 'tag'] as const;
/** Pages that stand at two addresses, and the one that counts (ROUTE-30). */
const ALIASES: Record<string, string> = { '/m/register.html': '/m/register' };

/** The one address of a page, for search engines and for those who share it: without tracking and dialogs. */
export function canonicalAddress(origin: string, pathname: string, search: object): string {
  const address = new URL(ALIASES[pathname] ?? pathname, origin);
  for (const name of KEPT) {
    const value = (search as Record<string, unknown>)[name];
    const isPlain = typeof value === 'number' || (typeof value === 'string' && value !== '');
    if (isPlain) address.searchParams.set(name, String(value));
  }
  return address.href;
}
