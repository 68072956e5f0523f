import { isOwnArt } from '@/contracts/image-host';
import { drawnBy } from '../../lib/text/hash';

export { isOwnArt };

// Motifs whose palettes carry white text (docs/brand.md: all but gold and sky).
const BANNERS = ['lanterns', 'moon', 'sea', 'lotus', 'cards', 'crown'] as const;
const COVERS = ['lantern', 'lotus', 'koi', 'gem', 'rabbit', 'phoenix', 'fan', 'peach', 'clover'] as const;
const COVER_VARIANTS = ['1', '2', '3', '4', '5'] as const;

/** The banner (16:7, veiled under a text) of the same motif as one of the site's banners or heroes; else undefined. */
export function ownBannerOf(path: string): string | undefined {
  const motif = /^\/art\/(?:banners|heroes|news)\/([a-z]+)\.svg$/.exec(path)?.[1];
  return motif && `/art/banners/${motif}.svg`;
}

/** A banner for something that has no picture, always the same one. */
export function drawnBanner(id: string): string {
  return `/art/banners/${drawnBy(id, BANNERS)}.svg`;
}

/** A promotion picture for a promotion that has none or whose own does not load. */
export function drawnHero(id: string): string {
  return `/art/heroes/${drawnBy(id, BANNERS)}.svg`;
}

/** A picture (16:9, without room for a text) for an article that has none or whose own does not load. */
export function drawnNews(id: string): string {
  return `/art/news/${drawnBy(id, BANNERS)}.svg`;
}

/** A cover for a game whose own is missing or does not load. */
export function drawnCover(id: string): string {
  return `/art/covers/rng-${drawnBy(id, COVERS)}-${drawnBy(`${id}#`, COVER_VARIANTS)}.svg`;
}
