import { PHOTO_BYTES, PHOTO_SIDE } from '../member/avatars';
import { PICTURE_BYTES, PICTURE_TYPES } from '../rewards/reward-rules';
import { type PictureRules, SIDE_MAX } from './picture';

/** A member's own photo: the site draws it, a square JPEG (ACC-07). */
export const PHOTO: PictureRules = {
  types: ['image/jpeg'],
  maxBytes: PHOTO_BYTES,
  maxSide: PHOTO_SIDE,
  square: true,
  drawnHere: true,
};

/** The pictures of an application for a reward (REWARD-28, REWARD-32). */
export const APPLICATION_PICTURE: PictureRules = {
  types: PICTURE_TYPES,
  maxBytes: PICTURE_BYTES,
  maxSide: SIDE_MAX,
};
