import { parsedUrl } from './parsed-url';

/** An operator's link that may be opened outside the site: http(s) with a host; else undefined (SHELL-44). */
export function webLink(text: string | null | undefined): string | undefined {
  const link = text?.trim() ?? '';
  return /^https?:\/\/[^/]/i.test(link) && parsedUrl(link) ? link : undefined;
}
