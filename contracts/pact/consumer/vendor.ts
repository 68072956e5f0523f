import { expect, test } from 'vitest';
import {
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  rollBackBet,
  settleWin,
} from '../../vendor-wallet/wallet';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** The wallet as game vendors use it. */
export function vendorContracts(play: PlayOperation): void {
  test('gives a vendor the player behind a launch token, once', async () => {
    const { pins, refusals } = await play(authenticatePlayer);
    expect(pins).toEqual(expect.arrayContaining(['playerId', 'freeplay', 'backUrl']));
    expect(refusals).toEqual(['launch.token.invalid']);
  });

  test('tells a vendor the player’s balance', async () => {
    const { pins, refusals } = await play(getPlayerBalance);
    expect(pins).toContain('balance');
    expect(refusals).toEqual(['player.unknown']);
  });

  test('takes a bet, and says why one is refused', async () => {
    const { pins, refusals } = await play(placeBet);
    expect(pins).toEqual(['', 'balance']);
    expect(refusals).toEqual(
      expect.arrayContaining(['balance.short', 'bet.rolled.back', 'transaction.reused', 'permission.denied']),
    );
  });

  test('settles a bet once, by a win or by a rollback', async () => {
    expect((await play(settleWin)).refusals).toEqual(
      expect.arrayContaining(['bet.unknown', 'bet.rolled.back', 'bet.settled']),
    );
    expect((await play(rollBackBet)).refusals).toContain('bet.settled');
  });

  test('asks for a vendor’s call with a signature of its body, in no member’s name', () => {
    const [{ request } = {}] = interactionsOf(placeBet);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(['Accept', 'X-Vendor-Signature']);
  });
}
