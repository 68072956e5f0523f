import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountHash } from '../../edge/lib/security/security-event';
import { startSeededSite } from './support/seeded-site';
import { addressOf, type Input, payloadOf } from './support/server-functions';
import { ORIGIN, SESSION_KEYS, type Site } from './support/site';

const ACCOUNT = 'minhan_2209';
const PASSWORD = 'Lantern2209';
const WRONG = 'PLANTEDwrong7';
const ADDRESS = '203.0.113.77';
const AGENT = 'Mozilla/5.0 (Linux; Android 14; PLANTED-phone) Chrome/130.0 Mobile';
let site: Site;

beforeAll(async () => {
  site = await startSeededSite({ HUMAN_VERIFICATION: 'none' });
});
afterAll(() => site.close());

/** What the visitor's browser holds. */
let cookies = '';

async function browse(path: string, init: { method?: string; headers?: object; body?: string } = {}) {
  const { method = 'GET', body } = init;
  const response = await site.fetch(path, {
    method,
    body,
    headers: { 'User-Agent': AGENT, 'X-Sandbox-Address': ADDRESS, Cookie: cookies, ...init.headers },
  });
  const text = await response.text();
  const kept = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  if (kept.length > 0) cookies = kept.join('; ');
  return text;
}

const call = (name: string, data: Input = {}) =>
  browse(addressOf(name), {
    method: 'POST',
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      'x-tsr-serverFn': 'true',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: payloadOf(data),
  });
const logIn = (password: string) => call('logInFn', { type: 'username', username: ACCOUNT, password });

it('the log tells a login from its first page to its end, and nothing that opens an account [ERR-60 LOGIN-73]', async () => {
  site.logs.length = 0;
  await browse('/m/login?from=PLANTED-query');
  await logIn(WRONG);
  await logIn(PASSWORD);
  const session = cookies;
  await browse('/wps/wallets/gcs');
  await call('changePasswordFn', {
    oldPassword: WRONG,
    newPassword: `${WRONG}x`,
    confirmNewPassword: `${WRONG}x`,
  });
  await call('logOutFn');
  cookies = session;
  await browse('/wps/wallets/gcs');
  cookies = '__Host-session=PLANTED-forged';
  await browse('/m/login');

  const lines = site.logs.map((line) => JSON.parse(line));
  const events = lines.filter(({ event }) => event === 'security');
  const whom = accountHash(ACCOUNT, { SESSION_KEYS });
  expect(events.map(({ kind, call: of, code, account }) => [kind, of, code, account])).toEqual([
    ['login.refused', 'session.logIn', 'login.wrong.credentials', whom],
    ['login', 'session.logIn', undefined, whom],
    ['proof.failed', 'member.changePassword', 'password.wrong', whom],
    ['session.ended', 'session.logOut', undefined, whom],
    ['session.ended', 'wallet.balance', 'session.ended', whom],
    ['session.refused', undefined, undefined, undefined],
  ]);
  for (const event of events) {
    expect(event).toMatchObject({ network: '203.0.113.0/24', country: 'VN', device: 'Android/Chrome' });
  }

  const requests = lines.filter(({ event }) => event === 'request');
  expect(requests.map(({ call: of, code, status }) => [of, code, status])).toEqual([
    [null, 'ok', 200],
    ['logInFn', 'login.wrong.credentials', 200],
    ['logInFn', 'ok', 200],
    ['wallet.balance', 'ok', 200],
    ['changePasswordFn', 'password.wrong', 200],
    ['logOutFn', 'ok', 200],
    ['wallet.balance', 'session.ended', 401],
    [null, 'ok', 200],
  ]);
  expect(requests.every(({ upstreamMs, ms }) => upstreamMs >= 0 && ms >= 0)).toBe(true);
  const ids = new Set(requests.map(({ requestId }) => requestId));
  expect(events.every(({ requestId }) => ids.has(requestId))).toBe(true);

  const written = site.logs.join('\n');
  expect(written).not.toMatch(/PLANTED|Lantern|minhan|203\.0\.113\.77/i);
  expect(written).not.toContain(session.slice(-40));
});
