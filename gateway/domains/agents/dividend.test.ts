import { beforeEach, expect, it } from 'vitest';
import { insertAll } from '../../db/insert-all';
import { insertMember } from '../../db/members';
import { type Db, openDb } from '../../db/open';
import { agentAgreements, type Merchant, merchants, playedQuarters, settlements } from '../../db/schema';
import { dayAfter, siteDays } from '../../platform/site-days';
import { MERCHANTS } from '../../seed/merchants';
import { openLocalD1 } from '../../testing/local-d1';
import { rollUp } from './scheduled';

const [SITE] = MERCHANTS as [Merchant];
const MERCHANT: Merchant = { ...SITE, agentRules: { ...SITE.agentRules, dividendPeriod: 'month' } };
const DAYS = siteDays(MERCHANT);
const [UPLINE, AGENT, PLAYER] = [1, 2, 3];
const TERMS = { tiers: [{ from: 1, players: 1, rate: 1000 }], playerTurnover: 1 };
/** What the house wins from the player each day. */
const WON = 100_00;
let db: Db;

/** An agent's dividends from a day on, 10 % of the net win. */
function agreed(agentId: number, version: number, fromDay: string, untilDay: string | null = null) {
  const at = DAYS.startOf('2026-08-01');
  return insertAll(db, agentAgreements, [
    {
      id: `${agentId}-${version}`,
      kind: 'dividend' as const,
      agentId,
      version,
      terms: TERMS,
      offeredBy: agentId === UPLINE ? null : UPLINE,
      state: 'accepted' as const,
      offeredAt: at,
      answerBefore: at,
      answeredAt: at,
      fromDay,
      untilDay,
    },
  ]);
}

async function close(until: string): Promise<void> {
  const at = DAYS.startOf(dayAfter(until)) + 6 * 60_000;
  await rollUp({ db, clock: { now: () => at, wall: () => at } }, MERCHANT);
}

/** Whom dividends were paid to, the days that they are for, and how many of them were paid. */
async function paid() {
  const rows = (await db.select().from(settlements)).filter(({ kind }) => kind === 'dividend');
  const told = rows.map(({ agentId, fromDay, toDay, amount, gross }) => ({
    agentId,
    of: `${fromDay.slice(8)}–${toDay.slice(8)}`,
    gross: gross / (WON / 10),
    amount: amount / (WON / 10),
  }));
  return told.sort((a, b) => a.of.localeCompare(b.of) || a.agentId - b.agentId);
}

beforeEach(async () => {
  db = openDb({ DB: openLocalD1() });
  await insertAll(db, merchants, [MERCHANT]);
  const row = { merchant: MERCHANT.code, passwordHash: '', regDate: 0 };
  await insertMember(db, { ...row, id: UPLINE, account: 'upline', type: 2 });
  await insertMember(db, { ...row, id: AGENT, account: 'agent', type: 1, uplineId: UPLINE });
  await insertMember(db, { ...row, id: PLAYER, account: 'player', type: 0, uplineId: AGENT });
  await insertAll(
    db,
    playedQuarters,
    Array.from({ length: 31 }, (_, day) => ({
      memberId: PLAYER,
      gameType: 'RNG',
      turnover: 10 * WON,
      netWin: WON,
      bets: 1,
      quarter: DAYS.startOf(dayAfter('2026-08-01', day)) / 900_000,
    })),
  );
});

it('is paid for its days when the upline’s agreement ends in the middle of a period, which the upline does not gain by [AGENT-24 ROLE-12]', async () => {
  await agreed(UPLINE, 1, '2026-08-01', '2026-08-10');
  await agreed(AGENT, 1, '2026-08-01');
  await close('2026-08-31');
  expect(await paid()).toEqual([
    { agentId: UPLINE, of: '01–10', gross: 10, amount: 0 },
    { agentId: AGENT, of: '01–10', gross: 10, amount: 10 },
  ]);
});

it('leaves out days on which nothing was agreed, by the agent or above [AGENT-24 ROLE-12]', async () => {
  await agreed(UPLINE, 1, '2026-08-01', '2026-08-10');
  await agreed(AGENT, 1, '2026-08-01', '2026-08-25');
  await agreed(UPLINE, 2, '2026-08-21');
  await agreed(AGENT, 2, '2026-08-29');
  await close('2026-08-31');
  expect(await paid()).toEqual([
    { agentId: UPLINE, of: '01–10', gross: 10, amount: 0 },
    { agentId: AGENT, of: '01–10', gross: 10, amount: 10 },
    { agentId: AGENT, of: '21–25', gross: 5, amount: 5 },
    { agentId: UPLINE, of: '21–31', gross: 11, amount: 3 },
    { agentId: AGENT, of: '29–31', gross: 3, amount: 3 },
  ]);
});

it('covers a period whole when other terms took the place of those before [AGENT-24]', async () => {
  await agreed(UPLINE, 1, '2026-08-01');
  await agreed(AGENT, 1, '2026-08-01', '2026-08-12');
  await agreed(AGENT, 2, '2026-08-13');
  await close('2026-08-31');
  expect(await paid()).toMatchObject([
    { agentId: UPLINE, of: '01–31', amount: 0 },
    { agentId: AGENT, of: '01–31', amount: 31 },
  ]);
});
