import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { PIXELS_MAX, type Picture, PictureRefused, type PictureRules, type PictureType } from './picture';

type Cleaned = {
  end: number;
  length: number;
  width: number;
  height: number;
  /** Of pixels that are packed so that a little may be much. */
  countPixels?(): void;
};

const CLEANERS: readonly [
  type: PictureType,
  start: readonly number[],
  clean: (bytes: Uint8Array) => Cleaned,
][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff], cleanJpeg],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], cleanPng],
];

/**
 * The picture without a word of who took it, where and with what, and without whatever else is no part of what is seen:
 * notes, profiles, previews, further pictures of an animation, files behind its end. Its type is what its content says;
 * its structure is read whole, its sides before anyone decodes it, and its pixels are counted (REWARD-28, REWARD-42, REWARD-54, ACC-07).
 * `bytes` are overwritten: the picture is a part of them.
 * @throws PictureRefused
 */
export function cleanPicture(bytes: Uint8Array<ArrayBuffer>, rules: PictureRules): Picture {
  if (bytes.length > rules.maxBytes) throw new PictureRefused('size');
  const known = CLEANERS.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (!known || !rules.types.includes(known[0])) throw new PictureRefused('type');
  const [type, , clean] = known;
  const { end, length, width, height, countPixels } = clean(bytes);
  if (rules.drawnHere && end !== bytes.length) throw new PictureRefused('broken');
  const isTooWide = Math.max(width, height) > rules.maxSide || width * height > PIXELS_MAX;
  if (isTooWide || (rules.square && width !== height)) throw new PictureRefused('pixels');
  countPixels?.();
  return { type, bytes: bytes.subarray(0, length), width, height };
}
