import { expect, test } from 'vitest';
import { listDepositChannels } from '../../deposit/channels';
import { cancelDeposit, createDeposit, getDeposit, listDeposits } from '../../deposit/orders';
import type { Operation } from '../../operation';
import { paymentReceived, paymentRefused, payoutFailed, payoutSettled } from '../../payment/payment';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

const headersOf = (operation: Operation) => interactionsOf(operation)[0]?.request.headers;

/** Deposits. */
export function depositContracts(play: PlayOperation): void {
  test('reads the channels, each with its limits, fee, hours and what is to be chosen [MONEY-02 MONEY-03 FLAG-24]', async () => {
    const { pins } = await play(listDepositChannels);
    expect(pins).toEqual(
      expect.arrayContaining(['list[].kind', 'list[].min', 'list[].feeRate', 'list[].hours', 'list[].open']),
    );
    expect(headersOf(listDepositChannels)?.['Module-Id']).toBe('FUNDTRANS3');
  });

  test('opens an order with an encrypted body, once for its key, of each kind of channel [MONEY-03 MONEY-21]', async () => {
    const { pins, refusals, results } = await play(createDeposit);
    expect(pins).toContain('orderNo');
    expect(refusals).toEqual([
      ...createDeposit.refusals.map(({ errorCode }) => errorCode),
      'request.idempotency.reused',
      'password.given',
      'session.ended',
    ]);
    expect(headersOf(createDeposit)).toHaveProperty('Idempotency-Key');
    expect(headersOf(createDeposit)?.Encryption).toBeDefined();
    expect(JSON.parse(results[3]?.sent ?? '')).toMatchObject({ serial: '10002233445566' });
  });

  test('reads one order and the last ones, and ends one [MONEY-02 MONEY-03]', async () => {
    const { pins, refusals } = await play(getDeposit);
    expect(pins).toEqual(expect.arrayContaining(['orderNo', 'state', 'amount', 'fee', 'paid', 'expiresAt']));
    expect(refusals).toEqual(['content.not.found', 'session.ended']);
    expect((await play(listDeposits)).pins).toEqual(
      expect.arrayContaining(['list[].orderNo', 'list[].state']),
    );
    expect((await play(cancelDeposit)).refusals).toEqual([
      'content.not.found',
      'deposit.not.open',
      'session.ended',
    ]);
  });
}

/** What payment providers tell. */
export function paymentContracts(play: PlayOperation): void {
  test('tells of money that came in, and of an order that is refused [MONEY-02]', async () => {
    expect((await play(paymentReceived)).refusals).toEqual(['transaction.reused']);
    expect((await play(paymentRefused)).refusals).toEqual(['order.unknown']);
  });

  test('tells what became of a payout [MONEY-11]', async () => {
    for (const operation of [payoutSettled, payoutFailed]) {
      expect((await play(operation)).refusals).toEqual([
        'order.unknown',
        'transaction.reused',
        'payout.ended',
      ]);
    }
  });

  test('signs what it tells, in no member’s name', () => {
    expect(Object.keys(headersOf(paymentReceived) ?? {}).sort()).toEqual(['Accept', 'X-Payment-Signature']);
  });
}
