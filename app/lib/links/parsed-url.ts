/** The parts of an address, relative to `base` where it has no host; null for what is none. Older than `URL.parse`. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
