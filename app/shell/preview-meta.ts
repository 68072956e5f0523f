import { visitOrigin } from '../lib/calls/visit';
import { m } from '../paraglide/messages.js';
import { documentTitle, foundBy, type Match } from './document-title';
import { screenAt, screenTitle } from './screen-title';

/**
 * Title, description and picture of a page, for the tab and for those who share its link: of the item that its loader
 * found, else of the screen. A picture is absolute, or a path of the site; drawings (SVG) are shown nowhere, so the
 * site's own stands in.
 */
export function previewMeta(page: Match, siteName: string) {
  const title = documentTitle(page, siteName);
  const { description = descriptionOf(page, siteName), image } = foundBy(page.loaderData);
  const picture = image && !/\.svg(?:\?|$)/i.test(image) && URL.canParse(image, visitOrigin());
  const described = description
    ? [
        { name: 'description', content: description },
        { property: 'og:description', content: description },
      ]
    : [];
  return [
    { title },
    ...described,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    ...(picture ? [{ property: 'og:image', content: new URL(image, visitOrigin()).href }] : []),
  ];
}

function descriptionOf({ fullPath }: Match, siteName: string): string {
  const description = screenAt(fullPath)?.description;
  return description ? m[description]({ siteName, category: screenTitle(fullPath) }) : siteName;
}
