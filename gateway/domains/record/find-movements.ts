import type { findMovements as operation } from '@/contracts/record/record';
import { findEntries } from '../../db/record';
import type { Call } from '../../platform/handler';
import { PAGE_SIZE } from '../../platform/page';
import { siteDays } from '../../platform/site-days';
import { movementOf } from './list-movements';

/** The member's own movements of one order, transfer or round, the last first (MONEY-13). */
export async function findMovements({ db, merchant, language, member, input }: Call<typeof operation>) {
  const days = siteDays(merchant);
  const rows = await findEntries(db, member.id, input.reference, PAGE_SIZE);
  return { list: rows.map((entry) => movementOf(entry, days, language)) };
}
