import { visitOrigin } from '../lib/visit';

export type Page = {
  siteName: string;
  title: string;
  description: string;
  /** Picture of the preview: absolute, or a path of the site. Drawings (SVG) are shown nowhere, so the site's own stands in. */
  image?: string | undefined;
};

/** Title, description and picture of a page, for the tab and for those who share its link. */
export function previewMeta({ siteName, title, description, image }: Page) {
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
