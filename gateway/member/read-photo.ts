import { PHOTO_BYTES, PHOTO_SIDE } from '../../contracts/member/avatars';
import { Refusal } from '../refusal';

const START = 0xd8;
const SCAN = 0xda;
/** Where the application notes of a JPEG are, Exif and the like, but for the first, which every JPEG has. */
const NOTES = { first: 0xe1, last: 0xef, comment: 0xfe };
/** Frames that say how large the picture is: baseline and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/**
 * The photo of a data URL without a word of who took it, where and with what (ACC-07). What it is its content says: a
 * square JPEG of at most 320 pixels.
 * @throws Refusal `request.too.large`, or `request.invalid` for anything else
 */
export function readPhoto(dataUrl: string): string {
  const photo = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (photo.length > PHOTO_BYTES) throw new Refusal('request.too.large');
  return `data:image/jpeg;base64,${withoutNotes(photo).toString('base64')}`;
}

function withoutNotes(photo: Buffer): Buffer {
  const kept: Buffer[] = [photo.subarray(0, 2)];
  let isSquare = false;
  if (photo[0] !== 0xff || photo[1] !== START) throw new Refusal('request.invalid');
  for (let at = 2; at + 4 <= photo.length; ) {
    const marker = photo[at + 1] as number;
    const end = at + 2 + photo.readUInt16BE(at + 2);
    if (photo[at] !== 0xff || end > photo.length) break;
    if (FRAMES.includes(marker)) isSquare = isSquareFrame(photo.subarray(at, end));
    if (marker === SCAN) {
      if (!isSquare || photo.at(-2) !== 0xff || photo.at(-1) !== 0xd9) break;
      return Buffer.concat([...kept, photo.subarray(at)]);
    }
    if (!isNote(marker)) kept.push(photo.subarray(at, end));
    at = end;
  }
  throw new Refusal('request.invalid');
}

const isNote = (marker: number): boolean =>
  (marker >= NOTES.first && marker <= NOTES.last) || marker === NOTES.comment;

function isSquareFrame(frame: Buffer): boolean {
  if (frame.length < 9) return false;
  const [height, width] = [frame.readUInt16BE(5), frame.readUInt16BE(7)];
  return height === width && height > 0 && height <= PHOTO_SIDE;
}
