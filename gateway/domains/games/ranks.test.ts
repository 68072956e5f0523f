import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import { auditLedger } from '../../db/ledger';
import { findMember } from '../../db/members';
import { playedQuarters } from '../../db/schema';
import { maskName } from '../../platform/mask-name';
import { sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Row = { recordId: string; customerName: string; winAmount: number; gameName: string; imageUrl: string };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const board = async (merchantCode = 'hoadang') => {
  const query = new URLSearchParams({ gameCategory: 'ALL', limitNum: '30', language: 'VI', merchantCode });
  return ((await gateway.get(`/lgw/ranks?${query}`)).body.value as { list: Row[] }).list;
};

describe('the winner board', () => {
  it('holds thirty real wins, the largest first, with their games, out of a ledger that adds up [CALL-69 WIN-04 WIN-05 WIN-06]', async () => {
    const rows = await board();
    expect(rows).toHaveLength(30);
    const amounts = rows.map(({ winAmount }) => winAmount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(30);
    for (const { gameName, imageUrl } of rows) {
      expect(gameName.length).toBeGreaterThan(1);
      expect(existsSync(new URL(`../../../public${imageUrl}`, import.meta.url))).toBe(true);
    }
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('shows a win as soon as it is settled, at its own site alone, and none that lost or is a week old [WIN-06 WIN-16]', async () => {
    const { bet, win } = await sitDown(gateway, { account: 'test_001' });
    await bet('b1', 100);
    await win('w1', 'b1', 99_000_000.5);
    await bet('b2', 100);
    await win('w2', 'b2', 0);
    const [first, ...others] = await board();
    expect(first).toMatchObject({ customerName: 't***1', winAmount: 99_000_000.5 });
    expect(others).toHaveLength(29);
    expect(await board('bare')).toEqual([]);
    await gateway.sandbox('/clock', { offsetSeconds: 8 * 24 * 3600 });
    expect(await board()).toEqual([]);
  });

  it.each(['trial01', 'member40'])(
    'shows no win of %s, which is play money [WIN-06 ROLE-39 ROLE-41]',
    async (account) => {
      const { player, bet, win } = await sitDown(gateway, { account });
      expect(player.trial).toBe(true);
      await bet('b1', 100);
      await win('w1', 'b1', 99_000_000);
      expect((await board()).map(({ winAmount }) => winAmount)).not.toContain(99_000_000);
    },
  );

  it('counts no play money, and neither do the days that agents are paid by [ROLE-39 ROLE-41]', async () => {
    const played = async (account: string) => {
      const { bet, win } = await sitDown(gateway, { account });
      await bet(`b-${account}`, 100);
      await win(`w-${account}`, `b-${account}`, 50);
      const member = await findMember(gateway.db, 'hoadang', account);
      return gateway.db.$count(playedQuarters, eq(playedQuarters.memberId, member?.id ?? 0));
    };
    expect(await played('trial01')).toBe(0);
    expect(await played('member40')).toBe(0);
    expect(await played('test_001')).toBeGreaterThan(0);
    expect(await auditMoney(gateway.db)).toEqual([]);
  });

  it.each([
    ['minhan_2209', 'm***9'],
    ['Đặng Thị Ánh', 'Đ***h'],
    ['🐯abc🐉', '🐯***🐉'],
    ['👨‍👩‍👧 Lan 🇻🇳', '👨‍👩‍👧***🇻🇳'],
    ['Ánh Mạ'.normalize('NFD'), 'Á***ạ'],
    ['abc', 'a***c'],
    ['ab', 'a***'],
    ['a', '***'],
    ['', '***'],
  ])('hides of %s all but its ends, and of a short name more [WIN-15 WIN-18]', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });
});
