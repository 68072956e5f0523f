import { createIsomorphicFn } from '@tanstack/react-start';
import type { SiteSettings } from '../../contracts/site';
import { documentHead } from './document-head';
import { documentTitle, type Match } from './document-title';

type Tag = { [attribute: string]: string | undefined };
type Head = { meta: Tag[]; links: Tag[] };

/**
 * What stands in the head of a page: its title, and what is for those who read a link, search, preload or install. The
 * browser's own pass changes the title alone: what the server wrote stays.
 */
export const pageHead = createIsomorphicFn()
  .server((site: SiteSettings, matches: readonly Match[]): Head => documentHead(site, matches))
  .client(({ siteName }: SiteSettings, matches: readonly Match[]): Head => {
    return { meta: matches.slice(-1).map((page) => ({ title: documentTitle(page, siteName) })), links: [] };
  });
