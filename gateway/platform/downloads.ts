import { MOST_ENTRIES } from '../../contracts/shared/cursor-page';
import type { Db } from '../db/open';
import { MINUTE_MS } from '../db/quota-uses';
import { consumeQuotaOrRefuse } from './quota';

/** How often a member may begin a download within ten minutes, and how many of its pages may be read. */
export const MOST_DOWNLOADS = 12;
const MOST_PAGES = 2_000;

type Page = { limit: number; cursor: string | undefined };

/**
 * Counts pages that are longer than a screen's, which are a download's; its first has no cursor.
 * @throws Refusal `rate.limited` for too many of them.
 */
export async function refuseTooManyDownloads(
  db: Db,
  memberId: number,
  page: Page,
  now: number,
): Promise<void> {
  if (page.limit <= MOST_ENTRIES) return;
  const withinMs = 10 * MINUTE_MS;
  const quotas = [{ key: `download:pages:${memberId}`, most: MOST_PAGES, withinMs }];
  if (page.cursor === undefined) quotas.push({ key: `download:${memberId}`, most: MOST_DOWNLOADS, withinMs });
  await consumeQuotaOrRefuse(db, quotas, now);
}
