import { orientationOf } from './picture-orientation';
import { pictureTypeOf } from './picture-type';
import { uprightPicture } from './upright-picture';

/** A picture that was picked: `url` shows it until it is revoked, `orientation` is how it was taken (REWARD-39 to REWARD-41). */
export type PickedImage = { url: string; orientation: number; file: File };

export type PictureRules = { types: readonly string[]; maxBytes: number; max: number };

/** Why a file is not taken (REWARD-30, REWARD-33, REWARD-35, REWARD-37). */
export type PictureRefusal = 'type' | 'size' | 'count' | 'unreadable';

/** Enough for the header in which a camera notes how it was held. */
const HEADER_BYTES = 128 * 1024;

/**
 * Takes as many of the files as the rules allow, beside the `already` picked ones, turned upright and shrunk, and says
 * why the first of the others is not taken.
 */
export async function pickPictures(
  files: readonly File[],
  already: number,
  rules: PictureRules,
): Promise<{ picked: PickedImage[]; refusal: PictureRefusal | undefined }> {
  const picked: PickedImage[] = [];
  let refusal: PictureRefusal | undefined;
  for (const file of files) {
    if (already + picked.length >= rules.max) {
      refusal ??= 'count';
      break;
    }
    const image = await pickPicture(file, rules).catch((): PictureRefusal => 'unreadable');
    if (typeof image === 'string') refusal ??= image;
    else picked.push(image);
  }
  return { picked, refusal };
}

async function pickPicture(file: File, rules: PictureRules): Promise<PickedImage | PictureRefusal> {
  if (file.type && !rules.types.includes(file.type)) return 'type';
  if (file.size > rules.maxBytes) return 'size';
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const type = pictureTypeOf(header);
  if (!type) return file.type ? 'unreadable' : 'type';
  if (!rules.types.includes(type)) return 'type';
  const upright = await uprightPicture(file, type, rules.maxBytes);
  return { url: URL.createObjectURL(upright), orientation: orientationOf(header), file: upright };
}
