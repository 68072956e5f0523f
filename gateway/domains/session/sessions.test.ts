import { beforeEach, describe, expect, it } from 'vitest';
import { seal } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const PHONE = { 'X-Visitor-Device': 'Android/Chrome', 'X-Visitor-Country': 'VN' };
const LAPTOP = { 'X-Visitor-Device': 'Windows/Edge', 'X-Visitor-Country': 'TH' };
async function logInFrom(from: Record<string, string>, username = 'test_001') {
  const { body, key } = await seal({ username, password: 'Lantern2209', type: 'username' });
  const headers = { 'Content-Type': 'application/json', Encryption: key, ...from };
  const answer = await gateway.call('/wps/session/login', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (answer.body.value as { token: string }).token;
}
type Session = { sessionId: string; device: string | null; country: string | null; isCurrent: boolean };
const sessionsOf = async (token: string) =>
  ((await gateway.get('/wps/session/list', token)).body.value as { list: Session[] }).list;
const end = async (token: string, path: string, fields: object = {}) => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await gateway.call(path, { method: 'DELETE', headers, body: JSON.stringify(fields) })).body
    .errorCode;
};
const statusOf = async (token: string) => (await gateway.get('/wps/member/info', token)).body.errorCode;

describe('the sessions of a member', () => {
  it('are told with device and country, this one first, and no other member’s [ACC-02]', async () => {
    const laptop = await logInFrom(LAPTOP);
    await logInFrom(PHONE, 'test_002');
    const phone = await logInFrom(PHONE);
    const list = await sessionsOf(laptop);
    expect(list.map(({ device, country, isCurrent }) => [device, country, isCurrent])).toEqual([
      ['Windows', 'TH', true],
      ['Android', 'VN', false],
    ]);
    expect(JSON.stringify(list)).not.toContain(phone);
  });

  it.each([[{ 'X-Visitor-Device': '<script>/x', 'X-Visitor-Country': 'vn' }], [{}]])(
    'are told without what nobody said: %j',
    async (from) => {
      const [session] = await sessionsOf(await logInFrom(from));
      expect(session).toMatchObject({ device: null, browser: null, country: null });
    },
  );

  it('end one by one, at once, and of the member’s own alone [SESS-45 ACC-02]', async () => {
    const [laptop, phone] = [await logInFrom(LAPTOP), await logInFrom(PHONE)];
    const other = await logInFrom(PHONE, 'test_002');
    const [, foreign] = [await sessionsOf(phone), (await sessionsOf(other))[0]];
    expect(await end(phone, '/wps/session/list', { sessionId: foreign?.sessionId })).toBe('session.unknown');
    expect(await statusOf(other)).toBeNull();
    const name = (await sessionsOf(phone)).find(({ isCurrent }) => !isCurrent)?.sessionId;
    const twice = await Promise.all([1, 2].map(() => end(phone, '/wps/session/list', { sessionId: name })));
    expect(twice.sort()).toEqual([null, 'session.unknown'].sort());
    expect(await statusOf(laptop)).toBe('session.ended');
    expect(await statusOf(phone)).toBeNull();
  });

  it('end all but this one, at once [SESS-45 ACC-02]', async () => {
    const others = [await logInFrom(LAPTOP), await logInFrom(PHONE)];
    const token = await logInFrom(PHONE);
    const stranger = await logInFrom(PHONE, 'test_002');
    expect(await end(token, '/wps/session/others')).toBeNull();
    for (const one of others) expect(await statusOf(one)).toBe('session.ended');
    expect([await statusOf(token), await statusOf(stranger)]).toEqual([null, null]);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  it('that were not used for the idle limit are told no more [SESS-45]', async () => {
    await logInFrom(LAPTOP);
    await gateway.sandbox('/clock', { offsetSeconds: 1900 });
    expect(await sessionsOf(await logInFrom(PHONE))).toHaveLength(1);
  });
});

describe('the logins of a member', () => {
  it('are told page by page, the last first, with their way [ACC-02]', async () => {
    const tokens: string[] = [];
    for (const from of [LAPTOP, PHONE, LAPTOP]) tokens.push(await logInFrom(from));
    const pageAt = async (query: string) =>
      (await gateway.get(`/wps/session/logins?limit=2${query}`, tokens[0])).body.value as {
        list: { device: string; way: string; loginId: string }[];
        next: string | null;
      };
    const first = await pageAt('');
    expect(first.list.map(({ device, way }) => [device, way])).toEqual([
      ['Windows', 'password'],
      ['Android', 'password'],
    ]);
    const second = await pageAt(`&cursor=${first.next}`);
    expect(second.list.map(({ device }) => device)).toEqual(['Windows']);
    expect(second.next).toBeNull();
    expect((await gateway.get('/wps/session/logins?cursor=made-up', tokens[0])).body.errorCode).toBe(
      'request.invalid',
    );
  });

  it('do not hold what failed', async () => {
    const token = await logInFrom(PHONE);
    const { body, key } = await seal({ username: 'test_001', password: 'wrong', type: 'username' });
    await gateway.call('/wps/session/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Encryption: key },
      body: JSON.stringify(body),
    });
    const { list } = (await gateway.get('/wps/session/logins', token)).body.value as { list: object[] };
    expect(list).toHaveLength(1);
  });
});
