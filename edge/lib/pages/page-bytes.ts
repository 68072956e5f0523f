const encoder = new TextEncoder();

/** What stands between the nonces of a page, as it is sent: encoded once and not for each visitor. */
export type PageBytes = readonly Uint8Array[];

/** The parts of a page in bytes. */
export function inBytes(parts: readonly string[]): PageBytes {
  return parts.map((part) => encoder.encode(part));
}

/** How many bytes the parts have together. */
export function sizeOf(parts: PageBytes): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** The page with this nonce between its parts. */
export function withNonce(parts: PageBytes, nonce: string): Uint8Array<ArrayBuffer> {
  const word = encoder.encode(nonce);
  const page = new Uint8Array(sizeOf(parts) + Math.max(0, parts.length - 1) * word.length);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      page.set(word, at);
      at += word.length;
    }
    page.set(part, at);
    at += part.length;
  }
  return page;
}
