import { beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '@/contracts/games/game';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Favourites = { content: Game[]; pageNum: number; totalPages: number; nodeIds: number[] };

const FAVOURITES = '/lgw/games/favourites';
const RECENT = '/lgw/games/recent';
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof asMember>>;
beforeEach(async () => {
  gateway = await startGateway();
  member = await asMember(gateway);
});

const favourites = async (query = 'pageNum=1&pageSize=30') =>
  (await member.get(`${FAVOURITES}?language=VI&${query}`)).body.value as Favourites;
const mark = (nodeId: number | string) => member.send('POST', FAVOURITES, { nodeId });
const unmark = (nodeId: number | string) => member.send('DELETE', FAVOURITES, { nodeId });
const recent = async (query = '') =>
  ((await member.get(`${RECENT}?language=VI${query}`)).body.value as { list: Game[] }).list;
const play = (nodeId: number | string) => member.get(`${RECENT}/add?nodeId=${nodeId}`);
const idsOf = (games: Game[]) => games.map(({ nodeId }) => nodeId);

describe('favourites', () => {
  it('are listed last added first, with the node ids of all [CALL-56 CALL-58 GAME-60 GAME-61 GAME-62 GAME-63]', async () => {
    expect(await favourites()).toEqual({ content: [], pageNum: 1, totalPages: 1, nodeIds: [] });
    for (const nodeId of [90_001, 90_003, 90_004]) await mark(nodeId);
    expect(await favourites('pageNum=2&pageSize=2')).toMatchObject({
      content: [{ nodeId: 90_001, gameName: 'Trống Hội Đêm Rằm' }],
      pageNum: 2,
      totalPages: 2,
      nodeIds: [90_004, 90_003, 90_001],
    });
    const fish = await favourites('pageNum=1&pageSize=30&gameType=FISH');
    expect(idsOf(fish.content)).toEqual([90_003]);
    expect(fish.nodeIds).toHaveLength(3);
  });

  it('stay the same when a game is added twice, and take no game that is not in the lobby [CALL-56]', async () => {
    await mark(90_001);
    await mark(90_002);
    expect((await mark('90001')).body).toMatchObject({ success: true, value: null });
    await mark(1);
    await mark('abc');
    expect((await favourites()).nodeIds).toEqual([90_002, 90_001]);
  });

  it('lose a game by DELETE with a body; one that is not there is no error [CALL-57 GAME-67]', async () => {
    await mark(90_001);
    expect((await unmark(90_001)).body.success).toBe(true);
    expect((await unmark(90_001)).body.success).toBe(true);
    expect(await favourites()).toMatchObject({ content: [], nodeIds: [] });
  });

  it('are a member’s own, and need a session [CALL-58]', async () => {
    await mark(90_001);
    const other = await asMember(gateway, 'member40');
    const { body } = await other.get(`${FAVOURITES}?language=VI&pageNum=1&pageSize=30`);
    expect((body.value as Favourites).nodeIds).toEqual([]);
    const guest = await gateway.get(`${FAVOURITES}?language=VI&pageNum=1&pageSize=30`);
    expect(guest).toMatchObject({ status: 401, body: { errorCode: 'session.missing' } });
  });
});

describe('recent games', () => {
  it('are listed newest first, each once, of one category or of all [CALL-59 CALL-60 GAME-72]', async () => {
    for (const nodeId of [90_001, 90_003, 90_002, 90_001]) await play(nodeId);
    expect(idsOf(await recent())).toEqual([90_001, 90_002, 90_003]);
    expect(idsOf(await recent('&gameCategory=RNG'))).toEqual([90_001, 90_002]);
  });

  it('are fifty at most; what is not in the lobby is passed over [CALL-59]', async () => {
    for (let number = 1; number <= 52; number += 1) await play(100_000 + number);
    await play(5);
    const list = await recent();
    expect(list).toHaveLength(50);
    expect([list[0]?.nodeId, list.at(-1)?.nodeId]).toEqual([100_052, 100_003]);
  });

  it('need a session [CALL-60]', async () => {
    expect((await gateway.get(`${RECENT}?language=VI`)).status).toBe(401);
    expect((await gateway.get(`${RECENT}/add?nodeId=90001`)).status).toBe(401);
  });
});
