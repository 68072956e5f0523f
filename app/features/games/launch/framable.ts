import { parsedUrl } from '@/app/lib/links/parsed-url';

/** Where the sandbox serves its demo vendor: pages of the site's own origin that may be framed. */
const OWN_VENDOR = '/sandbox/vendor/';

type Site = { origin: string; gameFrameHosts: readonly string[] };

/**
 * Whether a game's address may be opened at all: https, or the site's own origin, which the sandbox has without it;
 * no user in it (LAUNCH-29, CHAT-29).
 */
export function isOpenable(address: string, origin: string): boolean {
  const url = parsedUrl(address);
  if (!url) return false;
  return (url.protocol === 'https:' || url.origin === origin) && url.username === '' && url.password === '';
}

/** Whether the vendor lets the site show the game in a frame: by the operator's list of hosts (LAUNCH-30). */
export function isFramable(address: string, { origin, gameFrameHosts }: Site): boolean {
  const url = new URL(address);
  if (url.origin === origin) return url.pathname.startsWith(OWN_VENDOR);
  return gameFrameHosts.some((host) => covers(host, url));
}

/** Whether a page of this origin may speak for the game that was launched at an address; a sandboxed one has `null`. */
export function isGameOrigin(
  origin: string,
  { url, gameFrameHosts }: { url: string; gameFrameHosts: readonly string[] },
): boolean {
  const launched = new URL(url);
  if (launched.origin === location.origin) return origin === 'null';
  const speaker = parsedUrl(origin);
  if (!speaker) return false;
  return speaker.origin === launched.origin || gameFrameHosts.some((host) => covers(host, speaker));
}

/** Entries are origins such as `https://games.example` or `https://*.games.example`, as in the policy. */
function covers(entry: string, { origin }: URL): boolean {
  const [start, end] = entry.split('*');
  if (end === undefined) return origin === entry;
  return origin.startsWith(start ?? '') && origin.endsWith(end) && origin.length > entry.length - 1;
}
