import { beforeEach, describe, expect, it } from 'vitest';
import { clearIdempotentCalls } from '../../db/idempotent-calls';
import { memberAccount } from '../../db/ledger';
import { writeMemberTransfer } from '../../db/member-transfers';
import { setMemberStatus } from '../../db/members';
import { readBalance } from '../../db/wallets';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { books, PAYMENT_PASSWORD, withdrawer } from '../../testing/withdraw';

type Member = Awaited<ReturnType<typeof withdrawer>>;
type Body = { success: boolean; errorCode: string | null; value: unknown };

const TERMS = '/wps/transfer/down';
const NOT_ALLOWED = 'transfer.down.not.allowed';
let gateway: TestGateway;
let drawn = 0;
let [agent, below] = [] as unknown as [Member, Member];

beforeEach(async () => {
  gateway = await startGateway();
  agent = await withdrawer(gateway, { type: 1, balance: 1_000_000, upline: 'agent01' });
  below = await withdrawer(gateway, { upline: agent.account, balance: 0 });
});

/** A further member, whose session is not needed. */
async function memberBelow(upline: string, type = 0) {
  drawn += 1;
  const account = `down_${String(drawn).padStart(4, '0')}`;
  const wanted = { account, password: 'Lantern2209', balance: 0, type, upline };
  return { account, ...(await gateway.sandbox<{ id: number }>('/members', wanted)) };
}
const said = ({ errorCode, value }: Body) => errorCode ?? value;
const down = async (amount: unknown, more: object = {}, key?: string, by = agent) =>
  said(
    await by.sealed(
      'POST',
      '/wps/transfer/down',
      { account: below.account, amount, paymentPassword: PAYMENT_PASSWORD, ...more },
      key,
    ),
  );
const up = async (amount: number) =>
  said(await agent.sealed('POST', '/wps/transfer/up', { amount, paymentPassword: PAYMENT_PASSWORD }));
const terms = async (account: string, by = agent) =>
  said((await by.get(`${TERMS}?account=${encodeURIComponent(account)}`)).body);
const recordOf = async (who: Member) =>
  (
    (await who.get('/wps/transaction/record?from=2026-01-01&to=2026-12-31&kind=transfer')).body.value as {
      list: Record<string, unknown>[];
    }
  ).list;
const inWallet = ({ id }: Member) => readBalance(gateway.db, memberAccount(id));

describe('money sent down', () => {
  it('is the downline’s at once, and in both records [AGENT-25 MONEY-19 MONEY-13]', async () => {
    expect(await terms(below.account)).toMatchObject({ downline: below.account, least: 100_000 });
    expect(await down('250000.00')).toMatchObject({
      transferNo: expect.stringMatching(/^CT\d{6}-[2-9A-HJ-NP-Z]{6}$/),
      downline: below.account,
      balance: 750_000,
    });
    expect(await inWallet(below)).toBe(25_000_000);
    expect(await recordOf(agent)).toMatchObject([
      { kind: 'transferDown', amount: -250_000, title: below.account, source: 'transfer' },
    ]);
    expect(await recordOf(below)).toMatchObject([
      { kind: 'transferDown', amount: 250_000, title: agent.account, source: 'transfer' },
    ]);
    expect(await books(gateway, agent.id)).toMatchObject({ sum: 0, wrong: [] });
  });

  it('goes from every type of agent, the general one too, to players and agents right below [AGENT-25 ROLE-31]', async () => {
    for (const type of [2, 41, 42]) {
      const one = await withdrawer(gateway, { type });
      const { account } = await memberBelow(one.account, type === 2 ? 1 : 0);
      expect(await terms(account.toUpperCase(), one)).toMatchObject({ downline: account });
      expect(await down(200_000, { account }, undefined, one), `type ${type}`).toMatchObject({
        downline: account,
      });
    }
  });

  it('is what may be withdrawn and no more, as money sent up and withdrawals of the same day are [AGENT-25 MONEY-19 MONEY-08]', async () => {
    await gateway.sandbox('/wagering', { account: agent.account, locked: 200_000, required: 6_000_000 });
    await gateway.sandbox('/withdraw-rules', { rules: { most: 500_000, mostOfDay: 700_000 } });
    expect(await down(500_001)).toBe('transfer.amount.invalid');
    expect(await down(500_000)).toMatchObject({ balance: 500_000 });
    expect(await down(200_001)).toBe('withdraw.day.limit');
    expect(await up(200_001)).toBe('withdraw.day.limit');
    await gateway.sandbox('/withdraw-rules', { rules: { mostOfDay: 5_000_000 } });
    expect(await down(300_001)).toBe('withdraw.not.played');
    const answers = await Promise.all([down(300_000), up(300_000), agent.withdraw(300_000)]);
    const refusals = answers.map((one) => (typeof one === 'string' ? one : (one as Body).errorCode));
    expect(refusals.filter((one) => one === 'withdraw.not.played')).toHaveLength(2);
    expect(await agent.balance()).toBe(200_000);
    expect(await books(gateway, agent.id)).toMatchObject({ sum: 0, wrong: [] });
  });

  it('goes to nobody else: who stands elsewhere is told from nobody who does not exist [AGENT-25 ROLE-48]', async () => {
    const deeper = await memberBelow(below.account);
    const beside = await memberBelow('agent01');
    for (const account of [
      'nobody_1',
      'agent01',
      'minhan_2209',
      agent.account,
      deeper.account,
      beside.account,
    ]) {
      expect([account, await terms(account), await down(200_000, { account })]).toEqual([
        account,
        NOT_ALLOWED,
        NOT_ALLOWED,
      ]);
    }
    for (const account of ['', 'x'.repeat(65), null, undefined, 7]) {
      expect(await down(200_000, { account })).toBe('request.invalid');
    }
    await setMemberStatus(gateway.db, below.id, 'disabled');
    expect(await terms(below.account)).toBe(NOT_ALLOWED);
    expect(await down(200_000)).toBe(NOT_ALLOWED);
    expect(await agent.balance()).toBe(1_000_000);
  });

  it('is nothing for members, type 40 and trials, and where the site has it or withdrawals off [AGENT-25 ROLE-30 ROLE-31]', async () => {
    for (const type of [0, 40, 4]) {
      const one = await withdrawer(gateway, { type });
      const { account } = await memberBelow(one.account);
      const refusal = type === 0 ? NOT_ALLOWED : 'account.trial';
      expect(await terms(account, one)).toBe(NOT_ALLOWED);
      expect(await down(200_000, { account }, undefined, one), `type ${type}`).toBe(refusal);
    }
    for (const off of [{ AGETRANSFERDOWN3: false }, { AGETRANSFERDOWN3: true }]) {
      await gateway.sandbox('/flags', { flags: off });
      await gateway.sandbox('/withdraw-rules', { allowWithdraw: !off.AGETRANSFERDOWN3 });
      expect(await terms(below.account)).toBe(NOT_ALLOWED);
      expect(await down(200_000)).toBe(NOT_ALLOWED);
    }
    expect(await agent.balance()).toBe(1_000_000);
  });

  it.each([4, 40])('goes to no account that has play money, of type %s [AGENT-25 ROLE-39]', async (type) => {
    const { account } = await memberBelow(agent.account, type);
    expect(await terms(account)).toBe(NOT_ALLOWED);
    expect(await down(200_000, { account })).toBe(NOT_ALLOWED);
  });

  it('goes once for a key, also after the call that sent it died and the other moved away [AGENT-25 MONEY-21]', async () => {
    const key = crypto.randomUUID();
    const first = await down(300_000, {}, key);
    const { account } = await memberBelow(agent.account);
    await clearIdempotentCalls(gateway.db);
    expect(await down(300_000, { account }, key)).toBe('request.idempotency.reused');
    await clearIdempotentCalls(gateway.db);
    await gateway.sandbox('/flags', { flags: { AGETRANSFERDOWN3: false } });
    expect(await down(300_000, { account: below.account.toUpperCase() }, key)).toEqual(first);
    expect(await agent.balance()).toBe(700_000);
  });

  it('takes the payment password last, counted and locked as for withdrawals [AGENT-25 MONEY-19 ACC-12]', async () => {
    const wrong = { paymentPassword: '310715' };
    expect(await down(1, wrong)).toBe('transfer.amount.invalid');
    expect(await down(200_000, { ...wrong, account: 'nobody_1' })).toBe(NOT_ALLOWED);
    for (let left = 4; left > 0; left -= 1) expect(await down(200_000, wrong)).toBe('payment.password.wrong');
    expect(await down(200_000, wrong)).toBe('payment.password.locked');
    expect(await up(200_000)).toBe('payment.password.locked');
    expect(await agent.balance()).toBe(1_000_000);
  });

  it('is refused by the database itself to who does not stand right below by then [AGENT-25]', async () => {
    const { id } = await memberBelow('agent01');
    const wanted = {
      way: 'down' as const,
      memberId: agent.id,
      amount: 100,
      intentHash: 'i',
      askedHash: '',
      at: 1,
      transferNo: 'CT260101-222222',
      sequence: 0,
      day: '2026-01-01',
      requirementId: 0,
      locked: 0,
    };
    expect(await writeMemberTransfer(gateway.db, { ...wanted, otherId: id }, null)).toBe(false);
    expect(await writeMemberTransfer(gateway.db, { ...wanted, otherId: below.id, way: 'up' }, null)).toBe(
      false,
    );
    expect(await agent.balance()).toBe(1_000_000);
    expect(await writeMemberTransfer(gateway.db, { ...wanted, otherId: below.id }, null)).toBe(true);
  });
});
