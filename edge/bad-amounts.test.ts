import { expect, it } from 'vitest';
import { createDeposit } from '../contracts/deposit/orders';
import { NO_AMOUNTS } from '../contracts/testing/bad-amounts';
import { createWithdrawal } from '../contracts/withdraw/create-withdrawal';
import { fakeSite } from './testing/fake-site';

it.each(NO_AMOUNTS)(
  'sends no amount on to the gateway that is %s, and says so [MONEY-22]',
  async (_, amount) => {
    const codes: unknown[] = [];
    const site = fakeSite({}, {}, async ({ callGateway }) => {
      const key = { idempotencyKey: crypto.randomUUID() };
      const said = (error: { code?: string }) => codes.push(error.code);
      await callGateway(createWithdrawal, { ...createWithdrawal.example.input, amount } as never, key).catch(
        said,
      );
      await callGateway(createDeposit, { ...createDeposit.example.input, amount } as never, key).catch(said);
    });
    await site.fetch('/m/login');
    expect(codes).toEqual(['request.invalid', 'request.invalid']);
    expect([...site.callsTo(createWithdrawal.path), ...site.callsTo(createDeposit.path)]).toEqual([]);
  },
);
