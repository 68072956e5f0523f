import { readDataUrl } from '../../contracts/pictures/data-url';
import { type Picture, PictureRefused, type PictureRules } from '../../contracts/pictures/picture';
import { Refusal } from './refusal';

/**
 * The picture of a data URL, with nothing in it but what is seen (REWARD-54, ACC-07).
 * @throws Refusal `request.too.large`, or `request.invalid` for what is no such picture
 */
export function readPicture(dataUrl: string, rules: PictureRules): Picture {
  try {
    return readDataUrl(dataUrl, rules);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new Refusal(error.fault === 'size' ? 'request.too.large' : 'request.invalid');
  }
}
