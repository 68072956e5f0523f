import type { Member } from '../../session/member-types';

/** Who is offered free play, where the operator offers it: guests, on a site that has the screen (TRIAL-13). */
export const mayTry = (account: Member, exists: (path: string) => boolean): boolean =>
  account === null && exists('/m/freeTrial');
