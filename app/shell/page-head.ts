import { createIsomorphicFn } from '@tanstack/react-start';
import type { SiteSettings } from '../../contracts/site';
import { documentHead, type Match } from './document-head';
import { type Page, previewMeta } from './preview-meta';

type Tag = { [attribute: string]: string | undefined };
type Head = { meta: Tag[]; links: Tag[] };

/**
 * What stands in the head of every page. It is for those who read a link, search, preload or install: the browser's own
 * pass adds nothing, and what the server wrote stays.
 */
export const pageHead = createIsomorphicFn()
  .server((site: SiteSettings, matches: readonly Match[]): Head => documentHead(site, matches))
  .client((_site: SiteSettings, _matches: readonly Match[]): Head => ({ meta: [], links: [] }));

/** Title of a page for the tab, and from the server title, description and picture for those who share its link. */
export const pageMeta = createIsomorphicFn()
  .server((page: Page): Tag[] => previewMeta(page))
  .client(({ title }: Page): Tag[] => [{ title }]);
