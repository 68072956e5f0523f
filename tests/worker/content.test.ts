import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './support/server-functions';
import { type Site, sessionCookie, startSite } from './support/site';
import { ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

const NEWS = '/wps/announcements';
let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url, MERCHANT_CODE: 'content' });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => stub.reset());

const read = async (path: string, headers: Record<string, string> = {}) =>
  JSON.parse(await (await site.fetch(path, { headers })).text());

describe('content through the built edge', () => {
  it('with marks of a member is that member’s alone; guests share one answer [GATE-47 ENT-20]', async () => {
    stub.on(NEWS, (response, call) => {
      const token = call.query.get('token');
      ok({ player: [{ id: 701, title: token ?? 'guest', read: token === null ? null : true }] })(
        response,
        call,
      );
    });
    const titleFor = async (headers: Record<string, string> = {}) =>
      (await read(`${NEWS}?types=B`, headers)).value.player[0].title;
    const [first, second] = [await sessionCookie('first'), await sessionCookie('second')];
    expect(await titleFor({ Cookie: first })).toBe('first');
    expect(await titleFor()).toBe('guest');
    expect(await titleFor({ Cookie: second })).toBe('second');
    expect(await titleFor({ Cookie: first })).toBe('first');
    expect(await titleFor()).toBe('guest');
    const tokens = stub.callsTo(NEWS).map(({ query }) => query.get('token'));
    expect(tokens).toEqual(['first', null, 'second', 'first']);
  });

  it('is sanitised wherever HTML is named: notice, help, its questions, inbox, popups with sizes in rem [SHELL-18 SHELL-43]', async () => {
    const content = '<p style="width:200px" onclick="x()">a</p><script>x()</script>';
    const Cookie = await sessionCookie('tok');
    stub.on('/wps/notice', ok({ id: 1, title: 't', content }));
    stub.on(
      '/wps/system/helpCenter',
      ok({ list: [{ title: 't', content, children: [{ title: 'c', content }] }] }),
    );
    stub.on('/wps/inbox', ok({ content: [{ id: 1, content }], pageNum: 1, totalPages: 1 }));
    stub.on(NEWS, ok({ promotion: [{ id: 1, content }], popup: [{ id: 2, content }] }));
    const notice = await read('/wps/notice?id=1');
    const help = await read('/wps/system/helpCenter');
    const inbox = await read('/wps/inbox?pageNum=1', { Cookie });
    const news = await read(`${NEWS}?types=B&groupName=m_home`);
    expect([
      notice.value.content,
      help.value.list[0].content,
      help.value.list[0].children[0].content,
      inbox.value.content[0].content,
      news.value.promotion[0].content,
    ]).toEqual(Array(5).fill('<p>a</p>'));
    expect(news.value.popup[0].content).toBe('<p data-size="width:2rem">a</p>');
  });

  it('has its pictures on the hosts that the status names [GATE-44 GATE-46 ENT-69]', async () => {
    const { info } = openStatus();
    stub.on(
      '/wps/system/status',
      ok(openStatus({ info: { ...info, imageCDNs: ['https://cdn7.example.com'] } })),
    );
    stub.on(
      '/wps/notice',
      ok({ id: 2, title: 't', content: '<img src="/up/a.png"><img src="/art/logo.svg">' }),
    );
    await site.restart({ MERCHANT_CODE: 'content-hosts' });
    const { value } = await read('/wps/notice?id=2');
    expect(value.content).toContain('src="https://cdn7.example.com/up/a.png"');
    expect(value.content).toContain('data-fallback="/up/a.png"');
    expect(value.content).toContain('src="/art/logo.svg"');
  });

  it('may be as long as its operation says: 16 MB of announcements, 2 MB of anything else [CALL-04]', async () => {
    const long = (megabytes: number) => 'x'.repeat(megabytes * 1024 * 1024);
    stub.on(NEWS, ok({ player: [{ id: 1, content: long(10) }] }));
    expect((await site.fetch(`${NEWS}?types=B&groupName=m_video`)).status).toBe(200);
    stub.on(NEWS, ok({ player: [{ id: 1, content: long(17) }] }));
    expect((await site.fetch(`${NEWS}?types=B&groupName=m_charity`)).status).toBe(502);
    stub.on('/wps/notice', ok({ id: 3, content: long(3) }));
    expect((await site.fetch('/wps/notice?id=3')).status).toBe(502);
  });

  it('of the menu is asked for by all its letters at once, and its texts stay at the edge [MENU-64]', async () => {
    stub.on(NEWS, ok({ promotion: [{ id: 501, title: 'Hội trăng', content: '<p>long</p>' }] }));
    stub.on('/wps/announcements/categories', ok({ list: [] }));
    const headers = { 'x-tsr-serverFn': 'true', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await site.fetch(addressOf('getMenuPromotionsFn'), { headers });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect([text.includes('Hội trăng'), text.includes('long')]).toEqual([true, false]);
    const asked = stub.callsTo(NEWS).map(({ query }) => query.get('types')?.split(',').sort());
    expect(asked).toEqual([['B', 'H', 'PL', 'PR', 'PU']]);
  });
});

const KEY = crypto.randomUUID();

describe('calls of members', () => {
  it('go to the gateway by their own method with the token, and never without one [GATE-34 CALL-48 CALL-52 CALL-88]', async () => {
    const Cookie = await sessionCookie('tok');
    const headers = {
      Origin: 'https://site.example',
      'Content-Type': 'application/json',
      'Idempotency-Key': KEY,
    };
    const calls = [
      ['POST', '/wps/announcements/read', { announcementId: 701, read: true }],
      ['POST', '/wps/inbox/read', { messageId: 1 }],
      ['DELETE', '/wps/inbox', { messageId: 1 }],
      ['POST', '/wps/promotions/signup', { promotionId: 509 }],
    ] as const;
    for (const [method, path, fields] of calls) {
      stub.on(path, ok(null));
      const body = JSON.stringify(fields);
      expect((await site.fetch(path, { method, headers, body })).status).toBe(401);
      expect(stub.callsTo(path)).toEqual([]);
      const answer = await site.fetch(path, { method, headers: { ...headers, Cookie }, body });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(stub.callsTo(path)).toMatchObject([{ method, body, headers: { authorization: 'Bearer tok' } }]);
    }
  });

  it('that carry files or texts are made by server functions alone [GATE-34 CALL-33 CALL-53]', async () => {
    const Cookie = await sessionCookie('tok');
    for (const [method, path] of [
      ['PUT', '/wps/feedback'],
      ['POST', '/wps/promotions/reward'],
    ] as const) {
      const headers = { Origin: 'https://site.example', 'Content-Type': 'application/json', Cookie };
      expect((await site.fetch(path, { method, headers, body: '{}' })).status).toBe(404);
    }
    expect(stub.calls.filter(({ path }) => path !== '/wps/system/status')).toEqual([]);
  });
});
