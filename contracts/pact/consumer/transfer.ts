import { expect, test } from 'vitest';
import { listWallets, moveBetweenWallets } from '../../transfer/transfer';
import { getTransferDown, transferDown } from '../../transfer/transfer-down';
import { getTransferUp, transferUp } from '../../transfer/transfer-up';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** Wallets at vendors, and money sent to the upline and to direct downlines. */
export function transferContracts(play: PlayOperation): void {
  test('reads the main wallet and one for each vendor [MONEY-18 MONEY-22 CALL-88 FLAG-24]', async () => {
    const { pins } = await play(listWallets);
    expect(pins).toEqual(expect.arrayContaining(['main', 'vendors[].vendor', 'vendors[].balance']));
  });

  test('moves money either way by POST, once for its key [MONEY-18 MONEY-21 CALL-88]', async () => {
    const { pins, refusals } = await play(moveBetweenWallets);
    expect(moveBetweenWallets).toMatchObject({ method: 'POST', path: '/wps/transfer', idempotent: true });
    expect(pins).toEqual(expect.arrayContaining(['transferNo', 'main', 'balance']));
    expect(refusals).toEqual(
      expect.arrayContaining(['account.trial', 'transfer.single.wallet', 'transfer.balance.short']),
    );
  });

  test('reads who the upline is, and what may be sent there [MONEY-19 CALL-88]', async () => {
    const { pins, refusals } = await play(getTransferUp);
    expect(pins).toEqual(expect.arrayContaining(['upline', 'least', 'quickAmounts[]']));
    expect(refusals).toEqual(['transfer.up.not.allowed', 'session.ended']);
  });

  test('sends money up with an encrypted body and the payment password, once for its key [MONEY-19 MONEY-21 CALL-88]', async () => {
    const { refusals } = await play(transferUp);
    expect(transferUp).toMatchObject({ method: 'POST', path: '/wps/transfer/up', idempotent: true });
    expect(interactionsOf(transferUp)[0]?.request.headers.Encryption).toBeDefined();
    expect(refusals).toEqual(
      expect.arrayContaining(['account.trial', 'withdraw.not.played', 'payment.password.locked']),
    );
  });

  test('reads what may be sent to a direct downline, and tells nothing of others [AGENT-25 MONEY-19]', async () => {
    const { pins, refusals } = await play(getTransferDown);
    expect(pins).toEqual(expect.arrayContaining(['downline', 'least', 'quickAmounts[]']));
    expect(refusals).toEqual(['transfer.down.not.allowed', 'session.ended']);
  });

  test('sends money down with an encrypted body and the payment password, once for its key [AGENT-25 MONEY-19 MONEY-21]', async () => {
    const { refusals } = await play(transferDown);
    expect(transferDown).toMatchObject({ method: 'POST', path: '/wps/transfer/down', idempotent: true });
    expect(interactionsOf(transferDown)[0]?.request.headers.Encryption).toBeDefined();
    expect(refusals).toEqual(
      expect.arrayContaining(['account.trial', 'transfer.down.not.allowed', 'payment.password.locked']),
    );
  });
}
