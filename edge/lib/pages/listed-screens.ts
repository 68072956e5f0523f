import { SCREENS } from '@/app/screens';

const LISTED = new Map(
  Object.entries(SCREENS).flatMap(([path, screen]) =>
    'listed' in screen && screen.listed ? [[path, screen.listed] as const] : [],
  ),
);

/** Screens that the sitemap names, in the order of the table. */
export const SITEMAP_SCREENS: readonly string[] = [...LISTED.keys()].filter(
  (path) => LISTED.get(path) === 'sitemap',
);

/** Whether search engines may list a page; members' own screens never are, nor what is only a step on the way. */
export function isListed(path: string): boolean {
  return LISTED.has(path);
}
