import { bannerMedia } from '../../lib/banner-media';

/** Address of the video that an item links to: an .mp4 or one on a stream host of the site; else null (CONT-33). */
export function articleVideo(
  { externalLink }: { externalLink: string },
  streamHosts: readonly string[],
): string | null {
  const media = bannerMedia({ url: externalLink, linkage: '' }, streamHosts);
  return media.kind === 'picture' ? null : media.src;
}
