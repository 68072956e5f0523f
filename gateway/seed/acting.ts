import { createDeposit } from '../../contracts/deposit/orders';
import type { Delivery } from '../../contracts/mall/delivery';
import type { redeemItem } from '../../contracts/mall/redeem';
import type { Operation } from '../../contracts/operation';
import { decimalNumberOf, decimalOf } from '../../contracts/shared/minor-units';
import type {
  checkIn as checkInOf,
  claimMission as claimOf,
  claimRebate as rebateOf,
} from '../../contracts/tasks/claims';
import type { transferDown as transferDownOf } from '../../contracts/transfer/transfer-down';
import type { createWithdrawal } from '../../contracts/withdraw/create-withdrawal';
import { DEMO_BANK } from '../../demo/bank/names';
import { PAYOUT_MS, payoutTransactionOf } from '../../demo/bank/payout-terms';
import { findDeposit } from '../db/deposits';
import { readMemberBalance } from '../db/ledger';
import { findItem, writeStep } from '../db/mall';
import { findMember } from '../db/members';
import { readMerchant } from '../db/merchants';
import type { Db } from '../db/open';
import { readPoints } from '../db/points';
import { MINUTE_MS } from '../db/quota-uses';
import { giveReward, writeClaim } from '../db/rewards';
import type { Merchant, Reward } from '../db/schema';
import { endSession, insertSession } from '../db/sessions';
import type { ReturnReason } from '../db/withdrawals';
import { demoBank } from '../demo/external/bank';
import { writeRound } from '../demo/sandbox/played-rounds';
import { create } from '../domains/deposit/create';
import { redeem } from '../domains/mall/redeem';
import { hearReceived } from '../domains/payments/hear-payment';
import type { PaymentProvider } from '../domains/payments/provider';
import { checkIn } from '../domains/tasks/check-in';
import { claimMission } from '../domains/tasks/missions';
import { claimRebate } from '../domains/tasks/rebate';
import { transferDown } from '../domains/transfer/transfer-down';
import { withdraw } from '../domains/withdraw/create';
import { returnWithdrawal } from '../domains/withdraw/ends';
import { payoutOutcomes } from '../domains/withdraw/payout-outcomes';
import { carryOnOne } from '../domains/withdraw/progress';
import { readTerms } from '../domains/withdraw/terms';
import type { Env } from '../platform/env';
import type { Demo } from '../platform/gateway-app';
import type { Call } from '../platform/handler';
import { randomToken, sha256 } from '../platform/hash';
import { Refusal } from '../platform/refusal';
import { siteDays } from '../platform/site-days';

/** What a past is written in: the database, and the bank that pays in and out in it. */
export type World = { db: Db; demo: Demo };
/** A member who acts at moments of its past. */
export type Actor = ReturnType<typeof actingAs>;

/** A round of a game; amounts in 1/100 units. */
export type Round = { nodeId: number; bet: number; win: number };
type Paying = { amount: number; channelId: 'transfer' | 'page' | 'wallet'; bonusId?: string };
type Withdrawing = { amount: number; bankCardId: string; paymentPassword: string; returned?: ReturnReason };

/** How long a transfer takes to arrive, and until a payout is looked at again. Milliseconds. */
const ARRIVES_MS = MINUTE_MS;
const LOOK_MS = 3 * MINUTE_MS;

/** The demo bank in a past that nobody asks it about: what it is to pay out is noted, and told at once. */
const pastBank = (payouts: { orderNo: string; at: number }[]): PaymentProvider => ({
  ...demoBank,
  async requestPayout({ clock }, { orderNo }) {
    payouts.push({ orderNo, at: clock.now() });
  },
});

const standing = (at: number) => ({ now: () => at, wall: () => at });

/**
 * A member who does at a moment what it could have done then: each act is the function that answers its call, or hears
 * what the bank or the vendor tells, with a clock that stands at the moment. What the rules refuse, nobody has done. Moments
 * are epoch milliseconds, amounts 1/100 units.
 */
export function actingAs({ db, demo: given }: World, merchantCode: string, account: string) {
  const payouts: { orderNo: string; at: number }[] = [];
  const demo = { ...given, paymentProviders: [pastBank(payouts)] };
  let merchant: Merchant | null = null;
  /** Its rules do not change while somebody lives. */
  async function site(): Promise<Merchant> {
    merchant ??= await readMerchant(db, merchantCode);
    if (!merchant) throw new RangeError(`no merchant '${merchantCode}'`);
    return merchant;
  }
  async function callAt<Op extends Operation>(at: number, input: Call<Op>['input']): Promise<Call<Op>> {
    const [merchant, member] = await Promise.all([site(), findMember(db, merchantCode, account)]);
    if (!member) throw new RangeError(`no member '${account}'`);
    return {
      env: {} as Env,
      demo,
      lottery: null,
      chat: null,
      db,
      clock: standing(at),
      language: 'vi',
      address: null,
      from: { device: null, browser: null, country: null },
      merchantCode,
      token: null,
      timed: (query) => query(),
      merchant,
      member: member as Call<Op>['member'],
      input,
      idempotencyKey: crypto.randomUUID(),
    };
  }
  const world = (at: number) => ({ db, demo, clock: standing(at), env: {} as Env });
  let id: number | undefined;
  const idOf = async () => {
    id ??= (await findMember(db, merchantCode, account))?.id;
    return id ?? 0;
  };
  const dayOf = async (at: number) => siteDays(await site()).dayOf(at);

  return {
    balance: async () => readMemberBalance(db, await idOf()),
    points: async () => readPoints(db, await idOf()),
    /** What may be withdrawn at a moment. */
    withdrawable: async (at: number) => (await readTerms(await memberCall(at))).withdrawable,

    /** Logs in, and out again half an hour later. */
    async logIn(at: number, device: string, browser: string) {
      const hash = sha256(randomToken());
      const { member } = await memberCall(at);
      await insertSession(db, hash, member, at, { way: 'password', device, browser, country: 'VN' });
      await endSession(db, hash, at + 30 * MINUTE_MS, 'logout');
    },

    /** Opens an order and pays it; its number. */
    async payIn(at: number, { amount, channelId, bonusId }: Paying): Promise<string> {
      const { returnUrl } = createDeposit.example.input;
      const option = channelId === 'page' ? { option: 'PHUSA' } : {};
      const bonus = bonusId === undefined ? {} : { bonusId };
      const asked = { channelId, amount: decimalOf(amount), returnUrl, ...option, ...bonus };
      const { orderNo } = await create(await callAt<typeof createDeposit>(at, asked));
      const order = (await findDeposit(db, orderNo))?.order;
      if (!order) throw new Error('an order is gone');
      const { provider, reference } = order;
      const told = { provider, reference, transactionId: `life-${orderNo}`, amount: decimalNumberOf(amount) };
      await hearReceived(await callAt(at + ARRIVES_MS, {}), told);
      return orderNo;
    },

    /** Takes money out to a card; it is paid, or given back by the staff. */
    async withdraw(at: number, { amount, returned, ...asked }: Withdrawing): Promise<string> {
      const fee = decimalOf((await readTerms(await memberCall(at))).fee);
      const input = { amount: decimalOf(amount), fee, ...asked };
      const { orderNo } = await withdraw(await callAt<typeof createWithdrawal>(at, input));
      if (returned) {
        await returnWithdrawal(world(at + LOOK_MS), orderNo, returned);
        return orderNo;
      }
      await carryOnOne(world(at + MINUTE_MS), orderNo);
      for (const payout of payouts.splice(0))
        await payoutOutcomes.settled(world(payout.at + PAYOUT_MS), {
          provider: DEMO_BANK,
          transactionId: payoutTransactionOf(payout.orderNo),
          orderNo: payout.orderNo,
        });
      return orderNo;
    },

    /** Plays a round, whose outcome the vendor tells at the same moment. */
    play: async (at: number, round: Round) => writeRound(world(at), await idOf(), round),

    checkIn: async (at: number) => checkIn(await callAt<typeof checkInOf>(at, { day: await dayOf(at) })),
    claimMission: async (at: number, missionId: string, period: string) =>
      done(claimMission(await callAt<typeof claimOf>(at, { missionId, period }))),
    /** Claims what comes back of the week that began on a day, if anything does. */
    claimRebate: async (at: number, week: string) =>
      done(claimRebate(await callAt<typeof rebateOf>(at, { week }))),

    /** Is given a reward by the site and claims it at once. */
    async claim(at: number, reward: Omit<Reward, 'memberId' | 'at' | 'claimBefore'>) {
      const given = { ...reward, memberId: await idOf(), at, claimBefore: at + 5 * 24 * 60 * MINUTE_MS };
      if (await giveReward(db, given)) await writeClaim(db, given, at, null);
    },

    /** Takes an item of the points mall, which is sent and delivered where it is goods. @throws Refusal without the points */
    async redeem(at: number, itemId: string, delivery?: Delivery) {
      const item = await findItem(db, merchantCode, itemId);
      if (!item) throw new RangeError(`no item '${itemId}'`);
      const input = { itemId, points: item.points, ...(delivery && { delivery }) };
      const { orderNo } = await redeem(await callAt<typeof redeemItem>(at, input));
      if (item.kind === 'bonus') return;
      await writeStep(db, orderNo, 'sent', at + 20 * 60 * MINUTE_MS, null);
      await writeStep(db, orderNo, 'delivered', at + 68 * 60 * MINUTE_MS, null);
    },

    /** Sends money to a direct downline. */
    sendDown: async (at: number, downline: string, amount: number, paymentPassword: string) =>
      transferDown(
        await callAt<typeof transferDownOf>(at, {
          account: downline,
          amount: decimalOf(amount),
          paymentPassword,
        }),
      ),
  };

  function memberCall(at: number) {
    return callAt<typeof createWithdrawal>(at, {
      amount: '0',
      fee: '0',
      bankCardId: '',
      paymentPassword: '',
    });
  }
}

/** Whether it was done: what the rules refuse was not there to be claimed. */
async function done(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
