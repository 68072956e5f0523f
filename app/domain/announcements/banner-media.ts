import type { Banner } from '@/contracts/content/announcements';
import { parsedUrl } from '../../lib/links/parsed-url';

/** What a banner shows: a picture, a background video over a poster, or a cloud video stream. */
export type BannerMedia =
  | { kind: 'picture'; path: string }
  | { kind: 'video' | 'stream'; src: string; poster: string };

/**
 * Recognises a cloud stream by its host and a video by its ending, in the picture's place or in the link
 * (HOME-03 to HOME-06). When the link is the video, the picture is its poster.
 */
export function bannerMedia(
  { url, linkage }: Pick<Banner, 'url' | 'linkage'>,
  streamHosts: readonly string[],
): BannerMedia {
  for (const src of [url, linkage ?? '']) {
    const address = webAddress(src);
    if (!address) continue;
    const poster = src === url ? '' : url;
    if (isStream(address, streamHosts)) return { kind: 'stream', src, poster };
    if (/\.mp4$/i.test(address.pathname)) return { kind: 'video', src, poster };
  }
  return { kind: 'picture', path: url };
}

function isStream(address: URL, streamHosts: readonly string[]): boolean {
  return address.host !== ON_SITE && streamHosts.some((host) => host.toLowerCase() === address.host);
}

const ON_SITE = 'site.invalid';

function webAddress(text: string): URL | null {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(text) ? parsedUrl(text, `https://${ON_SITE}`) : null;
}
