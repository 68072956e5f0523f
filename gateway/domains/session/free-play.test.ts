import { beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from '../../db/ledger';
import { logIn } from '../../testing/log-in';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

const start = (address = '203.0.113.9', query = '') =>
  gateway.call(`/wps/session/freeplay${query}`, { method: 'POST', headers: { 'X-Forwarded-For': address } });
const offer = async (query = '') => (await gateway.get(`/wps/session/freeplay${query}`)).body.value;

describe('free play', () => {
  it('opens a trial account with play money and a session [CALL-10 TRIAL-02 TRIAL-05 TRIAL-09 TRIAL-10 TRIAL-11]', async () => {
    const { value } = (await start()).body;
    expect(value).toMatchObject({ userName: expect.stringMatching(/^guest_\d+$/), customerType: 4 });
    const { token, userName } = value as { token: string; userName: string };
    expect((await gateway.get('/wps/wallets/gcs', token)).body.value).toEqual({ sumBalance: 2_000_000 });
    expect((await gateway.get('/wps/member/info', token)).body.value).toMatchObject({
      account: userName,
      type: 4,
    });
    expect((await logIn(gateway, userName, 'x')).body.errorCode).toBe('login.wrong.credentials');
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('is offered by GET and opened by POST, by merchants that have it [CALL-11 TRIAL-14]', async () => {
    expect(await offer()).toEqual({ offered: true });
    expect(await offer('?merchantCode=bare')).toEqual({ offered: false });
    expect((await start('203.0.113.9', '?merchantCode=bare')).body.errorCode).toBe('permission.denied');
    await gateway.sandbox('/free-play', { offered: false });
    expect(await offer()).toEqual({ offered: false });
    await gateway.sandbox('/reset');
    expect(await offer()).toEqual({ offered: true });
  });

  it('is opened ten times an hour for an address, also when all are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => start()));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(10);
    expect(await start()).toMatchObject({ status: 429, body: { errorCode: 'rate.limited' } });
    expect((await start('203.0.113.10')).body.success).toBe(true);
    await gateway.sandbox('/clock', { offsetSeconds: 3601 });
    expect((await start()).body.success).toBe(true);
  });
});
