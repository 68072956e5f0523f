import type { getPointsBalance } from '../../contracts/member/points-balance';
import type { MemberCall } from '../implement';

/** The member's points (CALL-26). */
export function pointsBalance({ member }: MemberCall<typeof getPointsBalance>) {
  return member.points;
}
