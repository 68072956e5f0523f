import { cleanPicture } from '@/contracts/pictures/clean-picture';
import type { Picture, PictureRules } from '@/contracts/pictures/picture';
import type { Env } from '../../env';
import { describeError, log } from '../log';

/**
 * The picture drawn anew by Cloudflare Images, where the operator has bound it, so that not even its pixels are packed
 * as who brought it packed them; elsewhere the picture itself. So it is when Images fails or makes it too large.
 */
export async function redraw(
  picture: Picture,
  rules: PictureRules,
  { IMAGES }: Pick<Env, 'IMAGES'>,
): Promise<Picture> {
  if (!IMAGES) return picture;
  try {
    const drawn = await IMAGES.input(new Blob([picture.bytes]).stream()).output({ format: picture.type });
    return cleanPicture(new Uint8Array(await drawn.response().arrayBuffer()), rules);
  } catch (error) {
    log('picture.redraw.failed', { reason: describeError(error) });
    return picture;
  }
}
