import { parsedUrl } from './parsed-url';

/** An operator's link that may be opened outside the site: http(s) with a host; else undefined (SHELL-44). */
export function webLink(text: string | null | undefined): string | undefined {
  const link = text?.trim() ?? '';
  return /^https?:\/\/[^/]/i.test(link) && parsedUrl(link) ? link : undefined;
}

/**
 * An operator's link that opens beside the site: one of the web or, in a sandbox, a page of what stands outside the demo
 * (CONT-17, MENU-24).
 */
export function outsideLink(
  text: string | null | undefined,
  sandbox: boolean | undefined,
): string | undefined {
  return sandbox && text && /^\/sandbox\/outside\/[\w-]+$/.test(text) ? text : webLink(text);
}
