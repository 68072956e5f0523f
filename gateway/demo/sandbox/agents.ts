import * as v from 'valibot';
import { amount } from '@/contracts/shared/amount';
import { calendarDay } from '@/contracts/shared/date-range';
import { daysOf } from '@/contracts/shared/days';
import { insertCorrection } from '../../db/agents/corrections';
import { readLastClosed } from '../../db/agents/days';
import { insertLargeTeam, insertPlay } from '../../db/agents/seeded-team';
import { rollUp } from '../../domains/agents/scheduled';
import { dayAfter, siteDays } from '../../platform/site-days';
import { seedAgentHistory } from '../../seed/agent-history';
import { command, type SandboxApp } from './command';
import { memberOf } from './member-of';
import { merchantField, siteOf } from './site';

const correctionSchema = v.object({
  merchant: merchantField,
  account: v.string(),
  amount,
  reason: v.optional(v.string(), 'correction'),
});

const growSchema = v.object({
  merchant: merchantField,
  account: v.string(),
  prefix: v.optional(v.string(), 'grow_'),
  deep: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)), 10_000),
  wide: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)), 5000),
});
/** Days on which those who were put in have played. */
const GROWN_DAYS = 8;

/**
 * The days of agents: rolled up, closed and settled at once, and what staff put right. They stay after `/reset`; when the
 * running day is closed its figures stand still, for what comes until midnight counts on the next one.
 */
export function addAgentCommands(app: SandboxApp): void {
  command(app, '/agents/roll', v.object({ merchant: merchantField }), async (sandbox, { merchant }) => {
    await rollUp(sandbox, await siteOf(sandbox, merchant));
  });
  command(
    app,
    '/agents/close',
    v.object({ merchant: merchantField, day: v.optional(calendarDay) }),
    async (sandbox, { merchant, day }) => {
      const site = await siteOf(sandbox, merchant);
      await rollUp(sandbox, site, day ?? siteDays(site).dayOf(sandbox.clock.now()));
    },
  );
  command(app, '/agents/history', v.object({}), ({ db, clock }) => seedAgentHistory(db, clock.now()));
  command(app, '/agents/grow', growSchema, async (sandbox, { account, ...grown }) => {
    const { db, clock } = sandbox;
    const site = await siteOf(sandbox, grown.merchant);
    const days = siteDays(site);
    const now = clock.now();
    const { id: uplineId } = await memberOf(sandbox, grown.merchant, account);
    const ids = await insertLargeTeam(db, { ...grown, uplineId, at: now });
    const closed = await readLastClosed(db, site.code);
    const first = closed ? dayAfter(closed.day) : dayAfter(days.dayOf(now), -GROWN_DAYS);
    const many = Math.max(1, daysOf({ from: first, to: days.dayOf(now) }));
    await insertPlay(db, { ...ids, since: days.startOf(first), days: many, until: now });
    await rollUp(sandbox, site);
  });
  command(app, '/agents/correction', correctionSchema, async (sandbox, { merchant, account, ...given }) => {
    const { db, clock } = sandbox;
    const { id: agentId } = await memberOf(sandbox, merchant, account);
    const at = clock.now();
    const today = siteDays(await siteOf(sandbox, merchant)).dayOf(at);
    const closed = await readLastClosed(db, merchant);
    const day = closed && closed.day >= today ? dayAfter(closed.day) : today;
    await insertCorrection(db, { agentId, day, at, ...given });
  });
}
