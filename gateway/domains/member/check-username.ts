import type { checkUsername as operation } from '@/contracts/member/check-username';
import { findMember } from '../../db/members';
import type { Call } from '../../platform/handler';

/** Whether an account name is free (CALL-16, REG-74). */
export async function checkUsername({ db, merchant, input }: Call<typeof operation>) {
  return (await findMember(db, merchant.code, input.username)) === null;
}
