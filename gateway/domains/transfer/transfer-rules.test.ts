import { beforeEach, describe, expect, it } from 'vitest';
import { clearIdempotentCalls } from '../../db/idempotent-calls';
import { memberAccount } from '../../db/ledger';
import { writeMemberTransfer } from '../../db/member-transfers';
import { updateMerchant } from '../../db/merchants';
import { readBalance } from '../../db/wallets';
import { refusalOf, sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { books, PAYMENT_PASSWORD, withdrawer } from '../../testing/withdraw';

/** The vendor of the game that `sitDown` opens. */
const VENDOR = 'Trống Đồng';
const AGENT = 1002;
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof withdrawer>>;

beforeEach(async () => {
  gateway = await startGateway();
  await updateMerchant(gateway.db, 'hoadang', { isSingle: false });
  member = await withdrawer(gateway, { balance: 1_000_000, upline: 'agent01' });
});

type Body = { success: boolean; errorCode: string | null; value: unknown };
const said = ({ errorCode, value }: Body) => errorCode ?? value;
const move = async (direction: string, amount: unknown, more: object = {}, key?: string) =>
  said(
    (await member.send('POST', '/wps/transfer', { direction, vendor: VENDOR, amount, ...more }, key)).body,
  );
const up = async (amount: unknown, more: object = {}, key?: string) =>
  said(
    await member.sealed(
      'POST',
      '/wps/transfer/up',
      { amount, paymentPassword: PAYMENT_PASSWORD, ...more },
      key,
    ),
  );
const wallets = async () => {
  const { main, vendors } = (await member.get('/wps/transfer/wallets')).body.value as {
    main: number;
    vendors: { vendor: string; balance: number }[];
  };
  return { main, vendors, at: (name: string) => vendors.find(({ vendor }) => vendor === name)?.balance };
};
const record = async () =>
  (
    (await member.get('/wps/transaction/record?from=2026-01-01&to=2026-12-31&kind=transfer')).body.value as {
      list: Record<string, unknown>[];
    }
  ).list;
const balanced = { sum: 0, wrong: [] };

describe('wallets at vendors', () => {
  it('take money and give it back, and the balance over all stays [MONEY-18 MONEY-22 WALLET-11 CALL-88]', async () => {
    expect(await move('out', '300000.50')).toMatchObject({
      transferNo: expect.stringMatching(/^CT\d{6}-[2-9A-HJ-NP-Z]{6}$/),
      main: 699_999.5,
      balance: 300_000.5,
    });
    const after = await wallets();
    expect([after.main, after.at(VENDOR)]).toEqual([699_999.5, 300_000.5]);
    expect(after.vendors.length).toBeGreaterThan(3);
    expect(await member.balance()).toBe(1_000_000);
    expect(await move('in', 100_000)).toMatchObject({ main: 799_999.5, balance: 200_000.5 });
    expect(await books(gateway, member.id)).toMatchObject(balanced);
  });

  it('are part of the record, with the vendor and the number of the move [MONEY-13 MONEY-18]', async () => {
    const { transferNo } = (await move('out', 300_000)) as { transferNo: string };
    await move('in', 100_000);
    const there = { vendor: VENDOR, source: 'transfer' };
    expect(await record()).toMatchObject([
      { kind: 'transferIn', wallet: VENDOR, amount: -100_000, balance: 200_000, ...there },
      { kind: 'transferIn', wallet: '', amount: 100_000, balance: 800_000, ...there },
      { kind: 'transferOut', wallet: VENDOR, amount: 300_000, balance: 300_000, reference: transferNo },
      { kind: 'transferOut', wallet: '', amount: -300_000, balance: 700_000, reference: transferNo },
    ]);
  });

  it('have what is played from them in the record, its sums and its rounds, as the balance of the site has [MONEY-13 WALLET-11]', async () => {
    await move('out', 5_000);
    const game = await sitDown(gateway, { account: member.account });
    await member.logInAgain();
    await game.bet('b-1', 1_000);
    await game.win('w-1', 'b-1', 3_000);
    const days = 'from=2026-01-01&to=2026-12-31';
    const read = async (path: string) => (await member.get(`/wps/transaction/record${path}`)).body.value;
    const { list } = (await read(`?${days}`)) as { list: { id: string }[] };
    expect(list.slice(0, 2)).toMatchObject([
      { kind: 'win', wallet: VENDOR, amount: 3_000, balance: 7_000 },
      { kind: 'bet', wallet: VENDOR, amount: -1_000, balance: 4_000 },
    ]);
    expect(((await read(`?${days}&kind=bet&vendor=${VENDOR}`)) as { list: unknown[] }).list).toHaveLength(1);
    const sums = (await read(`/summary?${days}`)) as { days: { total: number }[] };
    expect(sums).toMatchObject({ bet: 1_000, won: 3_000 });
    expect(sums.days.reduce((sum, { total }) => sum + total, 0)).toBe(await member.balance());
    expect(await read(`/movement?id=${list[0]?.id}`)).toMatchObject({
      round: { stake: 1_000, payout: 3_000 },
    });
  });

  it('are played from where the merchant keeps one for each vendor, and not from the main one [WALLET-11 MONEY-18]', async () => {
    const empty = await sitDown(gateway, { account: member.account });
    expect(await refusalOf(empty.bet('b-0', 1000))).toBe('balance.short');
    await member.logInAgain();
    await move('out', 5_000);
    expect(await empty.balance()).toBe(5_000);
    expect(await empty.bet('b-1', 1_000)).toMatchObject({ balance: 4_000 });
    expect(await empty.win('w-1', 'b-1', 3_000)).toMatchObject({ balance: 7_000 });
    const after = await wallets();
    expect([after.main, after.at(VENDOR)]).toEqual([995_000, 7_000]);
    expect(await member.balance()).toBe(1_002_000);
    expect(await books(gateway, member.id)).toMatchObject(balanced);
  });

  it('move money once for a key, also after the call that did it died before its answer was kept [MONEY-21]', async () => {
    const key = crypto.randomUUID();
    const first = await move('out', 300_000, {}, key);
    expect(await move('out', 300_000, {}, key)).toEqual(first);
    await clearIdempotentCalls(gateway.db);
    expect(await move('out', 300_000, {}, key)).toEqual(first);
    expect(await move('out', 400_000, {}, key)).toBe('request.idempotency.reused');
    await clearIdempotentCalls(gateway.db);
    expect(await move('out', 400_000, {}, key)).toBe('request.idempotency.reused');
    await clearIdempotentCalls(gateway.db);
    await updateMerchant(gateway.db, 'hoadang', { isSingle: true });
    expect(await move('out', 300_000, {}, key)).toEqual(first);
    expect((await wallets()).main).toBe(700_000);
  });

  it('never give more than they have, of many asked at once one gets the whole [MONEY-18]', async () => {
    expect(await move('out', 1_000_000.01)).toBe('transfer.balance.short');
    expect(await move('in', 1)).toBe('transfer.balance.short');
    const answers = await Promise.all([1, 2, 3, 4].map(() => move('out', 1_000_000)));
    expect(answers.filter((answer) => answer === 'transfer.balance.short')).toHaveLength(3);
    expect((await wallets()).main).toBe(0);
    expect(await books(gateway, member.id)).toMatchObject(balanced);
  });

  it('refuse what is no amount, unknown vendors, and members on trial [MONEY-18 MONEY-20 MONEY-22 ROLE-30]', async () => {
    for (const wrong of [0, -1, '-0', '1e3', '1 000', '０', '1.005', '1e400', '', null]) {
      expect(['transfer.amount.invalid', 'request.invalid'], String(wrong)).toContain(
        await move('out', wrong),
      );
    }
    expect(await move('out', 1_000, { vendor: 'Nobody' })).toBe('transfer.vendor.unknown');
    expect(await move('in', 1_000, { vendor: 'Nobody' })).toBe('transfer.vendor.unknown');
    expect(await move('sideways', 1_000)).toBe('request.invalid');
    expect((await wallets()).main).toBe(1_000_000);
    member = await withdrawer(gateway, { type: 4 });
    expect(await move('out', 1_000)).toBe('account.trial');
  });

  it('do not exist where one wallet serves every game, but give back what was left in them [WALLET-11 MONEY-18]', async () => {
    await move('out', 300_000);
    await updateMerchant(gateway.db, 'hoadang', { isSingle: true });
    expect(await move('out', 1_000)).toBe('transfer.single.wallet');
    expect((await wallets()).vendors).toEqual([{ vendor: VENDOR, balance: 300_000 }]);
    expect(await move('in', 300_000)).toMatchObject({ main: 1_000_000, balance: 0 });
    expect((await wallets()).vendors).toEqual([]);
  });
});

describe('money sent up', () => {
  it('is the upline’s at once, and in both records [MONEY-19 MONEY-13 CALL-88]', async () => {
    const before = await readBalance(gateway.db, memberAccount(AGENT));
    expect((await member.get('/wps/transfer/up')).body.value).toMatchObject({
      upline: 'agent01',
      least: 100_000,
    });
    expect(await up('250000.00')).toMatchObject({ upline: 'agent01', balance: 750_000 });
    expect(await readBalance(gateway.db, memberAccount(AGENT))).toBe(before + 25_000_000);
    expect(await record()).toMatchObject([
      { kind: 'transferUp', amount: -250_000, title: 'agent01', source: 'transfer' },
    ]);
    expect(await books(gateway, member.id)).toMatchObject(balanced);
  });

  it('is what may be withdrawn and no more: what is to be played stays [MONEY-19]', async () => {
    await gateway.sandbox('/wagering', { account: member.account, locked: 600_000, required: 6_000_000 });
    expect(await up(400_001)).toBe('withdraw.not.played');
    expect(await up(400_000)).toMatchObject({ balance: 600_000 });
    expect(await up(100_000)).toBe('withdraw.not.played');
  });

  it('has the limits of withdrawals and counts towards the same day; nothing goes where they are off [MONEY-19 MONEY-08]', async () => {
    await gateway.sandbox('/withdraw-rules', { rules: { most: 300_000, mostOfDay: 500_000 } });
    expect(await up(300_001)).toBe('transfer.amount.invalid');
    expect(await up(300_000)).toMatchObject({ balance: 700_000 });
    expect(await member.overview()).toMatchObject({ leftToday: 200_000 });
    expect((await member.withdraw(200_001)).errorCode).toBe('withdraw.day.limit');
    expect((await member.withdraw(100_000)).success).toBe(true);
    expect(await up(100_001)).toBe('withdraw.day.limit');
    const answers = await Promise.all([up(100_000), member.withdraw(100_000), up(100_000)]);
    const taken = answers.filter(
      (answer) =>
        typeof answer === 'object' && !('errorCode' in (answer as object) && (answer as Body).errorCode),
    );
    expect(taken).toHaveLength(1);
    await gateway.sandbox('/withdraw-rules', {
      rules: { most: 1_000_000, mostOfDay: 5_000_000 },
      allowWithdraw: false,
    });
    expect(await up(200_000)).toBe('transfer.up.not.allowed');
    expect(await member.balance()).toBe(500_000);
  });

  it('is refused by the database itself when more is to be played by then [MONEY-19]', async () => {
    await gateway.sandbox('/wagering', { account: member.account, locked: 600_000, required: 6_000_000 });
    const common = {
      way: 'up' as const,
      memberId: member.id,
      otherId: AGENT,
      amount: 50_000_000,
      intentHash: 'i',
      askedHash: '',
      at: 1,
    };
    const wanted = { ...common, transferNo: 'CT260101-222222', sequence: 0, day: '2026-01-01' };
    expect(await writeMemberTransfer(gateway.db, { ...wanted, requirementId: 0, locked: 0 }, null)).toBe(
      false,
    );
    expect(
      await writeMemberTransfer(gateway.db, { ...wanted, requirementId: 1, locked: 60_000_000 }, null),
    ).toBe(false);
    const judged = { ...wanted, requirementId: 1, locked: 0, amount: 1 };
    expect(await writeMemberTransfer(gateway.db, { ...judged, sequence: 1 }, null)).toBe(false);
    expect(await writeMemberTransfer(gateway.db, { ...judged, otherId: 1001 }, null)).toBe(false);
    expect(await writeMemberTransfer(gateway.db, { ...judged, way: 'down' }, null)).toBe(false);
    expect(await member.balance()).toBe(1_000_000);
  });

  it('goes once for a key, also after the call that sent it died; of many at once one sends the whole [MONEY-19 MONEY-21]', async () => {
    const key = crypto.randomUUID();
    const first = await up(300_000, {}, key);
    expect(await up(300_000, { paymentPassword: '310715' }, key)).toEqual(first);
    await clearIdempotentCalls(gateway.db);
    expect(await up(300_000, {}, key)).toEqual(first);
    await clearIdempotentCalls(gateway.db);
    expect(await up(400_000, {}, key)).toBe('request.idempotency.reused');
    await gateway.sandbox('/flags', { flags: { AGETRANSFERUP3: false } });
    expect(await up(300_000, {}, key)).toEqual(first);
    await gateway.sandbox('/flags', { flags: { AGETRANSFERUP3: true } });
    expect(await member.balance()).toBe(700_000);
    const answers = await Promise.all([1, 2, 3].map(() => up(700_000)));
    expect(answers.filter((answer) => answer === 'withdraw.not.played')).toHaveLength(2);
    expect(await member.balance()).toBe(0);
  });

  it('takes the payment password, counted and locked as for withdrawals [MONEY-19 ACC-12]', async () => {
    for (let left = 4; left > 0; left -= 1) {
      expect(await up(200_000, { paymentPassword: '310715' })).toBe('payment.password.wrong');
    }
    expect(await up(200_000, { paymentPassword: '310715' })).toBe('payment.password.locked');
    expect(await up(200_000)).toBe('payment.password.locked');
    expect((await member.withdraw(200_000)).errorCode).toBe('payment.password.locked');
    expect(await member.balance()).toBe(1_000_000);
  });

  it('waits as long after a change of the payment password as withdrawals do [MONEY-19 ACC-12]', async () => {
    const newPassword = '310715';
    const change = { newPassword, oldPassword: PAYMENT_PASSWORD };
    expect((await member.sealed('PUT', '/wps/member/info/paymentpassword', change)).success).toBe(true);
    expect(await up(200_000, { paymentPassword: newPassword })).toBe('withdraw.waiting');
    await gateway.sandbox('/clock', { offsetSeconds: 86_401 });
    await member.logInAgain();
    expect(await up(200_000, { paymentPassword: newPassword })).toMatchObject({ balance: 800_000 });
  });

  it('is nothing for trials, members at the top, those without upline, and where the site has it off [MONEY-19 MONEY-20 ROLE-30 FLAG-11 MENU-44 MENU-45]', async () => {
    expect(await up(1)).toBe('transfer.amount.invalid');
    for (const wrong of ['-0', '1e9', '1 000', -500_000, '1e400', '200000.50', 200_000.01])
      expect(await up(wrong)).toMatch(/invalid$/);
    member = await withdrawer(gateway);
    expect(await up(200_000)).toBe('transfer.up.not.allowed');
    expect((await member.get('/wps/transfer/up')).body.errorCode).toBe('transfer.up.not.allowed');
    member = await withdrawer(gateway, { type: 2, upline: 'agent01' });
    expect(await up(200_000)).toBe('transfer.up.not.allowed');
    member = await withdrawer(gateway, { type: 4, upline: 'agent01' });
    expect(await up(200_000)).toBe('account.trial');
    member = await withdrawer(gateway, { type: 40, upline: 'agent01' });
    expect(await up(200_000)).toBe('account.trial');
    member = await withdrawer(gateway, { upline: 'agent01', password: null });
    expect(await up(200_000)).toBe('payment.password.missing');
    await gateway.sandbox('/flags', { flags: { AGETRANSFERUP3: false } });
    expect(await up(200_000)).toBe('transfer.up.not.allowed');
  });
});
