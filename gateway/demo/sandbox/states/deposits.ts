import type { DepositKind } from '@/contracts/deposit/deposit-order';
import { createDeposit } from '@/contracts/deposit/orders';
import { changeChannel, insertDeposit, insertEnding, replaceChannels } from '@/gateway/db/deposits';
import { writePayment } from '@/gateway/db/payments';
import type { AgreedBonus } from '@/gateway/db/schema';
import { randomToken } from '@/gateway/platform/hash';
import { newOrderNo, newReference, readableCode } from '@/gateway/platform/order-no';
import { DEMO_BANK, depositChannelRows } from '@/gateway/seed/demo-bank';
import { seedChannels } from '@/gateway/seed/seed';
import { demoBank } from '../../external/bank';
import { type Sandbox, SandboxError } from '../command';
import { STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf } from './row';

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

/** Handlers of the states about channels that money comes in by, and about deposits. */
export const depositHandlers = {
  'a deposit channel': async (row, { kind = 'transfer', closed = false, larger = false, alone = false }) => {
    const named = { merchant: STATE_MERCHANT, id: CHANNELS[kind].channelId };
    if (alone) {
      const withHours = depositChannelRows([STATE_MERCHANT]).filter(({ hours }) => hours !== null);
      await replaceChannels(row.db, withHours);
    } else await seedChannels(row.db);
    const always = { hours: { from: '00:00', to: '24:00' } };
    await changeChannel(row.db, { merchant: STATE_MERCHANT, id: CHANNELS.redirect.channelId }, always);
    if (closed) await changeChannel(row.db, named, { closed: true });
    if (larger) await changeChannel(row.db, named, { min: AMOUNT + 100 });
    const card = { serial: readableCode(14), pin: GOOD_PIN };
    return { ...CHANNELS[kind], ...(kind === 'voucher' && card), bonusId: BONUS.id };
  },

  'a deposit': async (row, { kind = 'transfer', state = 'pending', bonus = false }) => {
    const { id: memberId, merchant } = await memberOf(row);
    const order = await openDeposit(row, { memberId, merchant }, kind, bonus ? BONUS : null);
    const { orderNo, reference } = order;
    const at = row.clock.now();
    if (state === 'arrived') await payDeposit(row, order, AMOUNT);
    if (state === 'partlyPaid' || state === 'partlyArrived') await payDeposit(row, order, AMOUNT / 2);
    if (state === 'cancelled' || (state === 'partlyArrived' && kind !== 'voucher')) {
      await insertEnding(row.db, { orderNo, kind: 'cancelled', reason: null, at });
    }
    if (state === 'refused') {
      await insertEnding(row.db, { orderNo, kind: 'refused', reason: 'declined', at });
    }
    return { orderNo, reference };
  },
} satisfies Partial<Handlers>;

type Owner = { memberId: number; merchant: string };

/** A deposit that waits for its payment, at a channel of its kind. */
export async function openDeposit(
  { db, clock }: Sandbox,
  owner: Owner,
  kind: DepositKind = 'transfer',
  bonus: AgreedBonus | null = null,
) {
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
    ...owner,
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
  return order;
}

type Order = Parameters<typeof writePayment>[1]['order'];

/** The demo bank told that this came for a deposit; `amount` in 1/100 units. */
export async function payDeposit(
  { db, clock }: Sandbox,
  order: Order,
  amount = AMOUNT,
  id: string = crypto.randomUUID(),
): Promise<void> {
  const payment = { provider: DEMO_BANK, id, order, amount };
  await writePayment(db, { ...payment, playTimes: 0, noticesOf: null }, clock.now());
}
