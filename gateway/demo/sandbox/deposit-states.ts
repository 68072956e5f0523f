import { openWallet } from '../../domains/wallet/open-wallet';
import { DEMO_BANK } from '../../seed/demo-bank';
import type { Sandbox } from './command';
import type { State } from './state';
import { freshMember } from './state-member';
import { openDeposit, payDeposit } from './states/deposits';

/** Provider states of what payment providers tell; each of a member nobody else uses. */
export const depositStates: Record<string, State> = {
  'an order waits for its payment': async (sandbox) => {
    const { reference } = await deposit(sandbox);
    return { ...noticeStatements(), reference };
  },
  'no order has the reference': () => ({ ...noticeStatements(), reference: 'HDNOBODY' }),
  'the transaction id stands for another payment': async (sandbox) => {
    const { reference } = await deposit(sandbox);
    const transactionId = crypto.randomUUID();
    await payDeposit(sandbox, await deposit(sandbox), undefined, transactionId);
    return { ...noticeStatements(transactionId), reference };
  },
  'no withdrawal has the order number': () => ({ ...noticeStatements(), orderNo: 'RT261122-NOBODY' }),
};

/** What a provider tells, told for the first time. */
export const noticeStatements = (transactionId: string = crypto.randomUUID()) => ({
  provider: DEMO_BANK,
  transactionId,
});

async function deposit(sandbox: Sandbox) {
  const member = await freshMember(sandbox);
  await openWallet(sandbox.db, member.id, 0, sandbox.clock.now());
  return openDeposit(sandbox, { memberId: member.id, merchant: member.merchant });
}
