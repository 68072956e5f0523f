import type { getPointsBalance } from '@/contracts/member/points-balance';
import { readPoints } from '../../db/points';
import type { Call } from '../../platform/handler';

/** The member's points, as the ledger has them (CALL-26). */
export function pointsBalance({ db, member }: Call<typeof getPointsBalance>) {
  return readPoints(db, member.id);
}
