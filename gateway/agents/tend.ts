import { clockAhead } from '../clock';
import { readAgentDay, readFirstCounted, readLastClosed } from '../db/agents/days';
import { rollUpDay } from '../db/agents/roll-up';
import { writeSpans } from '../db/agents/spans';
import { listMerchants } from '../db/merchants';
import { type Db, openDb } from '../db/open';
import type { Merchant } from '../db/schema';
import type { Env } from '../env';
import { type Demo, demoIn } from '../gateway-app';
import { dayAfter, type SiteDays, siteDays } from '../site-days';
import type { Visit } from '../visit';
import { settleClosedDays } from './settle';
import { dividendPeriodOf, spansOf } from './spans';

type Tools = Pick<Visit, 'db' | 'clock'>;

const MINUTE_MS = 60_000;
/** How long figures stand before the running day is rolled up anew. */
const FRESH_MS = 15 * MINUTE_MS;
/** How long after midnight a day is closed: bets of its last minutes come in by then. */
const CLOSING_WAIT_MS = 5 * MINUTE_MS;
/** Where no day was ever closed, those of so many days back at most are. */
const MOST_DAYS_BACK = 31;

/** Rolls up, closes and settles what is due, at every merchant, on the worker's schedule. */
export async function tendAgentsScheduled(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const clock = clockAhead((await demoIn(env, demo)?.clockOffset(db)) ?? 0);
  for (const merchant of await listMerchants(db)) await tendAgents({ db, clock }, merchant);
}

/** `rollUp` where figures are older than a quarter of an hour, or a day is to be closed. */
export async function tendAgents(tools: Tools, merchant: Merchant): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const days = siteDays(merchant);
  const today = days.dayOf(now);
  const [running, closed] = await Promise.all([
    readAgentDay(db, merchant.code, today),
    readLastClosed(db, merchant.code),
  ]);
  const isStale = running === null || Math.abs(now - running.updatedAt) >= FRESH_MS;
  const isOver = now >= days.startOf(today) + CLOSING_WAIT_MS;
  const isDue =
    closed !== null && (closed.settledAt === null || (isOver && closed.day < dayAfter(today, -1)));
  if (isStale || isDue) await rollUp(tools, merchant);
}

/**
 * Rolls up all days of a merchant that are not closed, closes and settles those that are over, and writes the sums of
 * spans. With `closeUntil` the days up to that one are closed, over or not. Whatever cut it short, the next one goes on.
 */
export async function rollUp({ db, clock }: Tools, merchant: Merchant, closeUntil = ''): Promise<void> {
  const days = siteDays(merchant);
  const now = clock.now();
  const today = days.dayOf(now);
  const { code, agentRules: rules } = merchant;
  await settleClosedDays(db, code, now);
  for (let day = await firstOpenDay(db, code, days, today); day <= today || day <= closeUntil; ) {
    const next = dayAfter(day);
    const span = { since: days.startOf(day), until: days.startOf(next) };
    const isOver = now >= span.until + CLOSING_WAIT_MS || day <= closeUntil;
    const { from, to } = dividendPeriodOf(day, rules.dividendPeriod);
    const closing = isOver ? { from, isLast: day === to } : undefined;
    await rollUpDay(db, { merchant: code, day, rules, ...span }, now, closing);
    if (isOver) await settleClosedDays(db, code, now);
    day = next;
  }
  await writeSpans(db, code, spansOf(today));
}

/** The day after the last closed one; else the first on which anything counted. */
async function firstOpenDay(db: Db, merchant: string, days: SiteDays, today: string): Promise<string> {
  const closed = await readLastClosed(db, merchant);
  if (closed) return dayAfter(closed.day);
  const first = await readFirstCounted(db, merchant);
  const earliest = dayAfter(today, -MOST_DAYS_BACK);
  const day = first === null ? today : days.dayOf(first);
  return day < earliest ? earliest : day > today ? today : day;
}
