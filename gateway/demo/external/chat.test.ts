import { beforeEach, describe, expect, it } from 'vitest';
import { ROOM_TYPES } from '@/contracts/chat/live';
import { HOSTS } from '@/demo/chat/hosts';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { askDemo } from './partner';

type Listed = { list: { anchorId: number; title: string; roomType: string; [more: string]: unknown }[] };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const backUrl = 'http://localhost:3000/m/live-games?live=hot';
const listed = async (path: string) => (await gateway.get(path)).body.value as Listed;

/** Calls of the chat's page: no cookie, no token of the site. */
async function page<T = Record<string, unknown>>(call: string, body: object) {
  const response = await gateway.send(`/sandbox/vendor/chat/api/${call}`, {
    method: 'POST',
    headers: { Origin: 'null' },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  return (await response.json()) as T & { ok: boolean; reason?: string };
}

const query = (anchorId?: number) =>
  new URLSearchParams({
    b2c: '1',
    template: 'v2',
    backUrl,
    headerColor: '#161E29',
    title: 'Phòng',
    ...(anchorId && { anchorId: String(anchorId) }),
  });

/** Opens the chat as the page does; `get` is that of a member or of a guest. */
async function visit(get: (path: string) => ReturnType<TestGateway['get']>, anchorId?: number) {
  const { chatUrl } = (await get(`/wps/chat/launch?${query(anchorId)}`)).body.value as { chatUrl: string };
  const pass = new URL(chatUrl).hash.slice('#pass='.length);
  const opened = await page<{ visit: string; anchorId: number | null; signedIn: boolean }>('open', { pass });
  return { ...opened, pass, chatUrl };
}

/** What a room shows to a visitor. */
const room = (token: string, anchorId: number) =>
  page<{
    messages: { from: string; text: string; own: boolean; host: boolean }[];
    line: string | null;
  }>('room', { visit: token, anchorId });

describe('the lists of live rooms', () => {
  it('are hot and promo, each in its own order, in the language asked for [CHAT-01 CHAT-02 CHAT-11]', async () => {
    const hot = await listed('/wps/chat/anchors?type=hot&language=VI');
    const promo = await listed('/wps/chat/anchors?type=promo&language=EN');
    expect(hot.list.map(({ anchorId }) => anchorId)).toEqual([501, 502, 503, 504, 505, 507, 510, 512]);
    expect(promo.list[0]).toEqual({
      anchorId: 505,
      nickName: 'Phượng Hồng',
      imageUrl: '/art/avatars/05-phoenix.svg',
      title: 'Lantern painting with Phượng',
      roomType: 'PAID',
    });
    expect((await gateway.get('/wps/chat/anchors?type=new&language=VI')).body.errorCode).toBe(
      'request.invalid',
    );
  });

  it('have rooms of every type, a dozen in all [CHAT-07 CHAT-08 CHAT-09]', () => {
    expect(HOSTS).toHaveLength(12);
    expect(new Set(HOSTS.map(({ roomType }) => roomType))).toEqual(new Set(ROOM_TYPES));
  });

  it('say of each model whether it is there and streams, those who stream first [CHAT-03 CHAT-15 CHAT-16 CHAT-17]', async () => {
    const { list } = await listed('/wps/chat/models?language=VI');
    expect(list.map(({ active, streaming }) => [active, streaming])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it('hold of the focus list only whom the member follows [CHAT-04 CHAT-14 SESS-15]', async () => {
    const path = '/wps/chat/focus?language=VI';
    expect((await gateway.get(path)).body.errorCode).toBe('session.missing');
    const member = await asMember(gateway, 'test_001');
    const followed = async () =>
      ((await member.get(path)).body.value as Listed).list.map(({ anchorId }) => anchorId);
    expect(await followed()).toEqual([]);
    await gateway.sandbox('/follows', { account: 'test_001', anchorId: 506 });
    expect(await followed()).toEqual([506]);
    await gateway.sandbox('/follows', { account: 'test_001', anchorId: 506, following: false });
    expect(await followed()).toEqual([]);
  });
});

it('rooms that were closed are in no list, and are back after a reset', async () => {
  const paths = ['/wps/chat/anchors?type=hot&language=VI', '/wps/chat/models?language=VI'];
  const counts = async () => Promise.all(paths.map(async (path) => (await listed(path)).list.length));
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await askDemo(gateway.env, 'sandbox/close-rooms', {});
  expect(await counts()).toEqual([0, 0]);
  await gateway.sandbox('/reset');
  expect(await counts()).toEqual(before);
});

describe('unread chat messages', () => {
  it('are counted for the member alone until the room is entered [CHAT-05 CHAT-18]', async () => {
    const member = await asMember(gateway, 'test_001');
    const unread = async () => (await member.get('/wps/chat/unread')).body.value;
    expect(await unread()).toEqual({ unReadCount: 0 });
    await gateway.sandbox('/chat-messages', { account: 'test_001', anchorId: 503, count: 3 });
    expect(await unread()).toEqual({ unReadCount: 3 });
    const other = await asMember(gateway, 'test_002');
    expect((await other.get('/wps/chat/unread')).body.value).toEqual({ unReadCount: 0 });
    expect((await gateway.get('/wps/chat/unread')).status).toBe(401);

    const { visit: token } = await visit(member.get);
    const { rooms } = await page<{ rooms: { anchorId: number; unread: number }[] }>('rooms', {
      visit: token,
    });
    expect(rooms.find(({ anchorId }) => anchorId === 503)?.unread).toBe(3);
    await page('room', { visit: token, anchorId: 501 });
    expect(await unread()).toEqual({ unReadCount: 3 });
    await page('room', { visit: token, anchorId: 503 });
    expect(await unread()).toEqual({ unReadCount: 0 });
  });
});

describe('a launched chat', () => {
  it('is at the site that asked, with a token in the fragment that is good once and for a minute [CHAT-06 CHAT-23 CHAT-27 CHAT-28]', async () => {
    const first = await visit(gateway.get, 501);
    expect(first.chatUrl).toMatch(/^http:\/\/localhost:3000\/sandbox\/vendor\/chat#pass=[\w-]{43}$/);
    expect(first).toMatchObject({
      ok: true,
      anchorId: 501,
      backUrl,
      headerColor: '#161E29',
      title: 'Phòng',
      language: 'vi',
      signedIn: false,
    });
    expect(await page('open', { pass: first.pass })).toEqual({ ok: false, reason: 'launch.over' });
    expect(await page('rooms', { visit: first.pass })).toEqual({ ok: false, reason: 'visit.over' });

    const { chatUrl } = (await gateway.get(`/wps/chat/launch?${query()}`)).body.value as { chatUrl: string };
    await gateway.sandbox('/clock', { offsetSeconds: 61 });
    expect(await page('open', { pass: new URL(chatUrl).hash.slice(6) })).toMatchObject({
      reason: 'launch.over',
    });
  });

  it('opens its front page for no room and for one that nobody hosts [CHAT-28]', async () => {
    expect((await visit(gateway.get)).anchorId).toBeNull();
    expect((await visit(gateway.get, 999)).anchorId).toBeNull();
    const script = await gateway.get(
      `/wps/chat/launch?${query()}`.replace(encodeURIComponent(backUrl), 'javascript:alert(1)'),
    );
    expect(script.body.errorCode).toBe('request.invalid');
  });

  it('lets guests read free rooms, and keeps VIP and paid ones and writing for members [CHAT-10]', async () => {
    const guest = await visit(gateway.get);
    expect((await room(guest.visit, 501)).messages).toHaveLength(1);
    for (const anchorId of [503, 505]) {
      expect(await room(guest.visit, anchorId)).toEqual({ ok: false, reason: 'session.missing' });
    }
    const words = { visit: guest.visit, anchorId: 501, text: 'Xin chào' };
    expect(await page('say', words)).toMatchObject({ reason: 'session.missing' });

    const member = await asMember(gateway, 'test_001');
    const inside = await visit(member.get, 503);
    expect(inside.signedIn).toBe(true);
    await page('say', { ...words, visit: inside.visit, text: '  <b>Xin chào</b> ' });
    expect((await room(guest.visit, 501)).messages.at(-1)).toMatchObject({
      text: '<b>Xin chào</b>',
      own: false,
      from: expect.stringMatching(/^.\*{3}.$/u),
    });
    expect((await room(inside.visit, 501)).messages.at(-1)).toMatchObject({ own: true, host: false });
    expect((await room(inside.visit, 503)).ok).toBe(true);
  });

  it('shows nobody what a host wrote to one member, and takes twenty messages a minute [CHAT-05]', async () => {
    await gateway.sandbox('/chat-messages', { account: 'test_001', anchorId: 501, text: 'Chỉ cho bạn' });
    const seen = async (token: string) =>
      JSON.stringify(await page('room', { visit: token, anchorId: 501 })).includes('Chỉ cho bạn');
    const owner = await visit((await asMember(gateway, 'test_001')).get);
    const other = await visit((await asMember(gateway, 'test_002')).get);
    const guest = await visit(gateway.get);
    expect([await seen(other.visit), await seen(guest.visit), await seen(owner.visit)]).toEqual([
      false,
      false,
      true,
    ]);
    const say = () => page('say', { visit: other.visit, anchorId: 501, text: 'a' });
    for (let index = 0; index < 20; index += 1) expect((await say()).ok).toBe(true);
    expect(await say()).toEqual({ ok: false, reason: 'rate.limited' });
  });

  it('has a host who answers a message after a moment, once, and says on air what everybody hears [CHAT-05]', async () => {
    const member = await visit((await asMember(gateway, 'test_001')).get, 501);
    const guest = await visit(gateway.get);
    await page('say', { visit: member.visit, anchorId: 501, text: 'Xin chào cả nhà' });
    const lastOf = async ({ visit: token }: { visit: string }) => (await room(token, 501)).messages.at(-1);
    expect(await lastOf(guest)).toMatchObject({ text: 'Xin chào cả nhà', host: false });
    await gateway.sandbox('/clock', { offsetSeconds: 5 });
    const answers = await Promise.all([lastOf(member), lastOf(guest)]);
    for (const answer of [...answers, await lastOf(guest)]) {
      expect(answer).toMatchObject({ host: true, text: 'Chào bạn, mừng bạn ghé phòng nhé.' });
    }
    const all = (await room(guest.visit, 501)).messages.filter(({ text }) => text.startsWith('Chào bạn,'));
    expect(all).toHaveLength(1);

    const lines = [await room(guest.visit, 501), await room(member.visit, 501)].map(({ line }) => line);
    expect(lines[0]).toMatch(/\p{L}{3}/u);
    await gateway.sandbox('/clock', { offsetSeconds: 5 + 12 });
    expect((await room(guest.visit, 501)).line).not.toBe(lines[0]);
    expect((await room(guest.visit, 509)).line).toBeNull();
  });

  it('is a page without an origin, and is not there outside the sandbox [CHAT-29]', async () => {
    const answer = await gateway.send('/sandbox/vendor/chat');
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('unsafe');
    for (const file of ['chat.js', 'words.js', 'chat.css']) {
      expect((await gateway.send(`/sandbox/vendor/chat/page/${file}`)).status).toBe(200);
    }
    expect((await gateway.send('/sandbox/vendor/chat/page/none.js')).status).toBe(404);
    expect((await gateway.send('/sandbox/vendor/chat/api/none', { method: 'POST' })).status).toBe(404);
    const real = await startGateway({ SANDBOX: undefined });
    for (const path of ['', '/page/chat.js']) {
      expect((await real.send(`/sandbox/vendor/chat${path}`)).status).toBe(404);
    }
  });
});
