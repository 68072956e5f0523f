import { expect, it } from 'vitest';
import { createDeposit } from '../contracts/deposit/orders';
import { NO_AMOUNTS } from '../contracts/testing/bad-amounts';
import { moveBetweenWallets } from '../contracts/transfer/transfer';
import { transferDown } from '../contracts/transfer/transfer-down';
import { transferUp } from '../contracts/transfer/transfer-up';
import { createWithdrawal } from '../contracts/withdraw/create-withdrawal';
import { fakeSite } from './testing/fake-site';

/** Every call of the site that takes an amount. */
const CALLS = [createWithdrawal, createDeposit, moveBetweenWallets, transferUp, transferDown];

it.each(NO_AMOUNTS)(
  'sends no amount on to the gateway that is %s, and says so [MONEY-22]',
  async (_, amount) => {
    const codes: unknown[] = [];
    const site = fakeSite({}, {}, async ({ callGateway }) => {
      for (const operation of CALLS) {
        const key = { idempotencyKey: crypto.randomUUID() };
        const input = { ...operation.example.input, amount } as never;
        await callGateway(operation, input, key).catch(({ code }: { code?: string }) => codes.push(code));
      }
    });
    await site.fetch('/m/login');
    expect(codes).toEqual(CALLS.map(() => 'request.invalid'));
    expect(CALLS.flatMap(({ path }) => site.callsTo(path))).toEqual([]);
  },
);
