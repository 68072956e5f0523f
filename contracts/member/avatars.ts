/** The drawn pictures that a member may pick from, as the site ships them. */
export const AVATARS = [
  '/art/avatars/01-lotus.svg',
  '/art/avatars/02-koi.svg',
  '/art/avatars/03-tiger.svg',
  '/art/avatars/04-rabbit.svg',
  '/art/avatars/05-phoenix.svg',
  '/art/avatars/06-octopus.svg',
  '/art/avatars/07-crab.svg',
  '/art/avatars/08-turtle.svg',
  '/art/avatars/09-rooster.svg',
  '/art/avatars/10-clover.svg',
  '/art/avatars/11-crown.svg',
  '/art/avatars/12-lantern.svg',
] as const;

/** Sides of a member's own photo, in pixels; it is square. */
export const PHOTO_SIDE = 320;
/** Bytes of a member's own photo: as text they leave room in the 64 kB that a body may have. */
export const PHOTO_BYTES = 48_000;
