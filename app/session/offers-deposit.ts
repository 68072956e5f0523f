import { hasMoney, type Member } from './member-types';

/** Whether a deposit stands beside the balance: for whom money is, where the site takes any (ROLE-39). */
export const offersDeposit = (session: Member, exists: (path: string) => boolean): boolean =>
  hasMoney(session) && exists('/m/voucherCenter');
