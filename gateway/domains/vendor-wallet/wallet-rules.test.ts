import { beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from '../../db/ledger';
import { refusalOf, sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const account = 'test_001';
const OPENING = 1_000_000;
let gateway: TestGateway;
let table: Awaited<ReturnType<typeof sitDown>>;

beforeEach(async () => {
  gateway = await startGateway();
  table = await sitDown(gateway, { account });
});

describe('the vendor’s wallet', () => {
  it('takes a bet and pays its win, and answers a repeat as the first time without moving anything', async () => {
    const bet = { transactionId: 'b', balance: OPENING - 1000.5, repeated: false };
    expect(await table.bet('b', 1000.5)).toEqual(bet);
    const win = { transactionId: 'w', balance: OPENING + 1499.5, repeated: false };
    expect(await table.win('w', 'b', 2500)).toEqual(win);
    expect(await table.bet('b', 1000.5)).toEqual({ ...bet, repeated: true });
    expect(await table.win('w', 'b', 2500)).toEqual({ ...win, repeated: true });
    expect(await table.balance()).toBe(OPENING + 1499.5);
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('refuses another movement under a transaction id that was used', async () => {
    await table.bet('b', 1000);
    expect(await refusalOf(table.bet('b', 1001))).toBe('transaction.reused');
    expect(await refusalOf(table.win('b', 'b', 1000))).toBe('transaction.reused');
    expect(await refusalOf(table.rollBack('b', 'b'))).toBe('transaction.reused');
    const other = await sitDown(gateway, { account: 'test_002' });
    expect(await refusalOf(other.bet('b', 1000))).toBe('transaction.reused');
    expect(await table.balance()).toBe(OPENING - 1000);
  });

  it('pays a win to who has bet, and moves nothing for who plays for nothing [MONEY-21 LAUNCH-31]', async () => {
    await table.bet('b', 1000);
    const other = await sitDown(gateway, { account: 'test_002' });
    const before = await other.balance();
    expect(await refusalOf(other.win('w', 'b', 5000))).toBe('bet.unknown');
    expect(await other.balance()).toBe(before);
    const free = await sitDown(gateway, { account, freeplay: 1 });
    expect(await refusalOf(free.bet('f', 1))).toBe('permission.denied');
    expect(await table.balance()).toBe(OPENING - 1000);
  });

  it('compares transaction ids as they are: what differs in a letter, a blank or a mark is another bet [MONEY-21]', async () => {
    const ids = [
      'bet',
      'BET',
      'Bet',
      'bet ',
      ' bet',
      'be',
      'bett',
      'bét',
      'be\u0301t',
      'b\u200bet',
      '\uff42et',
      'bet\u0000',
    ];
    for (const id of ids) expect([id, (await table.bet(id, 1)).repeated]).toEqual([id, false]);
    for (const id of ids) expect([id, (await table.bet(id, 1)).repeated]).toEqual([id, true]);
    expect(await table.balance()).toBe(OPENING - ids.length);
    expect(await refusalOf(table.win('w', 'BEt', 5))).toBe('bet.unknown');
    for (const half of ['\ud800', 'x\udfff', '\ud83d']) {
      expect(await refusalOf(table.bet(half, 1))).toBe('request.invalid');
    }
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('gives a bet back once, and then pays no win for it', async () => {
    await table.bet('b', 1000);
    expect(await table.rollBack('r', 'b')).toMatchObject({ balance: OPENING, repeated: false });
    expect(await table.rollBack('r', 'b')).toMatchObject({ balance: OPENING, repeated: true });
    expect(await table.rollBack('r2', 'b')).toMatchObject({ balance: OPENING, repeated: false });
    expect(await refusalOf(table.win('w', 'b', 5000))).toBe('bet.rolled.back');
    expect(await table.balance()).toBe(OPENING);
  });

  it('keeps a bet out that was rolled back before it came', async () => {
    expect(await table.rollBack('r', 'late')).toMatchObject({ balance: OPENING, repeated: false });
    expect(await refusalOf(table.bet('late', 1000))).toBe('bet.rolled.back');
    expect(await refusalOf(table.win('w', 'late', 1000))).toBe('bet.rolled.back');
    expect(await table.balance()).toBe(OPENING);
  });

  it('closes a bet by one win, which may be nothing, and rolls back no settled bet', async () => {
    await table.bet('b', 1000);
    expect(await table.win('w', 'b', 0)).toMatchObject({ balance: OPENING - 1000, repeated: false });
    expect(await refusalOf(table.win('w2', 'b', 5000))).toBe('bet.settled');
    expect(await refusalOf(table.rollBack('r', 'b'))).toBe('bet.settled');
    expect(await refusalOf(table.win('w3', 'nowhere', 5000))).toBe('bet.unknown');
    expect(await table.balance()).toBe(OPENING - 1000);
  });

  it('pays no win that an account cannot hold, and the balance can be told as before', async () => {
    await table.bet('b', 1000);
    expect(await refusalOf(table.win('w', 'b', 2 ** 46))).toBe('request.invalid');
    expect(await table.balance()).toBe(OPENING - 1000);
    const most = 2 ** 46 - (OPENING - 1000);
    expect(await table.win('w', 'b', most)).toMatchObject({ balance: 2 ** 46, repeated: false });
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('takes no bet above the balance, and keeps nothing of the attempt', async () => {
    expect(await refusalOf(table.bet('b', OPENING + 0.01))).toBe('balance.short');
    expect(await table.bet('b', OPENING)).toMatchObject({ balance: 0, repeated: false });
    expect(await refusalOf(table.bet('b2', 0.01))).toBe('balance.short');
  });
});
