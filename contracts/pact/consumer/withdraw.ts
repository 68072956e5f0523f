import { expect, test } from 'vitest';
import { addBankCard, listBankCards, makeDefaultBankCard, removeBankCard } from '../../bank-cards/bank-cards';
import { listBanks } from '../../bank-cards/banks';
import { setPaymentPassword } from '../../member/payment-password';
import type { Operation } from '../../operation';
import { createWithdrawal } from '../../withdraw/create-withdrawal';
import { getWithdrawal } from '../../withdraw/withdraw-order';
import { getWithdrawOverview } from '../../withdraw/withdraw-overview';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

const headersOf = (operation: Operation) => interactionsOf(operation)[0]?.request.headers;
const KEY = 'Idempotency-Key';

/** Bank cards, payment password and withdrawals. */
export function withdrawContracts(play: PlayOperation): void {
  test('reads the banks by code and name [ACC-15]', async () => {
    expect((await play(listBanks)).pins).toEqual(
      expect.arrayContaining(['list[].bankCode', 'list[].bankName']),
    );
  });

  test('reads of a bank card its bank and last digits, the payee of all, and never its number [CALL-44 ACC-13]', async () => {
    const { pins, knows } = await play(listBankCards);
    expect(pins).toEqual(expect.arrayContaining(['list[].lastDigits', 'list[].isDefault', 'payeeName']));
    expect(knows.join()).not.toContain('cardNumber');
  });

  test('binds a card with an encrypted body, once for its key, and reads why it was refused [CALL-44 ACC-13 ACC-15 MONEY-21]', async () => {
    const { pins, refusals, results } = await play(addBankCard);
    expect(pins).toEqual([]);
    const refused = addBankCard.refusals.map(({ errorCode }) => errorCode);
    expect(refusals).toEqual([
      ...refused,
      'request.idempotency.reused',
      'password.given',
      'account.frozen',
      'reauthentication.required',
      'session.ended',
    ]);
    expect(headersOf(addBankCard)).toHaveProperty(KEY);
    expect(JSON.parse(results[0]?.sent ?? '')).toEqual(addBankCard.example.input);
    expect(headersOf(addBankCard)?.Encryption).toBeDefined();
  });

  test('removes a card by DELETE and makes one the default by PUT [CALL-44 ACC-13]', async () => {
    for (const [operation, method, further] of [
      [removeBankCard, 'DELETE', ['account.frozen', 'reauthentication.required']],
      [makeDefaultBankCard, 'PUT', []],
    ] as const) {
      expect(operation.method).toBe(method);
      const { refusals } = await play(operation);
      expect(refusals).toEqual(['bank.card.unknown', ...further, 'session.ended']);
    }
  });

  test('sets the payment password by PUT with an encrypted body, by the old one or by the login password [CALL-43 ACC-12 ACC-15 LOGIN-77]', async () => {
    const { results } = await play(setPaymentPassword);
    expect(setPaymentPassword).toMatchObject({
      method: 'PUT',
      path: '/wps/member/info/paymentpassword',
      encrypted: true,
    });
    expect(results.map(({ sent }) => Object.keys(JSON.parse(sent)))).toContainEqual([
      'loginPassword',
      'newPassword',
    ]);
    expect(results.map(({ outcome }) => outcome)).toContainEqual({
      refusal: 'payment.password.wrong',
      value: { triesLeft: 4 },
    });
  });

  test('reads what may be withdrawn, what must be played first, limits, fee and free ones [MONEY-07 FLAG-24 FLAG-38]', async () => {
    const { pins } = await play(getWithdrawOverview);
    expect(pins).toEqual(
      expect.arrayContaining(['withdrawable', 'requirements[].played', 'leftToday', 'freeLeft']),
    );
    expect(headersOf(getWithdrawOverview)).toMatchObject({ 'Module-Id': 'FUNDTRANS3' });
  });

  test('withdraws by an encrypted POST with amount, card and payment password, once for its key [CALL-84 MONEY-05 MONEY-06 MONEY-21 LOGIN-77 FLAG-24 FLAG-38]', async () => {
    const { pins, refusals } = await play(createWithdrawal);
    expect(createWithdrawal).toMatchObject({
      method: 'POST',
      path: '/wps/transaction/withdraw',
      encrypted: true,
    });
    expect(Object.keys(createWithdrawal.example.input)).toEqual(
      expect.arrayContaining(['amount', 'bankCardId', 'paymentPassword']),
    );
    expect(headersOf(createWithdrawal)).toMatchObject({ 'Module-Id': 'FUNDTRANS3' });
    expect(headersOf(createWithdrawal)).toHaveProperty(KEY);
    expect(pins).toContain('orderNo');
    expect(refusals).toEqual(
      expect.arrayContaining(['withdraw.not.played', 'payment.password.locked', 'bank.card.waiting']),
    );
  });

  test('reads the steps of a withdrawal with their times, and why its money came back [MONEY-11]', async () => {
    const { pins, refusals } = await play(getWithdrawal);
    expect(pins).toEqual(
      expect.arrayContaining(['steps[].step', 'steps[].at', 'expectedAt', 'latestAt', 'steps[].reason']),
    );
    expect(refusals).toEqual(['order.unknown', 'session.ended']);
  });
}
