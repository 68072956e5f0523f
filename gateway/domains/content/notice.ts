import type { getNotice } from '@/contracts/content/notice';
import { findAnnouncement } from '../../db/content';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';

/** One notice with its full text (CALL-49). @throws Refusal `content.not.found` */
export async function notice({ db, merchant, language, input }: Call<typeof getNotice>) {
  const row = await findAnnouncement(db, merchant.code, 'player', Number(input.id));
  if (!row) throw new Refusal('content.not.found');
  return { id: row.id, ...row.texts[language], startDate: row.startDate };
}
