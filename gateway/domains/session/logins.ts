import type { listLogins as operation } from '@/contracts/session/logins';
import { listLogins } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { pageOf, placeOf } from '../../platform/page';

const PAGE_SIZE = 20;

/** The member's logins, the last first. @throws Refusal `request.invalid` for a cursor that was never given */
export async function logins({ db, member, input }: Call<typeof operation>) {
  const { cursor, limit = PAGE_SIZE } = input;
  const found = await listLogins(db, member.id, placeOf(cursor), limit + 1);
  const { shown, next } = pageOf(found, limit);
  const list = shown.map(({ loginId, at, device, browser, country, way }) => ({
    loginId,
    at,
    device,
    browser,
    country,
    way,
  }));
  return { list, next };
}
