import { PHOTO_BYTES } from '../../contracts/member/avatars';
import type { OperationId } from '../../contracts/operations';
import { PICTURE_BYTES, PICTURES_MAX } from '../../contracts/rewards/reward-rules';
import { LARGEST_BODY } from './read-fields';

/** What the gateway does otherwise for an operation than for most. */
export type Policy = {
  /** Other methods that are tolerated. */
  alsoBy?: string[];
  /** Other paths that are tolerated. */
  alsoAt?: string[];
  /** Answered while the site is shut. */
  openWhenShut?: true;
  /**
   * Ends a given password: done of a frozen account too where there is one, for else who came back in by a mail could
   * neither change the password nor play (071).
   */
  endsGivenPassword?: true;
  /** Bytes; `LARGEST_BODY` unless told. */
  largestBody?: number;
};

// The system calls tell why the site is shut.
const tellsWhy = { openWhenShut: true } as const;

export const policies: { readonly [Id in OperationId]?: Policy } = {
  'system.status': tellsWhy,
  'system.domainRoute': tellsWhy,
  'system.customerService': tellsWhy,
  'system.countries': tellsWhy,
  'session.logOut': { alsoBy: ['DELETE'] },
  'member.changePassword': { endsGivenPassword: true },
  'member.register': { alsoBy: ['PUT'], alsoAt: ['/wps/member/register/mobile'] },
  // A photo in base64, which a form escapes.
  'member.setIcon': { largestBody: LARGEST_BODY + 2 * PHOTO_BYTES },
  // The pictures in base64, and what is around them.
  'rewards.request': { largestBody: LARGEST_BODY + PICTURES_MAX * 4 * Math.ceil(PICTURE_BYTES / 3) },
};
