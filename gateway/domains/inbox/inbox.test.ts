import { beforeEach, describe, expect, it } from 'vitest';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Page = { content: { id: number; title: string; read: boolean }[]; pageNum: number; totalPages: number };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const account = 'test_001';
const open = async (count: number) => {
  const { ids } = await gateway.sandbox<{ ids: number[] }>('/inbox', { account, count });
  const member = await asMember(gateway, account);
  const page = async (pageNum: number) =>
    (await member.get(`/wps/inbox?pageNum=${pageNum}`)).body.value as Page;
  const unread = async () => (await member.get('/wps/inbox/unread')).body.value;
  return { ids, ...member, page, unread };
};

describe('the inbox', () => {
  it('comes in pages of twenty, newest first, empty behind the last [CALL-88 NOTICE-27]', async () => {
    const { ids, page } = await open(45);
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ content }) => content.length)).toEqual([20, 20, 5]);
    expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(ids);
    expect(pages[2]).toMatchObject({ pageNum: 3, totalPages: 3 });
    expect(await page(4)).toEqual({ content: [], pageNum: 4, totalPages: 3 });
  });

  it('counts what is unread; reading and deleting twice change nothing more [CALL-34 NOTICE-23 NOTICE-27]', async () => {
    const { ids, page, unread, send } = await open(3);
    expect(await unread()).toBe(3);
    for (let time = 0; time < 2; time += 1) {
      expect((await send('POST', '/wps/inbox/read', { messageId: ids[0] })).body.success).toBe(true);
      expect(await unread()).toBe(2);
    }
    expect((await page(1)).content.map(({ read }) => read)).toEqual([true, false, false]);
    for (let time = 0; time < 2; time += 1) {
      expect((await send('DELETE', '/wps/inbox', { messageId: String(ids[1]) })).body.success).toBe(true);
      expect((await page(1)).content.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    }
    expect(await unread()).toBe(1);
  });

  it('is the member’s own: nobody else reads, marks or deletes in it [CALL-88 SESS-15]', async () => {
    const { ids, page, unread } = await open(2);
    const other = await asMember(gateway, 'agent01');
    await other.send('POST', '/wps/inbox/read', { messageId: ids[0] });
    await other.send('DELETE', '/wps/inbox', { messageId: ids[1] });
    expect(await unread()).toBe(2);
    expect((await page(1)).content).toHaveLength(2);
    for (const path of ['/wps/inbox?pageNum=1', '/wps/inbox/unread']) {
      expect(await gateway.get(path)).toMatchObject({ status: 401, body: { errorCode: 'session.missing' } });
    }
  });

  it('is filled for the demo members, with some of it unread, and put back by a reset [CALL-07]', async () => {
    const member = await asMember(gateway);
    const before = (await member.get('/wps/inbox?pageNum=1')).body.value as Page;
    expect(before.content[0]).toMatchObject({ read: false, title: expect.any(String) });
    await member.send('DELETE', '/wps/inbox', { messageId: before.content[0]?.id });
    await gateway.sandbox('/reset');
    const again = await asMember(gateway);
    const after = (await again.get('/wps/inbox?pageNum=1')).body.value as Page;
    expect(after.content.map(({ id }) => id)).toEqual(before.content.map(({ id }) => id));
  });
});
