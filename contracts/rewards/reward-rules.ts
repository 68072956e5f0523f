/** Limits of a reward application (REWARD-26 to REWARD-38, CONST-48 to CONST-54). */
export const REMARKS_MAX = 140;
/** UTF-16 units that 140 visible characters may have: some are made of many. */
export const REMARKS_UNITS = 2_000;
export const PICTURES_MAX = 3;
/** Bytes of one picture. */
export const PICTURE_BYTES = 5_242_880;
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;
/** Of every picker but that of an application (REWARD-29, CONST-53). */
export const GENERAL_PICTURE_TYPES = [...PICTURE_TYPES, 'image/gif'] as const;
export const PICTURES_PER_ROW = 4;

/** Status labels of an application, which are their own values (REWARD-04 to REWARD-12). */
export const APPLICATION_STATUSES = [
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
  'closed',
] as const;
