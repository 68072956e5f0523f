import type { DepositKind, DepositState } from '@/contracts/deposit/deposit-order';
import { createDeposit } from '@/contracts/deposit/orders';
import { changeChannel, insertDeposit, insertEnding, MOST_WAITING, replaceChannels } from '../../db/deposits';
import { writePayment } from '../../db/payments';
import type { AgreedBonus, Member } from '../../db/schema';
import { startSession } from '../../domains/session/open-session';
import { openWallet } from '../../domains/wallet/open-wallet';
import { randomToken, sha256 } from '../../platform/hash';
import { once } from '../../platform/once';
import { newOrderNo, newReference, readableCode } from '../../platform/order-no';
import { DEMO_BANK, depositChannelRows } from '../../seed/demo-bank';
import { seedChannels } from '../../seed/seed';
import { demoBank } from '../bank/provider';
import { type Sandbox, SandboxError } from './command';
import { sealed } from './login-states';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT } from './state-member';

const AMOUNT = 50_000_000;
/** Of a card that is good for its face. */
const GOOD_PIN = '918273645500';
const LIFE_MS = 15 * 60_000;
const BONUS: AgreedBonus = {
  id: 'first',
  promotionId: 501,
  names: { vi: 'Thưởng nạp lần đầu', en: 'First-deposit bonus' },
  amount: 40_000_000,
  times: 10,
  days: 7,
};
/** A channel of each kind, and what is chosen at it. */
const CHANNELS: Record<DepositKind, { channelId: string; option?: string }> = {
  transfer: { channelId: 'transfer' },
  redirect: { channelId: 'page', option: 'PHUSA' },
  wallet: { channelId: 'wallet' },
  voucher: { channelId: 'card', option: 'SENVIET' },
};

/** Provider states of deposits, and of what payment providers tell; each of a member nobody else uses. */
export const depositStates: Record<string, State> = {
  'a member may deposit': async (sandbox) => {
    await openChannels(sandbox, true);
    return tokenOf(sandbox, await depositor(sandbox));
  },
  'a member has a deposit': async (sandbox, { kind, state }) => {
    const member = await depositor(sandbox);
    const { orderNo } = await deposit(sandbox, member, kind as DepositKind, state as DepositState);
    return { ...(await tokenOf(sandbox, member)), orderNo };
  },
  'a member has a deposit with a bonus': async (sandbox) => {
    const member = await depositor(sandbox);
    const { orderNo } = await deposit(sandbox, member, 'transfer', 'pending', BONUS);
    return { ...(await tokenOf(sandbox, member)), orderNo };
  },
  'the order is another member’s': async (sandbox) => {
    const { orderNo } = await deposit(sandbox, await depositor(sandbox));
    return { ...(await tokenOf(sandbox, await depositor(sandbox))), orderNo };
  },

  ...sealed({
    'a member may deposit by a channel': (sandbox, { kind }) => byChannel(sandbox, kind as DepositKind),
    'a member may deposit with a bonus': (sandbox) => byChannel(sandbox, 'transfer', 'first'),
    'the deposit may have no bonus': async (sandbox) => {
      const member = await depositor(sandbox);
      await pay(sandbox, await deposit(sandbox, member), crypto.randomUUID());
      await openChannels(sandbox);
      return { ...(await tokenOf(sandbox, member)), ...CHANNELS.transfer, bonusId: 'first' };
    },
    'a trial member would deposit': async (sandbox) => ({
      ...(await byChannel(sandbox)),
      ...(await tokenOf(sandbox, await demoMember(sandbox, { type: 4 }))),
    }),
    'the channel is closed': async (sandbox) => {
      const values = await byChannel(sandbox);
      await change(sandbox, { closed: true });
      return values;
    },
    'the channel takes larger amounts': async (sandbox) => {
      const values = await byChannel(sandbox);
      await change(sandbox, { min: AMOUNT + 100 });
      return values;
    },
    'the member has as many open orders as may be': async (sandbox) => {
      await openChannels(sandbox);
      const member = await depositor(sandbox);
      for (let order = 0; order < MOST_WAITING; order += 1) await deposit(sandbox, member);
      return { ...(await tokenOf(sandbox, member)), ...CHANNELS.transfer };
    },
    'the key stands for another deposit': async (sandbox) => {
      const member = await depositor(sandbox);
      return {
        ...(await tokenOf(sandbox, member)),
        ...CHANNELS.transfer,
        ...(await usedKey(sandbox, member)),
      };
    },
  }),

  'an order waits for its payment': async (sandbox) => {
    const { reference } = await deposit(sandbox, await depositor(sandbox));
    return { ...noticeStatements(), reference };
  },
  'no order has the reference': () => ({ ...noticeStatements(), reference: 'HDNOBODY' }),
  'the transaction id stands for another payment': async (sandbox) => {
    const { reference } = await deposit(sandbox, await depositor(sandbox));
    const other = await deposit(sandbox, await depositor(sandbox));
    const transactionId = crypto.randomUUID();
    await pay(sandbox, other, transactionId);
    return { ...noticeStatements(transactionId), reference };
  },
  'no withdrawal has the order number': () => ({ ...noticeStatements(), orderNo: 'RT261122-NOBODY' }),
};

/** What a provider tells, told for the first time. */
export const noticeStatements = (transactionId: string = crypto.randomUUID()) => ({
  provider: DEMO_BANK,
  transactionId,
});

async function depositor(sandbox: Sandbox): Promise<Member> {
  const member = await freshMember(sandbox);
  await openWallet(sandbox.db, member.id, 0, sandbox.clock.now());
  return member;
}

const tokenOf = async ({ db, clock }: Sandbox, member: Member) => ({
  token: await startSession(db, member, clock.now()),
});

/** The channels as seeded, none of them closed by the hour; `only` keeps those that have hours and ask for a choice. */
async function openChannels(sandbox: Sandbox, only = false): Promise<void> {
  if (only) {
    const rows = depositChannelRows([STATE_MERCHANT]);
    await replaceChannels(
      sandbox.db,
      rows.filter(({ hours }) => hours !== null),
    );
  } else await seedChannels(sandbox.db);
  const named = { merchant: STATE_MERCHANT, id: 'page' };
  await changeChannel(sandbox.db, named, { hours: { from: '00:00', to: '24:00' } });
}

const change = ({ db }: Sandbox, changes: Parameters<typeof changeChannel>[2]) =>
  changeChannel(db, { merchant: STATE_MERCHANT, id: 'transfer' }, changes);

async function byChannel(sandbox: Sandbox, kind: DepositKind = 'transfer', bonusId?: string) {
  await openChannels(sandbox);
  const card = kind === 'voucher' ? { serial: readableCode(14), pin: GOOD_PIN } : {};
  return {
    ...(await tokenOf(sandbox, await depositor(sandbox))),
    ...CHANNELS[kind],
    ...card,
    ...(bonusId ? { bonusId } : {}),
  };
}

/** An order at a channel of a kind, and what became of it. */
async function deposit(
  sandbox: Sandbox,
  member: Member,
  kind: DepositKind = 'transfer',
  state: DepositState = 'pending',
  bonus: AgreedBonus | null = null,
) {
  const { db, clock } = sandbox;
  const now = clock.now();
  const { channelId, option = null } = CHANNELS[kind];
  const { returnUrl } = createDeposit.example.input;
  const opened = {
    orderNo: newOrderNo('NT', now, 'Asia/Ho_Chi_Minh'),
    reference: newReference(),
    kind,
    amount: AMOUNT,
    option,
    returnUrl,
  };
  const order = await insertDeposit(db, {
    ...opened,
    merchant: member.merchant,
    memberId: member.id,
    intentHash: randomToken(),
    askedHash: '',
    feeRate: 0,
    bonus,
    channelId,
    channelNames: { vi: 'Chuyển khoản', en: 'Transfer' },
    provider: DEMO_BANK,
    instructions: demoBank.instructionsFor('vi', opened),
    createdAt: now,
    expiresAt: now + LIFE_MS,
  });
  if (!order) throw new SandboxError('no deposit was written');
  if (state === 'arrived') await pay(sandbox, order, crypto.randomUUID());
  if (state === 'partlyPaid' || state === 'partlyArrived') {
    await pay(sandbox, order, crypto.randomUUID(), AMOUNT / 2);
  }
  if (state === 'partlyArrived' && kind !== 'voucher') {
    await insertEnding(db, { orderNo: order.orderNo, kind: 'cancelled', reason: null, at: now });
  }
  if (state === 'refused') {
    await insertEnding(db, { orderNo: order.orderNo, kind: 'refused', reason: 'declined', at: now });
  }
  return order;
}

async function pay(
  { db, clock }: Sandbox,
  order: Parameters<typeof writePayment>[1]['order'],
  id: string,
  amount = AMOUNT,
) {
  await writePayment(
    db,
    { provider: DEMO_BANK, id, order, amount, playTimes: 0, noticesOf: null },
    clock.now(),
  );
}

/** A key under which the member has opened another order. */
async function usedKey({ db, clock }: Sandbox, { id: memberId, merchant }: Member) {
  const key = crypto.randomUUID();
  const call = { merchant, memberId, operation: createDeposit.id, key };
  await once({ db, clock }, call, sha256('another deposit'), async () => null);
  return { idempotencyKey: key };
}
