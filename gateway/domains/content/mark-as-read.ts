import type { markAsRead as operation } from '@/contracts/content/mark-as-read';
import { saveRead } from '../../db/announcement-reads';
import { isAnnouncement } from '../../db/content';
import type { Call } from '../../platform/handler';
import { refuseTrial } from '../../platform/trial';

/** Notes that the member has read an announcement; one that is gone is no error, and leaves no mark (CALL-48). */
export async function markAsRead({ db, clock, merchant, member, input }: Call<typeof operation>) {
  refuseTrial(member);
  const announcementId = Number(input.announcementId);
  if (!Number.isSafeInteger(announcementId)) return null;
  if (await isAnnouncement(db, merchant.code, announcementId)) {
    await saveRead(db, { memberId: member.id, announcementId, at: clock.now() });
  }
  return null;
}
