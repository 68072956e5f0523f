import { beforeEach, expect, it } from 'vitest';
import type { Game } from '@/contracts/games/game';
import { isVendorShut } from '../../db/vendors';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type List = { games: Game[]; total: number };
const list = async (query = '') =>
  (await gateway.get(`/lgw/games?language=VI&pageNum=1&pageSize=30${query}`)).body.value as List;

it('makes the lobby hold so many games and no more, and puts the seeded ones back [CALL-55]', async () => {
  const { total: seeded } = await list();
  for (const count of [500, 10_000, 40, 3_000]) {
    await gateway.sandbox('/games/count', { count });
    expect((await list()).total).toBe(count);
  }
  const copies = await list('&gameName=trong hoi dem ram 3');
  expect(copies.games).toEqual([expect.objectContaining({ gameName: 'Trống Hội Đêm Rằm 3' })]);
  await gateway.sandbox('/reset');
  expect((await list()).total).toBe(seeded);
});

it('finds every copy by the words of its category [CALL-55]', async () => {
  await gateway.sandbox('/games/count', { count: 10_000 });
  const { total } = await list('&gameType=RNG');
  expect((await list('&gameName=nổ hũ&gameType=RNG')).total).toBe(total);
  expect(total).toBeGreaterThan(4_000);
});

it('changes the flags of one game until it is reset [GAME-97 GAME-99 GAME-100 GAME-101]', async () => {
  const game = async () => (await gateway.get('/lgw/games/detail?language=VI&nodeId=90001')).body.value;
  const before = await game();
  await gateway.sandbox('/games/change', {
    nodeId: 90_001,
    supportPlay: 0,
    isGameH5: 0,
    freeplay: 0,
    label: null,
  });
  expect(await game()).toMatchObject({ supportPlay: 0, isGameH5: 0, freeplay: 0, label: null });
  await gateway.sandbox('/reset');
  expect(await game()).toEqual(before);
  await expect(gateway.sandbox('/games/change', { nodeId: 7, freeplay: 1 })).rejects.toThrow('no game 7');
});

it('shuts a vendor at one merchant, and opens it again [CALL-68]', async () => {
  const shut = (merchant: string) => isVendorShut(gateway.db, merchant, 'JILI');
  await gateway.sandbox('/vendors/maintenance', { vassalage: 'JILI', on: true });
  expect([await shut('hoadang'), await shut('bare')]).toEqual([true, false]);
  await gateway.sandbox('/vendors/maintenance', { vassalage: 'JILI', on: false });
  expect(await shut('hoadang')).toBe(false);
  await gateway.sandbox('/vendors/maintenance', { vassalage: 'JILI', on: true });
  await gateway.sandbox('/reset');
  expect(await shut('hoadang')).toBe(false);
});

it('forgets what a member marked and played [CALL-58 CALL-60]', async () => {
  const member = await asMember(gateway);
  await member.send('POST', '/lgw/games/favourites', { nodeId: 90_001 });
  await member.get('/lgw/games/recent/add?nodeId=90001');
  await gateway.sandbox('/games/forget', { account: 'minhan_2209' });
  const recent = await member.get('/lgw/games/recent?language=VI');
  const favourites = await member.get('/lgw/games/favourites?language=VI&pageNum=1&pageSize=30');
  expect([recent.body.value, favourites.body.value]).toEqual([
    { list: [] },
    expect.objectContaining({ nodeIds: [] }),
  ]);
});
