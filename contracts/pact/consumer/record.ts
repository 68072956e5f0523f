import { expect, test } from 'vitest';
import { cancelSubOrder, getOrder, listOrders } from '../../lottery-orders/lottery-orders';
import { findMovements, getMovement, listMovements, summariseMovements } from '../../record/record';
import { listWithdrawals } from '../../record/withdrawals';
import { IDEMPOTENCY_KEY } from '../../shared/idempotency-key';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** Where money went: the account record, the withdraw report, lottery orders. */
export function recordContracts(play: PlayOperation): void {
  test('reads the account record page by page under its module id, each movement with its balance and origin [MONEY-12 MONEY-13 FLAG-25 FLAG-38 CALL-88]', async () => {
    const { pins } = await play(listMovements);
    expect(pins).toEqual(
      expect.arrayContaining(['list[].amount', 'list[].balance', 'list[].day', 'list[].reference', 'next']),
    );
    const headers = interactionsOf(listMovements).map(({ request }) => request.headers);
    for (const one of headers) expect(one).toMatchObject({ 'Module-Id': 'MEMTRANS3' });
  });

  test('reads what a range of days comes to, day by day and with net deposits [MONEY-13]', async () => {
    expect((await play(summariseMovements)).pins).toEqual(
      expect.arrayContaining(['deposited', 'withdrawn', 'netDeposits', 'days[].total', 'vendors[]']),
    );
  });

  test('reads a movement with its round, and hears of none that is another member’s [MONEY-13]', async () => {
    const { pins, refusals } = await play(getMovement);
    expect(pins).toEqual(expect.arrayContaining(['round.stake', 'round.payout', 'round.state', 'origin.id']));
    expect(refusals).toContain('content.not.found');
  });

  test('finds what came from an order, a transfer or a round by its number [MONEY-13]', async () => {
    expect((await play(findMovements)).pins).toEqual(
      expect.arrayContaining(['list[].amount', 'list[].balance', 'list[].reference']),
    );
  });

  test('reads the withdraw report with order number, amount, state and time [MONEY-10 MONEY-11]', async () => {
    expect((await play(listWithdrawals)).pins).toEqual(
      expect.arrayContaining(['list[].orderNo', 'list[].amount', 'list[].state', 'list[].at', 'total.paid']),
    );
  });

  test('reads lottery orders by date range and page [CALL-81 MONEY-14]', async () => {
    expect(listOrders).toMatchObject({ method: 'GET', path: '/lgw/orders' });
    expect((await play(listOrders)).pins).toEqual(
      expect.arrayContaining(['list[].orderId', 'list[].numero', 'list[].stake', 'next']),
    );
  });

  test('reads one lottery order with its tickets and the result [CALL-82 MONEY-15]', async () => {
    expect(getOrder).toMatchObject({ method: 'GET', path: '/lgw/orders/detail' });
    const { pins, refusals } = await play(getOrder);
    expect(pins).toEqual(expect.arrayContaining(['result', 'tickets[].state', 'tickets[].cancellable']));
    expect(refusals).toContain('content.not.found');
  });

  test('cancels a ticket under a key of idempotency, and hears when it is too late [CALL-83 MONEY-16 MONEY-21]', async () => {
    expect(cancelSubOrder).toMatchObject({ method: 'POST', path: '/lgw/orders/suborders/cancel' });
    const { refusals, results } = await play(cancelSubOrder);
    expect(refusals).toEqual(
      expect.arrayContaining(['order.closed', 'content.not.found', 'request.idempotency.reused']),
    );
    expect(results[0]?.interaction.request.headers).toHaveProperty([IDEMPOTENCY_KEY]);
  });
}
