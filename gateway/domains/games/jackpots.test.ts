import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import { readMemberBalance } from '../../db/ledger';
import { findMember } from '../../db/members';
import { updateMerchant } from '../../db/merchants';
import { games, jackpotFalls, jackpots } from '../../db/schema';
import { asMember } from '../../testing/as-member';
import { sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Jackpot = {
  jackpotId: string;
  jackpotName: string;
  amount: number;
  mustFallBy: number;
  lastFall: { at: number; amount: number; customerName: string; gameName: string } | null;
};
/** A game that feeds the jackpots, and one that does not. */
const FEEDS = 90_007;
const ELSE = 90_001;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

async function told(language = 'VI', merchantCode = 'hoadang'): Promise<Jackpot[]> {
  const { body } = await gateway.get(`/lgw/jackpots?language=${language}&merchantCode=${merchantCode}`);
  return (body.value as { list: Jackpot[] }).list;
}
const amounts = async () => (await told()).map(({ amount }) => amount);
const ripen = (jackpotId: string) => gateway.sandbox('/jackpots/ripen', { jackpotId });
const balanceOf = async (account: string) => {
  const member = await findMember(gateway.db, 'hoadang', account);
  return readMemberBalance(gateway.db, member?.id ?? 0);
};

describe('the jackpots', () => {
  it('are told the largest first, in the language asked for, at their own site alone [GAME-105 CALL-91]', async () => {
    const list = await told();
    expect(list.map(({ jackpotId }) => jackpotId)).toEqual(['phoenix', 'tiger', 'koi', 'lotus']);
    expect(await amounts()).toEqual((await amounts()).sort((one, other) => other - one));
    for (const { amount, mustFallBy } of list) expect(amount).toBeLessThan(mustFallBy);
    expect([list[0]?.jackpotName, (await told('TH'))[0]?.jackpotName]).toEqual([
      'Hũ Phượng Hoàng',
      'Phoenix Jackpot',
    ]);
    expect(await told('VI', 'bare')).toEqual([]);
  });

  it('have fallen in the ledger when, to whom and for what they say [GAME-105]', async () => {
    const falls = await gateway.db.select().from(jackpotFalls);
    for (const { jackpotId, lastFall } of await told()) {
      const fall = falls.find((one) => one.jackpotId === jackpotId);
      expect(lastFall).toMatchObject({ at: fall?.at, amount: Number(fall?.amount) / 100 });
      expect(lastFall?.customerName).toContain('***');
      expect(lastFall?.gameName.length).toBeGreaterThan(1);
    }
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('take their share of a bet once it is settled, of their games alone, and none that is rolled back [GAME-105]', async () => {
    const before = await amounts();
    const { bet, win, rollBack } = await sitDown(gateway, { account: 'test_001', nodeId: FEEDS });
    await bet('b1', 10_000);
    await bet('b2', 10_000);
    expect(await amounts()).toEqual(before);
    await rollBack('back', 'b2');
    expect(await amounts()).toEqual(before);
    await win('w1', 'b1', 0);
    await win('w1', 'b1', 0);
    const fed = [30, 40, 40, 40];
    expect(await amounts()).toEqual(before.map((amount, place) => amount + (fed[place] ?? 0)));

    const other = await sitDown(gateway, { account: 'test_001', nodeId: ELSE });
    await other.bet('b3', 10_000);
    await other.win('w3', 'b3', 0);
    expect((await amounts())[0]).toBe((before[0] ?? 0) + 30);
  });

  it('fall to the bet that brings them to their mark: whole, once, into its member’s wallet and record [GAME-105 MONEY-13]', async () => {
    await ripen('koi');
    const { bet, win } = await sitDown(gateway, { account: 'test_001', nodeId: FEEDS });
    const koi = (await told()).find(({ jackpotId }) => jackpotId === 'koi');
    const before = await balanceOf('test_001');
    await bet('b1', 1000);
    const { balance } = await win('w1', 'b1', 500);
    await win('w1', 'b1', 500);
    const won = (koi?.amount ?? 0) + 4;
    expect(await balanceOf('test_001')).toBe(before + (won - 500) * 100);
    expect(balance).toBe((before + (won - 500) * 100) / 100);

    const now = (await told()).find(({ jackpotId }) => jackpotId === 'koi');
    expect(now).toMatchObject({
      amount: 5_000_000,
      lastFall: { amount: won, customerName: 't***1', gameName: 'Hũ Vàng' },
    });
    await bet('b2', 1000);
    await win('w2', 'b2', 0);
    expect((await told()).find(({ jackpotId }) => jackpotId === 'koi')).toMatchObject({
      amount: 5_000_004,
      lastFall: { amount: won },
    });
    expect(await auditMoney(gateway.db)).toEqual([]);

    const member = await asMember(gateway, 'test_001');
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const { body } = await member.get(`/wps/transaction/record?from=${today}&to=${today}&kind=win`);
    const { list } = body.value as { list: { title: string; amount: number; kind: string }[] };
    expect(list).toContainEqual(
      expect.objectContaining({ title: 'Hũ Cá Chép', amount: won, kind: 'win', reference: 'hoadang-koi-2' }),
    );
  });

  it('write to whoever won them, once for each, in the language that is read and the currency of the site [GAME-105 NOTICE-27]', async () => {
    await updateMerchant(gateway.db, 'hoadang', { currencySymbol: 'US$"' });
    const list = await told();
    const amountOf = (id: string) => list.find(({ jackpotId }) => jackpotId === id)?.amount ?? 0;
    const { bet, win } = await sitDown(gateway, { account: 'test_001', nodeId: FEEDS });
    await ripen('koi');
    await bet('b1', 12.5);
    for (let copy = 0; copy < 2; copy += 1) await win('w1', 'b1', 500);
    await ripen('lotus');
    await bet('b2', 987.5);
    await win('w2', 'b2', 0);
    await bet('b3', 1000);
    await win('w3', 'b3', 0);

    const { token } = await asMember(gateway, 'test_001');
    const inbox = async (language: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
      const { body } = await gateway.call('/wps/inbox?pageNum=1', { headers });
      return (body.value as { content: { title: string; content: string }[] }).content;
    };
    const money = (amount: number, locale: string) => {
      const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
      return `${new Intl.NumberFormat(locale, { minimumFractionDigits }).format(amount)}\u00a0US$"`;
    };
    const won = [amountOf('lotus') + 4, Math.round(amountOf('koi') * 100 + 5) / 100];
    const titles = async (language: string) => (await inbox(language)).slice(0, 2).map(({ title }) => title);
    expect(await titles('vi')).toEqual(won.map((amount) => `Bạn đã trúng hũ ${money(amount, 'vi-VN')}`));
    expect(await titles('en')).toEqual(won.map((amount) => `You won a jackpot of ${money(amount, 'en-US')}`));
    const [{ content = '' } = {}] = await inbox('vi');
    expect(content).toContain(money(won[0] ?? 0, 'vi-VN'));
    expect(content).toContain('href="/m/transaction/record"');
  });

  it.each(['trial01', 'member40'])(
    'are neither fed nor won by play money, that of %s: no amount, no fall, no name [GAME-105 ROLE-39 ROLE-41]',
    async (account) => {
      const before = await told();
      const balance = await balanceOf(account);
      for (const { jackpotId } of before) await ripen(jackpotId);
      const { bet, win } = await sitDown(gateway, { account, nodeId: FEEDS });
      await bet('b1', 10_000);
      await win('w1', 'b1', 500);
      expect(await told()).toEqual(before);
      expect(await balanceOf(account)).toBe(balance - 950_000);
      // Who bets money next wins what was ripe.
      const other = await sitDown(gateway, { account: 'test_001', nodeId: FEEDS });
      await other.bet('b2', 1_000);
      await other.win('w2', 'b2', 0);
      for (const { lastFall } of await told()) expect(lastFall?.customerName).toBe('t***1');
      expect(await auditMoney(gateway.db)).toEqual([]);
    },
  );

  it('say at which game they fell by its name in the language asked for [GAME-55 GAME-105]', async () => {
    const rows = await gateway.db.select().from(games);
    const namesIn = (list: Jackpot[]) => list.map(({ lastFall }) => lastFall?.gameName ?? '');
    const [vi, en] = [namesIn(await told('VI')), namesIn(await told('EN'))];
    for (const [place, name] of vi.entries())
      expect(rows.filter(({ gameName }) => gameName === name).map(({ gameNameEn }) => gameNameEn)).toContain(
        en[place],
      );
    expect(en).not.toEqual(vi);
    expect(namesIn(await told('TH'))).toEqual(en);
  });

  it('may fall together to one bet [GAME-105]', async () => {
    for (const jackpotId of ['phoenix', 'lotus']) await ripen(jackpotId);
    const { bet, win } = await sitDown(gateway, { account: 'test_001', nodeId: FEEDS });
    await bet('b1', 1000);
    await win('w1', 'b1', 0);
    const falls = (await told()).map(({ lastFall }) => lastFall?.customerName);
    expect(falls[0]).toBe('t***1');
    expect(falls[3]).toBe('t***1');
    expect(falls[1]).not.toBe('t***1');
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it('draw their next mark between what they begin with and what they must fall by [GAME-105]', async () => {
    const { bet, win } = await sitDown(gateway, { account: 'test_001', nodeId: FEEDS });
    const marks = new Set<number>();
    for (let turn = 1; turn <= 5; turn += 1) {
      await ripen('lotus');
      await bet(`b${turn}`, 1000);
      await win(`w${turn}`, `b${turn}`, 0);
      const lotus = await gateway.db.select().from(jackpots).where(eq(jackpots.id, 'lotus')).get();
      expect(lotus?.fallsAt).toBeGreaterThan(lotus?.base ?? 0);
      expect(lotus?.fallsAt).toBeLessThanOrEqual(lotus?.mustFallBy ?? 0);
      marks.add(lotus?.fallsAt ?? 0);
    }
    expect(marks.size).toBeGreaterThan(1);
  });

  it('lose nothing that is in them, and no fall is changed or made up [GAME-105]', async () => {
    const refused = (statement: string) =>
      expect(gateway.db.run(statement)).rejects.toMatchObject({ cause: expect.anything() });
    await refused("UPDATE jackpots SET amount = base WHERE id = 'koi'");
    await refused('UPDATE jackpot_falls SET amount = amount + 1');
    await refused('DELETE FROM jackpot_falls');
    await refused(`INSERT INTO jackpot_falls (source, merchant, jackpot_id, number, member_id, node_id, closing_id, amount, at)
      SELECT 'jackpot:x', merchant, id, falls + 1, 3001, 90007, (SELECT MAX(id) FROM game_closings WHERE member_id = 3001),
        amount, 1 FROM jackpots WHERE id = 'koi'`);
  });
});
