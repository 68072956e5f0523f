import { screenTitle } from './screen-title';

/** What a screen's loader may have found out: the name of the item it shows, words and picture for previews. */
type Found = { title?: string | null; description?: string; image?: string | null };

/** A matched route as the router tells it: with its address and what its loader answered. */
export type Match = {
  routeId: string;
  fullPath: string;
  search: object;
  loaderData?: unknown;
};

/** Title of a document: the item that the loader found, else the screen (HDR-10, HDR-11); then the site's name. */
export function documentTitle({ fullPath, loaderData }: Match, siteName: string): string {
  const title = foundBy(loaderData).title || screenTitle(fullPath, siteName);
  return title === siteName ? siteName : `${title} · ${siteName}`;
}

/** What a loader's answer says of the page. */
export function foundBy(loaderData: unknown): Found {
  return loaderData instanceof Object ? loaderData : {};
}
