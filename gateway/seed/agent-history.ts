import { dividendPeriodOf } from '../agents/spans';
import { rollUp } from '../agents/tend';
import { closeBefore, markSettled, readAgentDay, readLastClosed } from '../db/agents/days';
import { rollUpDay } from '../db/agents/roll-up';
import { insertPlay } from '../db/agents/seeded-team';
import { readMerchant } from '../db/merchants';
import type { Db } from '../db/open';
import { dayAfter, siteDays } from '../site-days';
import { FIRST_TEAM_ID, teamRows } from './team';

const MERCHANT = 'hoadang';
const DAYS = 365;
/** The last days are settled as any day is; of those before there are figures alone. */
const SETTLED_DAYS = 32;

/**
 * Twelve months of days for the demo agent's tree, rolled up and closed as days are. Does nothing where a day was closed
 * before, but for what an earlier one left undone.
 */
export async function seedAgentHistory(db: Db, now: number): Promise<void> {
  const merchant = await readMerchant(db, MERCHANT);
  if (!merchant) throw new RangeError(`no merchant '${MERCHANT}'`);
  const days = siteDays(merchant);
  const today = days.dayOf(now);
  const first = dayAfter(today, -DAYS);
  if (!(await readLastClosed(db, MERCHANT))) {
    const [firstId, lastId] = [FIRST_TEAM_ID, FIRST_TEAM_ID + teamRows(now).length - 1];
    await insertPlay(db, { firstId, lastId, since: days.startOf(first), days: DAYS + 1, until: now });
    await closeBefore(db, merchant, { day: dayAfter(first, -1), until: days.startOf(first) }, now);
  }
  const { agentRules: rules, code } = merchant;
  for (let day = first; day < dayAfter(today, -SETTLED_DAYS); day = dayAfter(day)) {
    if (await readAgentDay(db, code, day)) continue;
    const { from, to } = dividendPeriodOf(day, rules.dividendPeriod);
    const span = { since: days.startOf(day), until: days.startOf(dayAfter(day)) };
    await rollUpDay(db, { merchant: code, day, rules, ...span }, now, { from, isLast: day === to });
    await markSettled(db, { merchant: code, day }, now);
  }
  await rollUp({ db, clock: { now: () => now, wall: () => now } }, merchant);
}
