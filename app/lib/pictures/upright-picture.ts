import type { PictureType } from './picture-type';

/** Longest side of a picture that is sent, in pixels: a receipt is legible, and 12 megapixels become some 300 kB. */
const LONGEST_SIDE = 1_600;
const JPEG_QUALITY = 0.85;

export class UnreadablePicture extends Error {}

/**
 * Draws a picture anew: upright, without the data that the camera put in, and at most 1600 pixels long. A browser that
 * can show but not draw it gives the file back as it is (REWARD-42).
 * @throws UnreadablePicture when the browser cannot show it (REWARD-37).
 */
export async function uprightPicture(file: File, type: PictureType, maxBytes: number): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = await decoded(url);
    if (type === 'image/gif') return file;
    const drawn = await draw(image, type);
    const blob = drawn && drawn.size > maxBytes ? await draw(image, 'image/jpeg') : drawn;
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    URL.revokeObjectURL(url);
  }
}

// An <img> is turned upright by every browser; createImageBitmap is not.
async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new UnreadablePicture();
  }
  if (image.naturalWidth === 0) throw new UnreadablePicture();
  return image;
}

/** Null where the browser draws or encodes nothing. */
async function draw(image: HTMLImageElement, type: string): Promise<Blob | null> {
  const { width, height } = shrunk(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  // Gives the memory back at once: cheap phones have little for canvases.
  canvas.width = 0;
  canvas.height = 0;
  return blob?.type === type ? blob : null;
}

/** Sides of a picture made to fit; a smaller one keeps its own. */
export function shrunk(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
