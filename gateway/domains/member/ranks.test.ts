import { beforeEach, expect, it } from 'vitest';
import { findMember } from '../../db/members';
import { asMember } from '../../testing/as-member';
import { sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { withdrawer } from '../../testing/withdraw';

type Overview = {
  current: string | null;
  next: string | null;
  turnover: { days: number; done: string; needed: string } | null;
  conditions: { kind: string; done: number; needed: number }[];
  ranks: { labelId: string; freeWithdrawals: number; mostOfDay: string }[];
};
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Member = { get: (path: string) => Promise<{ body: { value: unknown } }> };
const overviewOf = async ({ get }: Member) => (await get('/wps/member/rank/overview')).body.value as Overview;
const conditionOf = (overview: Overview, kind: string) =>
  overview.conditions.find((one) => one.kind === kind);

it('says what the next rank asks for, by what is really there, as the progress does [WALLET-24 ROLE-10 CALL-27]', async () => {
  const member = await asMember(gateway);
  const overview = await overviewOf(member);
  expect([overview.current, overview.next]).toEqual(['silver', 'gold']);
  expect(conditionOf(overview, 'protection')).toEqual({ kind: 'protection', done: 3, needed: 4 });
  expect(conditionOf(overview, 'days')).toEqual({ kind: 'days', done: 214, needed: 180 });
  expect(conditionOf(overview, 'paymentPassword')).toMatchObject({ done: 1, needed: 1 });
  expect(overview.turnover).toMatchObject({ days: 90, needed: '100000000.00' });
  expect((await member.get('/wps/member/rank/progress')).body.value).toEqual({
    currentProgress: { completedConditions: 2, totalExpectedConditions: 4 },
    playerRankProgress: { labelId: 'gold' },
  });
});

it('has nothing above the top [WALLET-24 WALLET-16]', async () => {
  const overview = await overviewOf(await asMember(gateway, 'tongdaily01'));
  expect(overview).toMatchObject({ current: 'diamond', next: null, turnover: null, conditions: [] });
});

it('gives what it says: free withdrawals and the most of a day are those of the withdrawal itself [ROLE-10 WALLET-24]', async () => {
  const plain = await withdrawer(gateway);
  const member = await asMember(gateway);
  const { ranks } = await overviewOf(member);
  const silver = ranks.find(({ labelId }) => labelId === 'silver');
  const own = (await member.get('/wps/transaction/withdraw/overview')).body.value as Record<string, unknown>;
  expect(own.freeOfDay).toBe(silver?.freeWithdrawals);
  expect((await plain.overview()).freeOfDay).toBe(3);
  const amounts = ranks.map(({ mostOfDay }) => Number(mostOfDay));
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(ranks.map(({ labelId }) => labelId)).toEqual(['bronze', 'silver', 'gold', 'platinum', 'diamond']);
});

it('raises nobody who lacks a condition, whatever the session asks, and starts below the first rank [ROLE-10]', async () => {
  const { account } = await gateway.sandbox<{ account: string }>('/members', {
    account: 'hang_moi',
    password: 'Lantern2209',
    ageDays: 900,
  });
  const member = await asMember(gateway, account);
  const overviews = await Promise.all([1, 2, 3].map(() => overviewOf(member)));
  for (const overview of overviews) expect([overview.current, overview.next]).toEqual([null, 'bronze']);
  expect(conditionOf(overviews[0] as Overview, 'protection')).toMatchObject({ done: 1, needed: 2 });
});

it('raises who has all of it by what was played and settled, once, and bets that went back count nothing [ROLE-10 WALLET-24]', async () => {
  await gateway.sandbox('/members', {
    account: 'hang_len',
    password: 'Lantern2209',
    balance: 20_000_000,
    mobileNum: '911222333',
  });
  await gateway.sandbox('/payment-password', { account: 'hang_len', paymentPassword: '220926' });
  const { bet, win, rollBack } = await sitDown(gateway, { account: 'hang_len' });
  await bet('r-1', 4_000_000);
  await win('r-2', 'r-1', 0);
  await bet('r-3', 1_000_000);
  await rollBack('r-4', 'r-3');
  await bet('r-5', 1_000_000);
  const rankNow = async () => overviewOf(await asMember(gateway, 'hang_len'));
  expect(await rankNow()).toMatchObject({ current: null, turnover: { done: '4000000.00' } });
  await win('r-6', 'r-5', 3_000_000);
  const member = await asMember(gateway, 'hang_len');
  const all = await Promise.all([1, 2, 3].map(() => overviewOf(member)));
  for (const one of all) expect(one).toMatchObject({ current: 'bronze', next: 'silver' });
  expect((await findMember(gateway.db, 'hoadang', 'hang_len'))?.rank).toBe('bronze');
});
