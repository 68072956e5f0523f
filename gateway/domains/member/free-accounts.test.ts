import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/contracts/operations';
import { pngOfBytes } from '@/contracts/testing/pictures';
import { siteDays } from '../../platform/site-days';
import { openDeposit } from '../../testing/pay';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '../../testing/withdraw';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

type Caller = Awaited<ReturnType<typeof withdrawer>>;
type Answer = { errorCode: string | null };
const today = () => siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(Date.now());
const picture = `data:image/png;base64,${Buffer.from(pngOfBytes(70)).toString('base64')}`;
const sent = { amount: 200_000, paymentPassword: PAYMENT_PASSWORD };
const posting = (path: string, fields: () => object) => async (one: Caller) =>
  (await one.send('POST', path, fields())).body;

/** Every call that moves money or rewards, or asks for some. */
const CALLS: Record<string, (one: Caller) => Promise<Answer>> = {
  'deposit.create': async (one) => (await openDeposit(gateway, one.token())).body,
  'withdraw.create': (one) => one.withdraw(1_000_000),
  'transfer.move': posting('/wps/transfer', () => ({ amount: 1, direction: 'in', vendor: 'JILI' })),
  'transfer.up': (one) => one.sealed('POST', '/wps/transfer/up', sent),
  'transfer.down': (one) => one.sealed('POST', '/wps/transfer/down', { ...sent, account: 'test_001' }),
  'mall.redeem': posting('/wps/mall/redemptions', () => ({ itemId: 'phone-card', points: 1_200 })),
  'rewards.request': posting('/wps/promotions/reward', () => ({
    promotionId: 501,
    remarks: '',
    pictures: [picture],
  })),
  'rewards.join': posting('/wps/promotions/signup', () => ({ promotionId: 509 })),
  'rewards.claim': posting('/wps/rewards/claim', () => ({ rewardId: 'TH250821-4K7Q2M' })),
  'rewards.promoCode': posting('/wps/rewards/promoCode', () => ({ code: 'TRANGRAM' })),
  'tasks.checkIn': posting('/wps/tasks/checkIn', () => ({ day: today() })),
  'tasks.claimMission': posting('/wps/tasks/mission', () => ({ missionId: 'fish-rounds', period: today() })),
  'tasks.claimRebate': posting('/wps/tasks/rebate', () => ({ week: today() })),
  'referral.overview': async (one) => (await one.get('/wps/referral/overview')).body,
};
/** Ends what was opened; nothing of it can be a free account's. */
const ELSE = ['deposit.cancel'];

it('are all called here that write about money, rewards and friends [ROLE-39 ROLE-48]', () => {
  const written = operations.filter(
    ({ id, method }) =>
      method !== 'GET' && /^(?:deposit|withdraw|transfer|mall|rewards|tasks|referral)\./.test(id),
  );
  const known = [...Object.keys(CALLS), ...ELSE];
  expect(written.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it.each([0, 1, 2, 4, 40, 41, 42])(
    'is told that it takes an actual account where the type is 4 or 40, and nobody else: %s [ROLE-31 ROLE-39 ROLE-40 ROLE-48]',
    async (type) => {
      const one = await withdrawer(gateway, { type });
      const { errorCode } = await call(one);
      if (type === 4 || type === 40) expect(errorCode).toBe('account.trial');
      else expect(['account.trial', 'request.invalid']).not.toContain(errorCode);
    },
  );
});
