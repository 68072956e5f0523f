import { gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { lotteryDraws } from '@/demo/db/schema';
import { LOTTERIES as HELD } from '@/demo/vendor/lottery/lotteries';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { LOTTERIES } from './lotteries';

type Row = Record<string, unknown> & { gameCode: string };
type Open = Row & {
  numero: string;
  closeTime: number;
  drawTime: number;
  lastNumero: string;
  lastResult: string[];
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

async function listOf<T = Row>(path: string): Promise<T[]> {
  const { body } = await gateway.get(`/lgw/${path}`);
  expect(body.success).toBe(true);
  return (body.value as { list: T[] }).list;
}
const codesOf = (wanted: Partial<(typeof LOTTERIES)[number]>) =>
  LOTTERIES.filter((lottery) =>
    Object.entries(wanted).every(([key, value]) => lottery[key as 'kind'] === value),
  ).map(({ gameCode }) => gameCode);

describe('the lotteries', () => {
  it('are listed in their order, electronic ones apart [CALL-62 CALL-67 GAME-82 GAME-87]', async () => {
    const plain = await listOf('lottery/list?language=VI');
    expect(plain.map(({ gameCode }) => gameCode)).toEqual(codesOf({ gameType: 'LOTT' }));
    const electronic = await listOf('elott/list?language=VI');
    expect(electronic.map(({ gameCode }) => gameCode)).toEqual(codesOf({ gameType: 'ELOTT' }));
    for (const { nodeId, gameName, imageUrl } of [...plain, ...electronic]) {
      expect([typeof nodeId, gameName, imageUrl]).toEqual([
        'number',
        expect.any(String),
        expect.stringMatching(/\.svg$/),
      ]);
    }
  });

  it('are grouped under names in the language asked for, each lottery once [CALL-63 GAME-83]', async () => {
    const inVietnamese = await listOf<{ menuName: string; gameCodes: string[] }>('lottery/menu?language=VI');
    const inEnglish = await listOf<{ menuName: string }>('lottery/menu?language=EN');
    expect(inVietnamese[0]?.menuName).toBe('Xổ số ba miền');
    expect(inEnglish[0]?.menuName).toBe('Vietnam draws');
    const codes = inVietnamese.flatMap(({ gameCodes }) => gameCodes);
    expect([...codes].sort()).toEqual(codesOf({}).sort());
  });
});

it('are those that their house holds, by the same names', () => {
  const told = LOTTERIES.map(({ gameCode, gameName, gameType, kind, cover }) => [
    gameCode,
    gameName,
    gameType,
    kind,
    cover,
  ]);
  const held = HELD.map(({ gameCode, names, gameType, kind, cover }) => [
    gameCode,
    names.vi,
    gameType,
    kind,
    cover,
  ]);
  expect(told).toEqual(held);
});

describe('their draws', () => {
  it('show the last result of each Vietnamese lottery from the highest prize on [CALL-64 GAME-84 GAME-88]', async () => {
    const results = await listOf<Row & { drawTime: number; results: { prize: string; numbers: string[] }[] }>(
      'lottery/vn/results',
    );
    expect(results.map(({ gameCode }) => gameCode)).toEqual(codesOf({ kind: 'vietnam' }));
    for (const { gameCode, drawTime, results: prizes } of results) {
      expect(drawTime).toBeLessThanOrEqual(Date.now());
      const eight = HELD.find((lottery) => lottery.gameCode === gameCode)?.prizes === 8;
      expect(prizes.map(({ prize }) => prize)).toEqual(['DB', ...'1234567', ...(eight ? ['8'] : [])]);
    }
  });

  it('are open until they close, and name the last result of the others [CALL-65 CALL-66 GAME-85 GAME-86 GAME-88]', async () => {
    const asked = Date.now();
    const vietnamese = await listOf<Open>('lottery/vn/numero');
    const others = await listOf<Open>('lottery/numero');
    expect(vietnamese.map(({ gameCode }) => gameCode)).toEqual(codesOf({ kind: 'vietnam' }));
    expect(others.map(({ gameCode }) => gameCode)).toEqual(codesOf({ kind: 'digits' }));
    for (const { closeTime, drawTime } of [...vietnamese, ...others]) {
      expect(closeTime).toBeGreaterThan(asked - 1000);
      expect(drawTime).toBeGreaterThan(closeTime);
    }
    for (const { gameCode, numero, lastNumero, lastResult } of others) {
      expect(lastNumero < numero).toBe(true);
      expect(lastResult).toHaveLength(HELD.find((lottery) => lottery.gameCode === gameCode)?.digits ?? 0);
    }
  });

  it('follow the clock of the gateway: what was open is the last result then, and stays it [GAME-88]', async () => {
    const quick = async () =>
      (await listOf<Open>('lottery/numero')).find(({ gameCode }) => gameCode === 'ELOTT-06');
    const before = await quick();
    const ahead = Math.ceil(((before?.drawTime ?? 0) - Date.now()) / 1000) + 1;
    await gateway.sandbox('/clock', { offsetSeconds: ahead });
    const after = await quick();
    expect(after?.lastNumero).toBe(before?.numero);
    expect((await quick())?.lastResult).toEqual(after?.lastResult);
    await gateway.sandbox('/clock', { offsetSeconds: 0 });
  });
});

it('a reset forgets the draws of a clock that was ahead, so that nobody knows a result before its time [GAME-88]', async () => {
  const ahead = await startGateway();
  await ahead.sandbox('/clock', { offsetSeconds: 3 * 24 * 3600 });
  await ahead.get('/lgw/lottery/numero');
  const later = Date.now() + 24 * 3600_000;
  const heldAfter = async (moment: number) =>
    ahead.demo.db.$count(lotteryDraws, gt(lotteryDraws.drawTime, moment));
  expect(await heldAfter(later)).toBeGreaterThan(0);
  await ahead.sandbox('/reset');
  expect(await heldAfter(Date.now())).toBe(0);
});
