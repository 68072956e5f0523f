import { screenAt } from './screen-title';

/** Search values that make a page another page; all others follow a visitor around, or open something over the page. */
const KEPT = ['id', 'tag'] as const;

/** The one address of a page, for search engines and for those who share it: without tracking and dialogs. */
export function canonicalAddress(origin: string, path: string, search: object): string {
  const address = new URL(screenAt(path)?.canonical ?? path, origin);
  for (const name of KEPT) {
    const value = (search as Record<string, unknown>)[name];
    const isPlain = typeof value === 'number' || (typeof value === 'string' && value !== '');
    if (isPlain) address.searchParams.set(name, String(value));
  }
  return address.href;
}
