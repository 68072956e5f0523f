import { writeChecked } from '@/gateway/db/payouts';
import { openWallet } from '@/gateway/domains/wallet/open-wallet';
import { payoutOutcomes } from '@/gateway/domains/withdraw/payout-outcomes';
import { DEMO_BANK } from '@/gateway/seed/demo-bank';
import { freshMember } from '../state-member';
import { openDeposit, payDeposit } from './deposits';
import type { Handlers } from './handlers';
import { BALANCE } from './members';
import { withdraw } from './money';
import type { Row } from './row';

/** Handlers of the states about what payment providers tell; each of members nobody else uses. */
export const noticeHandlers = {
  'a payment notice': async (row, { of = 'deposit', is }) => {
    const transactionId = crypto.randomUUID();
    const told = { provider: DEMO_BANK, transactionId };
    if (of === 'deposit') {
      if (is === 'unknown') return { ...told, reference: 'HDNOBODY' };
      if (is === 'reused') await payDeposit(row, await depositOf(row), undefined, transactionId);
      return { ...told, reference: (await depositOf(row)).reference };
    }
    if (is === 'unknown') return { ...told, orderNo: 'RT261122-NOBODY' };
    const orderNo = await payoutOf(row);
    if (is === 'late')
      await payoutOutcomes.settled(row, { provider: DEMO_BANK, transactionId: crypto.randomUUID(), orderNo });
    if (is === 'reused') await payoutOutcomes.settled(row, { ...told, orderNo: await payoutOf(row) });
    return { ...told, orderNo };
  },
} satisfies Partial<Handlers>;

async function depositOf(row: Row) {
  const { id: memberId, merchant } = await freshMember(row);
  await openWallet(row.db, memberId, 0, row.clock.now());
  return openDeposit(row, { memberId, merchant });
}

/** A withdrawal that the demo bank is to pay out; its number. */
async function payoutOf(row: Row): Promise<string> {
  const { id: memberId } = await freshMember(row);
  await openWallet(row.db, memberId, BALANCE, row.clock.now());
  const orderNo = await withdraw(row, memberId);
  await writeChecked(row.db, { orderNo, memberId }, DEMO_BANK, row.clock.now(), null);
  return orderNo;
}
