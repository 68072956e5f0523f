/** The rule of image hosts, shared with the edge, which applies it to pictures in operator HTML (GATE-44 to GATE-46). */
export { fallbackImageAddress, imageAddress } from '@/contracts/image-host';

/** Pixels for each of the layout's that an operator's picture is asked for in. */
const DENSITIES = [1, 2];

/**
 * An operator's picture in the sizes of a place of `width` pixels, as `srcset`, drawn by Cloudflare's image addresses in
 * the best format that the browser takes. Undefined for pictures of the site itself.
 */
export function resizedSourceSet(address: string, width: number): string | undefined {
  if (!/^https?:\/\//i.test(address)) return;
  // A blank would end the address.
  const source = address.replace(/\s/g, encodeURIComponent);
  return DENSITIES.map((density) => width * density)
    .map((pixels) => `/cdn-cgi/image/width=${pixels},fit=scale-down,format=auto/${source} ${pixels}w`)
    .join(', ');
}
