import { beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Announcement = { id: number; title: string; content: string; execution: string | null };
type Lists = Record<'promotion' | 'player' | 'popup' | 'hot', Announcement[]> & {
  banners: { url: string; title: string }[];
};
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const lists = async (query: string) => (await gateway.get(`/wps/announcements?${query}`)).body.value as Lists;
const publish = async (wanted: object) =>
  (await gateway.sandbox<{ ids: number[] }>('/announcements', wanted)).ids;

describe('content made by the sandbox', () => {
  it('stands in front of what is seeded, as long and as many as wanted, and goes with a reset [CALL-07]', async () => {
    const before = await lists('types=B,PL,PU,PR,H');
    const ids = await publish({ kind: 'player', count: 2000, titleLength: 200, contentBytes: 500 });
    const { player } = await lists('types=B,PL,PU');
    expect(player.slice(0, 2000).map(({ id }) => id)).toEqual(ids);
    expect(player).toHaveLength(2000 + before.player.length);
    expect(new Set(player.slice(0, 2000).map(({ title }) => title.length))).toEqual(new Set([200]));
    expect(player[0]?.content.length).toBeGreaterThan(400);
    await publish({ kind: 'promotion', count: 300 });
    expect((await lists('types=PR')).promotion).toHaveLength(300 + before.promotion.length);
    await gateway.sandbox('/reset');
    expect(await lists('types=B,PL,PU,PR,H')).toEqual(before);
  });

  it('says what it is told, and hides the seeded ones of a kind [CALL-07]', async () => {
    await gateway.sandbox('/announcements', { clear: 'popup' });
    expect((await lists('types=PU')).popup).toEqual([]);
    const item = { title: 'Chào', content: '<p>x</p>', execution: 'B' };
    const [id] = await publish({ kind: 'popup', item: { ...item, hot: true } });
    expect((await lists('types=PU')).popup).toEqual([expect.objectContaining({ id, ...item })]);
    expect((await lists('types=PR,H')).hot.map((one) => one.id)).toContain(id);
    expect((await lists('types=B,PL,PU')).player.length).toBeGreaterThan(0);
    await gateway.sandbox('/announcements', { clear: 'promotion' });
    const { body } = await gateway.get('/wps/announcements/popular');
    expect(body.value).toEqual({ list: [] });
  });

  it('replaces the banners of a group alone [CALL-07 ENT-36]', async () => {
    const before = await lists('types=B&groupName=m_video');
    const banners = [{ url: '/art/banners/sea.svg', linkage: '/m/activity', title: 'Biển' }];
    await gateway.sandbox('/banners', { groupName: 'm_home', banners });
    expect((await lists('types=B&groupName=m_home')).banners).toEqual([
      { groupName: 'm_home', ...banners[0] },
    ]);
    expect(await lists('types=B&groupName=m_video')).toEqual(before);
    await gateway.sandbox('/banners', { groupName: 'm_home', banners: [] });
    expect((await lists('types=B&groupName=m_home')).banners).toEqual([]);
    await gateway.sandbox('/reset');
    expect((await lists('types=B&groupName=m_home')).banners.length).toBeGreaterThan(2);
  });

  it('says what is wrong with a command [CALL-07]', async () => {
    await expect(publish({ kind: 'nope' })).rejects.toThrow(/400/);
    await expect(publish({ kind: 'player', merchant: 'nobody' })).rejects.toThrow(/no merchant/);
    await expect(gateway.sandbox('/inbox', { account: 'nobody' })).rejects.toThrow(/no account/);
    expect((await gateway.send('/sandbox/applications?account=nobody')).status).toBe(400);
  });
});
