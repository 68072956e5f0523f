/**
 * The widths, in pixels, that the site's own art is drawn in as AVIF by the build (`build/art-pictures.ts`), by folder
 * below `/art`: at most 1.7 to 2 times the width that the layout gives a picture, since more can't be told apart in such
 * drawings, and less for screens of plain density and for small places.
 */
export const ART_WIDTHS: Readonly<Record<string, readonly number[]>> = {
  alliance: [72, 144, 320, 640],
  avatars: [64, 144],
  banners: [360, 640],
  charity: [360, 640],
  covers: [96, 240, 400],
  heroes: [160, 400, 640],
  news: [160, 320, 640],
  sponsors: [360, 640],
  videos: [320, 640],
};

/** Pixels of a screen for each pixel of the layout, at most: denser ones show the same picture. */
const DENSITY = 2;

/**
 * The AVIF pictures of one of the site's own drawings that a place of `width` pixels can ask for, as `srcset`; undefined
 * for whatever the build draws none of, an operator's picture above all. In development there are none.
 */
export function artSourceSet(path: string, width: number): string | undefined {
  const edition = import.meta.env.ART_EDITION;
  const [, folder = '', name] = /^\/art\/(\w+)\/([\w-]+)\.svg$/.exec(path) ?? [];
  const widths = Object.hasOwn(ART_WIDTHS, folder) && ART_WIDTHS[folder];
  if (!edition || !widths) return;
  const enough = widths.findIndex((each) => each >= width * DENSITY);
  return widths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((each) => `/assets/art/${edition}/${folder}/${name}-${each}.avif ${each}w`)
    .join(', ');
}
