import { closeBefore, markSettled, readAgentDay, readLastClosed } from '../db/agents/days';
import { rollUpDay } from '../db/agents/roll-up';
import { insertPlay } from '../db/agents/seeded-team';
import { readMerchant } from '../db/merchants';
import type { Db } from '../db/open';
import { rollUp } from '../domains/agents/scheduled';
import { settleClosedDays } from '../domains/agents/settle';
import { dividendPeriodOf } from '../domains/agents/spans';
import { dayAfter, siteDays } from '../platform/site-days';
import type { Life } from './lives';
import { FIRST_TEAM_ID, teamRows } from './team';

const MERCHANT = 'hoadang';
const DAYS = 365;
/** The last days, all of last month among them, are settled as any day is; of those before there are figures alone. */
const SETTLED_DAYS = 62;
const AFTER_MIDNIGHT_MS = 6 * 60_000;

/**
 * Twelve months of days for the demo agent's tree, rolled up and closed as days are. Makes up nothing where a
 * day was closed before, and goes on with what an earlier one left undone. `lives` go on by the day meanwhile.
 */
export async function seedAgentHistory(db: Db, now: number, lives: readonly Life[] = []): Promise<void> {
  const merchant = await readMerchant(db, MERCHANT);
  if (!merchant) throw new RangeError(`no merchant '${MERCHANT}'`);
  const days = siteDays(merchant);
  const today = days.dayOf(now);
  const first = dayAfter(today, -DAYS);
  const closed = await readLastClosed(db, MERCHANT);
  if (closed && closed.day >= dayAfter(today, -1)) return;
  if (!closed) {
    const [firstId, lastId] = [FIRST_TEAM_ID, FIRST_TEAM_ID + teamRows(now).length - 1];
    await insertPlay(db, { firstId, lastId, since: days.startOf(first), days: DAYS + 1, until: now });
    await closeBefore(db, merchant, { day: dayAfter(first, -1), until: days.startOf(first) }, now);
  }
  const live = async (moment: number) => {
    for (const life of lives) await life.until(Math.min(moment, now));
  };
  await live(days.startOf(dayAfter(today, -SETTLED_DAYS)));
  const { agentRules: rules, code } = merchant;
  const close = async (day: string, at: number) => {
    const { from, to } = dividendPeriodOf(day, rules.dividendPeriod);
    const span = { since: days.startOf(day), until: days.startOf(dayAfter(day)) };
    await rollUpDay(db, { merchant: code, day, rules, ...span }, at, { from, isLast: day === to });
  };
  for (let day = first; day < dayAfter(today, -SETTLED_DAYS); day = dayAfter(day)) {
    if (await readAgentDay(db, code, day)) continue;
    await close(day, now);
    await markSettled(db, { merchant: code, day }, now);
  }
  // As the schedule would have: each day is closed and settled soon after its end.
  const endOf = (day: string) => days.startOf(dayAfter(day));
  for (let day = dayAfter(today, -SETTLED_DAYS); endOf(day) + AFTER_MIDNIGHT_MS <= now; day = dayAfter(day)) {
    await live(endOf(day));
    const at = endOf(day) + AFTER_MIDNIGHT_MS;
    await close(day, at);
    await settleClosedDays(db, code, at);
  }
  await live(now);
  // Once is enough for the running day and the sums over spans of days: each run writes those anew.
  await rollUp({ db, clock: { now: () => now, wall: () => now } }, merchant);
}
