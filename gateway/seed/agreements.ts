import { insertAll } from '../db/insert-all';
import { findMember } from '../db/members';
import type { Db } from '../db/open';
import { type Agreement, type AgreementKind, type AgreementTerms, agentAgreements } from '../db/schema';
import { dayAfter, siteDays } from '../platform/site-days';
import { MERCHANTS } from './merchants';

const DAY_MS = 24 * 3600 * 1000;
/** tongdaily01 and agent01, the one below the other. */
const TOP_ID = 1003;
const AGENT_ID = 1002;

/** Steps in millions of the currency: turnover or net win, players, rate in hundredths of a percent. */
const termsOf = (...steps: [millions: number, players: number, rate: number][]): AgreementTerms => ({
  playerTurnover: 200_000_00,
  tiers: steps.map(([millions, players, rate]) => ({ from: millions * 1_000_000_00, players, rate })),
});
const salary = (more: number) =>
  termsOf(
    [10, 3, 25 + more],
    [50, 5, 40 + more],
    [100, 10, 60 + more],
    [300, 20, 80 + more],
    [500, 30, 100 + more],
  );
const dividend = (more: number) =>
  termsOf([20, 5, 500 + more], [100, 20, 800 + more], [500, 60, 1_200 + more]);

/** Direct downlines of agent01, each with less than it holds. */
const DOWNLINES = ['hoangyen_88', 'quocbao.hn', 'thuytien95', 'ngocquy.sg'];

/** An agreement, offered so many days before the seeding; `days` are the first and the last in force, counted alike. */
type Seeded = {
  id: string;
  kind: AgreementKind;
  agentId: number;
  offeredBy: number | null;
  version: number;
  terms: AgreementTerms;
  offered: number;
  days?: [first: number, last?: number];
};

const AGREEMENTS: readonly Seeded[] = [
  ...(['salary', 'hour'] as const).map((kind) => ({
    id: `demo-${kind}-top`,
    kind,
    agentId: TOP_ID,
    offeredBy: null,
    version: 1,
    terms: salary(30),
    offered: 400,
    days: [399] as [number],
  })),
  {
    id: 'demo-dividend-top',
    kind: 'dividend',
    agentId: TOP_ID,
    offeredBy: null,
    version: 1,
    terms: dividend(300),
    offered: 400,
    days: [399],
  },
  {
    id: 'demo-salary-1',
    kind: 'salary',
    agentId: AGENT_ID,
    offeredBy: TOP_ID,
    version: 1,
    terms: salary(-10),
    offered: 262,
    days: [260, 204],
  },
  {
    id: 'demo-salary-2',
    kind: 'salary',
    agentId: AGENT_ID,
    offeredBy: TOP_ID,
    version: 2,
    terms: salary(0),
    offered: 206,
    days: [203],
  },
  {
    id: 'demo-salary-3',
    kind: 'salary',
    agentId: AGENT_ID,
    offeredBy: TOP_ID,
    version: 3,
    terms: salary(10),
    offered: 1,
  },
  {
    id: 'demo-dividend-1',
    kind: 'dividend',
    agentId: AGENT_ID,
    offeredBy: TOP_ID,
    version: 1,
    terms: dividend(0),
    offered: 262,
    days: [260],
  },
];

/** What agent01 agreed on with direct downlines, and what waits for the last one's answer. */
async function withDownlines(db: Db, merchant: string): Promise<Seeded[]> {
  const found = await Promise.all(DOWNLINES.map((account) => findMember(db, merchant, account)));
  return found
    .filter((agent) => agent !== null)
    .map(({ id: agentId }, index, { length }) => ({
      id: `demo-salary-${agentId}`,
      kind: 'salary' as const,
      agentId,
      offeredBy: AGENT_ID,
      version: 1,
      terms: salary(-5 * (1 + index)),
      offered: index === length - 1 ? 2 : 150 - 20 * index,
      ...(index < length - 1 && { days: [148 - 20 * index] as [number] }),
    }));
}

/**
 * The demo agents' agreements: what the top holds of the house, what agent01 holds and was offered, and what its direct
 * downlines do (AGENT-24).
 */
export async function seedAgreements(db: Db, now: number): Promise<void> {
  const [merchant] = MERCHANTS;
  if (!merchant) return;
  const days = siteDays(merchant);
  const dayBefore = (count: number) => dayAfter(days.dayOf(now), -count);
  const all = [...AGREEMENTS, ...(await withDownlines(db, merchant.code))];
  const rows = all.map(({ days: inForce, offered, ...agreement }): Agreement => {
    const [first, last] = inForce ?? [];
    const offeredAt = now - offered * DAY_MS;
    const until = dayAfter(dayBefore(offered), merchant.agentRules.answerDays + 1);
    return {
      ...agreement,
      offeredAt,
      answerBefore: days.startOf(until) - 1,
      state: first === undefined ? 'offered' : 'accepted',
      answeredAt: first === undefined ? null : offeredAt + DAY_MS,
      fromDay: first === undefined ? null : dayBefore(first),
      untilDay: last === undefined ? null : dayBefore(last),
    };
  });
  await insertAll(db, agentAgreements, rows);
}
