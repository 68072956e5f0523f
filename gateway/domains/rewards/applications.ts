import type { listApplications } from '@/contracts/rewards/applications';
import { listApplicationsOf } from '../../db/applications';
import type { Call } from '../../platform/handler';

/** The member's applications and joined promotions, newest first (REWARD-03). */
export async function applications({ db, member }: Call<typeof listApplications>) {
  const rows = await listApplicationsOf(db, member.id);
  return { list: rows.map(({ promotionId, status }) => ({ promotionId, status })) };
}
