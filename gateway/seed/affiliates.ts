import { clearVisits, noteCameBy } from '../db/affiliate-links';
import { clearAffiliates, saveAffiliate } from '../db/affiliates';
import { insertAll } from '../db/insert-all';
import type { Db } from '../db/open';
import { affiliateVisits } from '../db/schema';
import { dayAfter } from '../platform/site-days';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { teamRows } from './team';

const DAY_MS = 24 * 3_600_000;
/** Days on which visits were counted, and about how many a day, of a link. */
const VISITED_DAYS = 60;

/** Links of the demo agent: three for everywhere, one that belongs to its own domain. */
const LINKS: readonly { code: string; name: string; daily: number; domains?: string[] }[] = [
  { code: 'HD8826', name: 'Facebook', daily: 38 },
  { code: 'HDZALO26', name: 'Nhóm Zalo', daily: 21 },
  { code: 'HDQUAN26', name: 'Tờ rơi quán cà phê', daily: 6 },
  { code: 'HD8899', name: '', daily: 11, domains: ['agent.hoadang.example.com'] },
];

/** Puts in the demo invitations with visits and who came by them, in place of all others; `now` dates them. */
export async function seedAffiliates(db: Db, now: number): Promise<void> {
  const agent = DEMO_ACCOUNTS.find(({ account }) => account === 'agent01');
  if (!agent) throw new Error('the demo agent is gone');
  const { merchant, id } = agent;
  await clearAffiliates(db);
  await clearVisits(db);
  const came = teamRows(now).filter(({ uplineId, type }) => uplineId === id && type === 0);
  const today = new Date(now).toISOString().slice(0, 10);
  for (const [place, { code, name, domains = [] }] of LINKS.entries()) {
    const createdAt = now - (200 - 30 * place) * DAY_MS;
    await saveAffiliate(db, { merchant, code, memberId: id, domains, name, createdAt });
    const byIt = came.filter((_, index) => index % LINKS.length === place).map((row) => row.id);
    await noteCameBy(db, agent, code, byIt);
  }
  const days = Array.from({ length: VISITED_DAYS }, (_, back) => back);
  const visits = LINKS.flatMap(({ code, daily }, place) =>
    days.map((back) => ({
      merchant,
      code,
      day: dayAfter(today, -back),
      visits: daily + ((back * 7 + place * 5) % 11),
    })),
  );
  await insertAll(db, affiliateVisits, visits);
}
