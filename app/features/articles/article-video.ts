import { type BannerMedia, bannerMedia } from '../../domain/announcements/banner-media';

export type ArticleVideo = Exclude<BannerMedia, { kind: 'picture' }>;

/** The video that an item links to: an .mp4 or one on a stream host of the site; else null (CONT-33). */
export function articleVideo(
  { externalLink }: { externalLink: string },
  streamHosts: readonly string[],
): ArticleVideo | null {
  const media = bannerMedia({ url: externalLink, linkage: '' }, streamHosts);
  return media.kind === 'picture' ? null : media;
}
