import { KEPT_SPANS } from '@/contracts/team/kept-spans';
import { insertAll } from '../../db/insert-all';
import { readMerchant } from '../../db/merchants';
import { agentDays, teamDays, teamPlayDays, teamSpans } from '../../db/schema';
import { startSession } from '../../domains/session/open-session';
import { dayAfter, eachDay, siteDays } from '../../platform/site-days';
import { type Sandbox, SandboxError } from './command';
import type { State } from './state';
import { freshMember, STATE_MERCHANT } from './state-member';

const AGENT = 1;
const QUARTER_MS = 900_000;
const TURNOVER = 184_000_000;
const COMMISSION = 552_000;

/** Provider states of an agent's figures, of an agent nobody else uses. */
export const teamFigureStates: Record<string, State> = {
  'an agent has days of a team': async (sandbox) => {
    const { db, clock } = sandbox;
    const agent = await freshMember(sandbox, { type: AGENT });
    const below = await freshMember(sandbox, { uplineId: agent.id });
    const day = await rollUpToday(sandbox);
    const sums = { turnover: TURNOVER, commission: COMMISSION, deposits: 50_000_000, netWin: 9_000_000 };
    await insertAll(db, teamDays, [
      { agentId: agent.id, day, ...sums, earned: COMMISSION, newMembers: 1, activeMembers: 1, members: 1 },
    ]);
    await insertAll(db, teamPlayDays, [
      { agentId: agent.id, day, gameType: 'RNG', turnover: TURNOVER, earned: COMMISSION },
    ]);
    await insertAll(
      db,
      teamSpans,
      KEPT_SPANS.map((span) => ({ memberId: below.id, span, ...sums })),
    );
    return { token: await startSession(db, agent, clock.now()), from: dayAfter(day, -6), to: day };
  },
  'a member asks for days of a team': async (sandbox) => {
    const member = await freshMember(sandbox);
    const day = await rollUpToday(sandbox);
    return {
      from: dayAfter(day, -6),
      to: day,
      token: await startSession(sandbox.db, member, sandbox.clock.now()),
    };
  },
};

/** Notes that the running day was rolled up; answers it. */
async function rollUpToday({ db, clock }: Sandbox): Promise<string> {
  const merchant = await readMerchant(db, STATE_MERCHANT);
  if (!merchant) throw new SandboxError(`no merchant '${STATE_MERCHANT}'`);
  const days = siteDays(merchant);
  const day = days.dayOf(clock.now());
  const untilQuarter = (eachDay(days, { from: day, to: day })[0]?.until ?? 0) / QUARTER_MS;
  const { agentRules: rules } = merchant;
  await insertAll(db, agentDays, [
    { merchant: STATE_MERCHANT, day, untilQuarter, rules, updatedAt: clock.now() },
  ]);
  return day;
}
