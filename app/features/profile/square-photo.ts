import { PHOTO_BYTES, PHOTO_SIDE } from '../../../contracts/member/avatars';
import { UnreadablePicture } from '../../lib/pictures/upright-picture';

/** Tried in turn until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * The middle of a picture as a square JPEG of at most 320 pixels, as a data URL (ACC-07).
 * @throws UnreadablePicture when the browser cannot show or draw it
 */
export async function squarePhoto(url: string): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {
    throw new UnreadablePicture();
  });
  const { x, y, cut, side } = squareOf(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture();
  // A JPEG has no holes: what is clear becomes white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, cut, cut, 0, 0, side, side);
  for (const quality of QUALITIES) {
    const photo = canvas.toDataURL('image/jpeg', quality);
    if (photo.startsWith('data:image/jpeg;') && bytesOf(photo) <= PHOTO_BYTES) return photo;
  }
  throw new UnreadablePicture();
}

/** Which square of a picture is kept, and how large it becomes. */
export function squareOf(width: number, height: number) {
  const cut = Math.min(width, height);
  return {
    x: Math.floor((width - cut) / 2),
    y: Math.floor((height - cut) / 2),
    cut,
    side: Math.min(cut, PHOTO_SIDE),
  };
}

/** Bytes that base64 stands for, to within two. */
const bytesOf = (dataUrl: string): number => Math.ceil(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4);
