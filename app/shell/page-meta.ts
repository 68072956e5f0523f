type Page = { siteName: string; title: string; description: string };

/** Title and description of a page, for the tab and for those who share its link. */
export function pageMeta({ siteName, title, description }: Page) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
