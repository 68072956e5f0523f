import { PHOTO_BYTES, PHOTO_SIDE } from '@/contracts/member/avatars';
import { UnreadablePicture } from '../../lib/pictures/upright-picture';

/** Tried in turn until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** A picture that was picked, as the browser shows it. */
export type Photo = { url: string; width: number; height: number };

/** Reads how large a picture is. @throws UnreadablePicture when the browser cannot show it */
export async function readPhoto(url: string): Promise<Photo> {
  const { naturalWidth: width, naturalHeight: height } = await decoded(url);
  return { url, width, height };
}

/**
 * A square of a picture as a JPEG of at most 320 pixels, as a data URL; `place` says which, 0 to 1 along the longer side
 * (ACC-07).
 * @throws UnreadablePicture when the browser cannot show or draw it
 */
export async function squarePhoto({ url, width, height }: Photo, place: number): Promise<string> {
  const image = await decoded(url);
  const { x, y, cut, side } = squareOf(width, height, place);
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
export function squareOf(width: number, height: number, place: number) {
  const cut = Math.min(width, height);
  return {
    x: Math.round((width - cut) * place),
    y: Math.round((height - cut) * place),
    cut,
    side: Math.min(cut, PHOTO_SIDE),
  };
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {
    throw new UnreadablePicture();
  });
  return image;
}

/** Bytes that base64 stands for, to within two. */
const bytesOf = (dataUrl: string): number => Math.ceil(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4);
