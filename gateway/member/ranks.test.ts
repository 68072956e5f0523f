import { beforeEach, expect, it, vi } from 'vitest';
import { asMember } from '../testing/as-member';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import { withdrawer } from '../testing/withdraw';

// Many real password hashes: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Overview = {
  current: string | null;
  next: string | null;
  conditions: { kind: string; done: number | string; needed: number | string }[];
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
  expect(conditionOf(overview, 'protection')).toEqual({ kind: 'protection', done: 5, needed: 4 });
  expect(conditionOf(overview, 'days')).toEqual({ kind: 'days', done: 214, needed: 180 });
  expect(conditionOf(overview, 'paymentPassword')).toMatchObject({ done: 1, needed: 1 });
  expect(conditionOf(overview, 'turnover')).toMatchObject({ days: 90, needed: '100000000.00' });
  expect((await member.get('/wps/member/rank/progress')).body.value).toEqual({
    currentProgress: { completedConditions: 3, totalExpectedConditions: 4 },
    playerRankProgress: { labelId: 'gold' },
  });
});

it('has nothing above the top [WALLET-24 WALLET-16]', async () => {
  const overview = await overviewOf(await asMember(gateway, 'tongdaily01'));
  expect(overview).toMatchObject({ current: 'diamond', next: null, conditions: [] });
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
    ...{ account: 'hang_moi', password: 'Lantern2209', ageDays: 900 },
  });
  const member = await asMember(gateway, account);
  const overviews = await Promise.all([1, 2, 3].map(() => overviewOf(member)));
  for (const overview of overviews) expect([overview.current, overview.next]).toEqual([null, 'bronze']);
  expect(conditionOf(overviews[0] as Overview, 'protection')).toMatchObject({ done: 1, needed: 2 });
});
