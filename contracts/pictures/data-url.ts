import { cleanPicture } from './clean-picture';
import { type Picture, PictureRefused, type PictureRules } from './picture';

/**
 * The picture of a data URL in base64, cleaned. What the URL calls it counts for nothing.
 * @throws PictureRefused
 */
export function readDataUrl(url: string, rules: PictureRules): Picture {
  const base64 = url.slice(url.indexOf(',') + 1);
  if (Math.floor((base64.length * 3) / 4) > rules.maxBytes + 2) throw new PictureRefused('size');
  return cleanPicture(bytesOf(base64), rules);
}

/** A small picture as a data URL: some 50 kB, such as a member's own photo. */
export function dataUrlOf({ type, bytes }: Pick<Picture, 'type' | 'bytes'>): string {
  return `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  let text: string;
  try {
    text = atob(base64);
  } catch {
    throw new PictureRefused('broken');
  }
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
