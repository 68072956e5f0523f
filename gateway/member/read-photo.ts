import { PHOTO_BYTES, PHOTO_SIDE } from '../../contracts/member/avatars';
import { Refusal } from '../refusal';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Where the application notes of a JPEG are, Exif and the like, but for the first, which every JPEG has. */
const NOTES = { first: 0xe1, last: 0xef, comment: 0xfe };
/** The frame says how large the picture is, and there is one: baseline or progressive. */
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
  if (photo[0] !== 0xff || photo[1] !== START) throw new Refusal('request.invalid');
  const kept = [photo.subarray(0, 2)];
  let [frames, scans] = [0, 0];
  for (let at = 2; photo[at] === 0xff; ) {
    const marker = photo[at + 1];
    if (marker === END && scans > 0 && at + 2 === photo.length)
      return Buffer.concat([...kept, photo.subarray(at)]);
    if (marker === undefined || marker === END || at + 4 > photo.length) break;
    const segment = photo.subarray(at, at + 2 + photo.readUInt16BE(at + 2));
    if (FRAMES.includes(marker) && (++frames > 1 || !isSquareFrame(segment))) break;
    if (marker === SCAN) scans += frames;
    const next = marker === SCAN ? endOfScan(photo, at + segment.length) : at + segment.length;
    if (!isNote(marker)) kept.push(photo.subarray(at, next));
    at = next;
  }
  throw new Refusal('request.invalid');
}

/** Where the next marker is: within a scan, a zero or a number of a restart after 0xff is none. */
function endOfScan(photo: Buffer, from: number): number {
  let at = photo.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(photo[at + 1])) at = photo.indexOf(0xff, at + 1);
  return at < 0 ? photo.length : at;
}

const isWithinScan = (byte = 0): boolean => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);
const isNote = (marker: number): boolean =>
  (marker >= NOTES.first && marker <= NOTES.last) || marker === NOTES.comment;

function isSquareFrame(frame: Buffer): boolean {
  if (frame.length < 9) return false;
  const [height, width] = [frame.readUInt16BE(5), frame.readUInt16BE(7)];
  return height === width && height > 0 && height <= PHOTO_SIDE;
}
