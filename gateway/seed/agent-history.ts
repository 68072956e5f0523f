import { closeBefore, readLastClosed } from '../db/agents/days';
import { rollUpDay } from '../db/agents/roll-up';
import { insertPlay } from '../db/agents/seeded-team';
import { readMerchant } from '../db/merchants';
import type { Db } from '../db/open';
import { rollUp } from '../domains/agents/scheduled';
import { settleAtOnce } from '../domains/agents/settle';
import { dividendPeriodOf } from '../domains/agents/spans';
import { dayAfter, siteDays } from '../platform/site-days';
import { type Life, SETTLED_DAYS } from './lives';
import { FIRST_TEAM_ID, teamRows } from './team';

const MERCHANT = 'hoadang';
const AFTER_MIDNIGHT_MS = 6 * 60_000;

/**
 * Twelve months of days for the demo agent's tree, rolled up, closed and settled as days are, each soon after its end. Makes
 * up nothing where a day was closed before, and goes on with what an earlier one left undone. `lives` go on by the day
 * meanwhile.
 */
export async function seedAgentHistory(db: Db, now: number, lives: readonly Life[] = []): Promise<void> {
  const merchant = await readMerchant(db, MERCHANT);
  if (!merchant) throw new RangeError(`no merchant '${MERCHANT}'`);
  const days = siteDays(merchant);
  const today = days.dayOf(now);
  const first = dayAfter(today, -SETTLED_DAYS);
  const closed = await readLastClosed(db, MERCHANT);
  if (closed && closed.day >= dayAfter(today, -1)) return;
  if (!closed) {
    const [firstId, lastId] = [FIRST_TEAM_ID, FIRST_TEAM_ID + teamRows(now).length - 1];
    await insertPlay(db, { firstId, lastId, since: days.startOf(first), days: SETTLED_DAYS + 1, until: now });
    await closeBefore(db, merchant, { day: dayAfter(first, -1), until: days.startOf(first) }, now);
  }
  const live = async (moment: number) => {
    for (const life of lives) await life.until(Math.min(moment, now));
  };
  const { agentRules: rules, code } = merchant;
  const firstOpen = closed ? dayAfter(closed.day) : first;
  const endOf = (day: string) => days.startOf(dayAfter(day));
  for (let day = firstOpen; endOf(day) + AFTER_MIDNIGHT_MS <= now; day = dayAfter(day)) {
    await live(endOf(day));
    const at = endOf(day) + AFTER_MIDNIGHT_MS;
    const { from, to } = dividendPeriodOf(day, rules.dividendPeriod);
    const span = { since: days.startOf(day), until: endOf(day) };
    await rollUpDay(db, { merchant: code, day, rules, ...span }, at, { from, isLast: day === to });
    await settleAtOnce(db, code, at);
  }
  await live(now);
  // Once is enough for the running day and the sums over spans of days: each run writes those anew.
  await rollUp({ db, clock: { now: () => now, wall: () => now } }, merchant);
}
