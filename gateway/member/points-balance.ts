import type { getPointsBalance } from '../../contracts/member/points-balance';
import type { Call } from '../handler';

/** The member's points (CALL-26). */
export function pointsBalance({ member }: Call<typeof getPointsBalance>) {
  return member.points;
}
