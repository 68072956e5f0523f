import type { getMemberInfo } from '@/contracts/member/member-info';
import { readUpline } from '../../db/members';
import type { Call } from '../../platform/handler';

/** Who is signed in (CALL-21). `regDate` in epoch milliseconds. */
export async function memberInfo({ db, member }: Call<typeof getMemberInfo>) {
  return {
    id: member.id,
    nickname: member.nickname,
    account: member.account,
    type: member.type,
    regDate: member.regDate,
    toUpline: await readUpline(db, member),
  };
}
