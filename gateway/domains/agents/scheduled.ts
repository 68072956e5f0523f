import { readAgentDay, readFirstCounted, readLastClosed } from '../../db/agents/days';
import { rollUpDay } from '../../db/agents/roll-up';
import { writeSpans } from '../../db/agents/spans';
import { listMerchants } from '../../db/merchants';
import { type Db, openDb } from '../../db/open';
import type { Merchant } from '../../db/schema';
import { clockAhead } from '../../platform/clock';
import type { Env } from '../../platform/env';
import type { RequestContext } from '../../platform/request-context';
import { dayAfter, type SiteDays, siteDays } from '../../platform/site-days';
import { settleClosedDays } from './settle';
import { dividendPeriodOf, spansOf } from './spans';

type Tools = Pick<RequestContext, 'db' | 'clock'>;

const MINUTE_MS = 60_000;
/** How long figures stand before the running day is rolled up anew. */
const FRESH_MS = 15 * MINUTE_MS;
/** How long after midnight a day is closed: bets of its last minutes come in by then. */
const CLOSING_WAIT_MS = 5 * MINUTE_MS;
/** Where no day was ever closed, those of so many days back at most are. */
const MOST_DAYS_BACK = 31;

/** Settlements of a run at a site; the next run goes on. */
const MOST_SETTLED = 200;

/**
 * Rolls up, closes and settles what is due, at every merchant, on the worker's schedule. By the machine's own time: a clock
 * that the sandbox moved for a while closes no days, for those would stay closed. What fails at one is left for a later run.
 */
export async function runAgentsScheduled(env: Env): Promise<void> {
  const tools = { db: openDb(env), clock: clockAhead(0) };
  for (const merchant of await listMerchants(tools.db))
    await runAgents(tools, merchant).catch((error: unknown) => {
      console.error(
        `agents of ${merchant.code} not carried on: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    });
}

/** Rolls up where figures are older than a quarter of an hour, or a day is to be closed; settles part of what is due. */
export async function runAgents(tools: Tools, merchant: Merchant): Promise<void> {
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
  const isToClose = closed !== null && isOver && closed.day < dayAfter(today, -1);
  if (isStale || isToClose) await rollUpDays(tools, merchant, '');
  await settleClosedDays(db, merchant.code, now, MOST_SETTLED);
}

/** Rolls up all days of a merchant that are not closed, as `rollUpDays`, and settles those that are over. */
export async function rollUp(tools: Tools, merchant: Merchant, closeUntil = ''): Promise<void> {
  await rollUpDays(tools, merchant, closeUntil);
  await settleClosedDays(tools.db, merchant.code, tools.clock.now());
}

/**
 * Rolls up all days of a merchant that are not closed, closes those that are over and those up to `closeUntil`, over or
 * not, and writes the sums of spans. Whatever cut it short, the next one goes on; figures wait for no settlement.
 */
async function rollUpDays({ db, clock }: Tools, merchant: Merchant, closeUntil: string): Promise<void> {
  const days = siteDays(merchant);
  const now = clock.now();
  const today = days.dayOf(now);
  const { code, agentRules: rules } = merchant;
  for (let day = await firstOpenDay(db, code, days, today); day <= today || day <= closeUntil; ) {
    const next = dayAfter(day);
    const span = { since: days.startOf(day), until: days.startOf(next) };
    const isOver = now >= span.until + CLOSING_WAIT_MS || day <= closeUntil;
    const { from, to } = dividendPeriodOf(day, rules.dividendPeriod);
    const closing = isOver ? { from, isLast: day === to } : undefined;
    await rollUpDay(db, { merchant: code, day, rules, ...span }, now, closing);
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
