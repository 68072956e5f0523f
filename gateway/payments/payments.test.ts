import { beforeEach, describe, expect, it } from 'vitest';
import {
  paymentReceived,
  paymentRefused,
  payoutFailed,
  payoutSettled,
} from '../../contracts/payment/payment';
import { asMember } from '../testing/as-member';
import { type DepositAnswer, openDeposit, tell } from '../testing/pay';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const SECRET = 'another-secret-of-enough-letters';
let gateway: TestGateway;
let reference: string;
beforeEach(async () => {
  gateway = await startGateway();
  reference = await waitingIn(gateway);
});

async function waitingIn(where: TestGateway): Promise<string> {
  const { token } = await asMember(where, 'test_001');
  const { value } = (await openDeposit(where, token)).body;
  return (value as DepositAnswer).transfer?.reference ?? '';
}
const received = (more: object = {}) => ({ transactionId: 't-1', reference, amount: 500_000, ...more });

describe('what a payment provider tells', () => {
  it('is heard with its signature over time, path and body alone, for five minutes [CALL-07]', async () => {
    const unsigned = { status: 401, body: { errorCode: 'payment.signature.wrong' } };
    expect(await tell(gateway, paymentReceived, received(), { secret: SECRET })).toMatchObject(unsigned);
    const now = Date.now();
    for (const seconds of [-310, 310]) {
      const then = { now: now + seconds * 1_000 };
      expect(await tell(gateway, paymentReceived, received(), then)).toMatchObject(unsigned);
    }
    const elsewhere = { path: paymentRefused.path };
    expect(await tell(gateway, paymentReceived, received(), elsewhere)).toMatchObject(unsigned);
    expect(await tell(gateway, paymentReceived, received({ provider: 'nobody' }))).toMatchObject(unsigned);
    expect((await tell(gateway, paymentReceived, received())).body.success).toBe(true);
  });

  it('is signed with the provider’s own secrets where there are some, with no demo’s outside the sandbox', async () => {
    const vars = { PAYMENT_SECRETS: JSON.stringify({ 'demo-bank': [SECRET, `${SECRET}-before`] }) };
    const own = await startGateway(vars);
    reference = await waitingIn(own);
    const status = async (secret?: string) =>
      (await tell(own, paymentReceived, received(), { secret })).status;
    expect([await status(), await status(SECRET), await status(`${SECRET}-before`)]).toEqual([401, 200, 200]);
    const strict = await startGateway({ SANDBOX: undefined });
    expect((await tell(strict, paymentReceived, received())).status).toBe(401);
  });

  it('is refused where it names no order, or is not what the call takes', async () => {
    const code = async (more: object) =>
      (await tell(gateway, paymentReceived, received(more))).body.errorCode;
    expect(await code({ reference: 'HDNOBODY' })).toBe('order.unknown');
    for (const amount of [0, -1, 0.001, '500000']) expect(await code({ amount })).toBe('request.invalid');
    expect(await code({ more: 1 })).toBe('request.invalid');
    expect(await code({ amount: 2 ** 46 })).toBe('request.invalid');
    const refused = await tell(gateway, paymentRefused, { transactionId: 'r-1', reference, reason: 'whim' });
    expect(refused.body.errorCode).toBe('request.invalid');
  });

  it('of payouts is of no order where there are no withdrawals', async () => {
    const orderNo = 'RT261122-NOBODY';
    const told = { transactionId: 'p-1', orderNo };
    expect((await tell(gateway, payoutSettled, told)).body.errorCode).toBe('order.unknown');
    const failed = await tell(gateway, payoutFailed, { ...told, reason: 'account.wrong' });
    expect(failed.body.errorCode).toBe('order.unknown');
  });
});
