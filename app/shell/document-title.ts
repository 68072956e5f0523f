import { pageTitle } from './page-titles';

/** Document title of a screen: its own title, then the site's name. */
export function documentTitle(pathname: string, siteName: string): string {
  const title = pageTitle(pathname, siteName);
  return title === siteName ? siteName : `${title} · ${siteName}`;
}
