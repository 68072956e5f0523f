import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema';
import { logIn } from '../../testing/log-in';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
let token: string;

const tokenOf = async (account = 'test_001') =>
  ((await logIn(gateway, account, 'Lantern2209')).body.value as { token: string }).token;
const context = async (using = token) => {
  const { status, body } = await gateway.get('/wps/member/info', using);
  return { status, errorCode: body.errorCode };
};
const welcome = { status: 200, errorCode: null };
const ended = { status: 401, errorCode: 'session.ended' };

beforeEach(async () => {
  gateway = await startGateway();
  token = await tokenOf();
});

describe('a session', () => {
  it('is missing without a token or with one that was never given [CALL-03 ROLE-23]', async () => {
    const missing = { status: 401, errorCode: 'session.missing' };
    expect(await context('')).toEqual(missing);
    expect(await context(`${token.slice(0, -1)}x`)).toEqual(missing);
    expect(await gateway.get('/wps/member/info')).toMatchObject({ status: 401 });
  });

  it('ends when nobody uses it for the idle limit, and each use moves the limit on [SESS-45]', async () => {
    await gateway.sandbox('/clock', { offsetSeconds: 1700 });
    expect(await context()).toEqual(welcome);
    await gateway.sandbox('/clock', { offsetSeconds: 3400 });
    expect(await context()).toEqual(welcome);
    await gateway.sandbox('/clock', { offsetSeconds: 5300 });
    expect(await context()).toEqual(ended);
    await gateway.sandbox('/clock', { offsetSeconds: 3400 });
    expect(await context()).toEqual(ended);
  });

  it('goes on when its account logs in elsewhere, until there are ten newer ones [SESS-45]', async () => {
    const other = await tokenOf('test_002');
    const further = [];
    for (let count = 1; count < 10; count += 1) further.push(await tokenOf());
    expect(await context(token)).toEqual(welcome);
    await gateway.sandbox('/clock', { offsetSeconds: 120 });
    for (const one of further) expect(await context(one)).toEqual(welcome);
    await tokenOf();
    expect(await context(token)).toEqual(ended);
    expect(await context(other)).toEqual(welcome);
  });

  it.each(['POST', 'DELETE'])('ends by a log-out sent as %s [CALL-13]', async (method) => {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await gateway.call('/wps/session/logout', { method, headers })).body.success).toBe(true);
    expect(await context()).toEqual(ended);
  });

  it('is kept as a hash of its token, never as the token [ROLE-23]', async () => {
    const rows = JSON.stringify(await gateway.db.select().from(sessions));
    expect(rows).not.toContain(token);
  });

  it('takes its token from the query only where the operation says so [CALL-89]', async () => {
    const known = await gateway.get(`/wps/announcements?types=B&token=${token}`);
    expect(known.status).toBe(200);
    expect((await gateway.get('/wps/announcements?types=B&token=never-given')).body.errorCode).toBe(
      'session.missing',
    );
    expect((await gateway.get(`/wps/member/info?token=${token}`)).body.errorCode).toBe('session.missing');
  });

  it('counts for its own merchant only [CALL-89]', async () => {
    const { status } = await gateway.get('/wps/member/info?merchantCode=bare', token);
    expect(status).toBe(401);
  });
});
