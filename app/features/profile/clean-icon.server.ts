import { GatewayError } from '@/contracts/errors';
import { dataUrlOf, readDataUrl } from '@/contracts/pictures/data-url';
import { PictureRefused } from '@/contracts/pictures/picture';
import { PHOTO } from '@/contracts/pictures/rules';

/**
 * A drawn picture as it is; a photo with nothing in it but what is seen (ACC-07).
 * @throws GatewayError `picture.refused` for what is no square JPEG of at most 320 pixels
 */
export function cleanIcon(icon: string): string {
  if (!icon.startsWith('data:')) return icon;
  try {
    return dataUrlOf(readDataUrl(icon, PHOTO));
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new GatewayError('picture.refused', null, 400);
  }
}
