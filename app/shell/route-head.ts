import type { SiteSettings } from '../../contracts/site';
import { documentTitle } from './document-title';
import { pageMeta } from './page-head';

/** What a route's loader may have found out about the page: the name of the item it shows, words and picture for previews. */
type Found = {
  title?: string | null | undefined;
  description?: string | undefined;
  image?: string | null | undefined;
  [more: string]: unknown;
};
// biome-ignore lint/suspicious/noConfusingVoidType: a loader that answers nothing
type Page = { match: { context: { site: SiteSettings } }; loaderData?: Found | undefined | void };

/**
 * The `head` of a screen: its title by path, or the item's own that the loader found, and what those see who share its
 * link (HDR-10, HDR-11).
 */
export function routeHead(pathname: string, description?: (inputs: { siteName: string }) => string) {
  return ({ match, loaderData }: Page) => {
    const { siteName } = match.context.site;
    const found: Found = loaderData || {};
    return {
      meta: pageMeta({
        siteName,
        title: found.title ? `${found.title} · ${siteName}` : documentTitle(pathname, siteName),
        description: found.description ?? description?.({ siteName }) ?? siteName,
        image: found.image ?? undefined,
      }),
    };
  };
}
