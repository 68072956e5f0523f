import type { Banner } from '@/contracts/content/announcements';

/** A banner has no id: its place, picture and link tell it from others. */
export function keyOf({ url, linkage }: Banner, index: number): string {
  return `${index} ${url} ${linkage}`;
}
