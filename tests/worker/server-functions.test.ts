import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functions } from '../../edge/functions';
import { addressOf, formOf, payloadOf, serverFunctions } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';
import { ok, type StubGateway, startStubGateway } from './support/stub-gateway';

const invalid = { success: false, errorCode: 'request.invalid', value: null };
let stub: StubGateway;
let site: Site;
let login: string;

beforeAll(async () => {
  login = addressOf('logInFn');
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => {
  stub.reset();
  site.logs.length = 0;
});

const START = { 'x-tsr-serverFn': 'true', Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
const call = (path: string, body?: string, type?: string) =>
  site.fetch(path, { method: 'POST', headers: { ...START, ...(type && { 'Content-Type': type }) }, body });

/** One line per request, and none that holds what was sent, a parser's words or a stack. */
function expectQuietLog() {
  const log = site.logs.join('\n');
  expect(log).not.toMatch(/Lantern2209|planted|Unexpected|JSON|SyntaxError|TypeError|Seroval|\bat \w+.*:\d+/);
  for (const line of site.logs) expect(JSON.parse(line)).toHaveProperty('event');
}

const json = 'application/json';

it('a logout without a session voids no cookie: another tab may have opened one meanwhile [SESS-35]', async () => {
  const response = await site.fetch(addressOf('logOutFn'), {
    method: 'POST',
    headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: ORIGIN },
    body: payloadOf({}),
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

describe('calls of server functions', () => {
  it.each([
    ['a form as JSON', 'pw=Lantern2209', json],
    ['broken JSON', '{"password":Lantern2209}', json],
    ['half an object', '{"username":', json],
    ['null', 'null', json],
    ['a list', '[]', json],
    ['a text', '"Lantern2209"', json],
    ['no JSON at all', '', json],
    ['a plain object', '{"username":"planted","password":"Lantern2209"}', json],
    ['an unknown node', '{"t":{"t":99,"i":0,"s":"Lantern2209"},"f":127,"m":[]}', json],
    [
      'an unknown node below',
      payloadOf({ password: 'Lantern2209' }).replace('"t":1,"s"', '"t":99,"s"'),
      json,
    ],
    [
      'over-long fields',
      payloadOf({ username: 'planted', password: '', captcha: 'Lantern2209'.repeat(99) }),
      json,
    ],
  ])('with %s are invalid: 400, nothing repeated [CALL-02 ERR-60]', async (_, body, type) => {
    const response = await call(login, body, type);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(invalid);
    expect(JSON.stringify([...response.headers])).not.toMatch(/Lantern2209|planted/);
    // What an earlier page asked for behind its answer, a GET, may come as late as now.
    expect(stub.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expectQuietLog();
  });

  it.each([
    ['a form', 'username=planted&password=Lantern2209', 'application/x-www-form-urlencoded'],
    ['text', payloadOf({ password: 'Lantern2209' }), 'text/plain'],
    ['a form in parts', formOf('Lantern2209').body, formOf('').type],
  ])('as %s are of a wrong type: 415, nothing repeated [CALL-02 ERR-60]', async (_, body, type) => {
    const response = await call(login, body, type);
    expect([response.status, await response.json()]).toEqual([415, invalid]);
    expect(stub.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expectQuietLog();
  });

  it('without the input that they need are invalid too [CALL-02]', async () => {
    const response = await call(login);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(invalid);
  });

  it('that do not exist answer 404, whatever the name [GATE-34 ERR-60]', async () => {
    const names = ['', 'nope', '__proto__', 'constructor', 'planted%20name', 'eyJwbGFudGVkIjoxfQ'];
    const paths = [...names, 'a'.repeat(64), 'nobodysFn'].map((name) => `/_serverFn/${name}`);
    for (const path of ['/_serverFn', ...paths, `${login}/more`]) {
      const answers = [
        await call(path, payloadOf({ password: 'planted' }), json),
        await site.fetch(path, { headers: START }),
      ];
      for (const response of answers) {
        expect([path, response.status, await response.json()]).toEqual([path, 404, invalid]);
      }
    }
    // Nothing of it reaches Start, which would have words of its own.
    const lines = site.logs.map((line) => JSON.parse(line)).filter(({ event }) => event !== 'request');
    expect(lines).toEqual([]);
  });

  it('are named in the log where they exist, and nothing that a visitor made up is [ERR-60]', async () => {
    const namesIn = () => site.logs.map((line) => JSON.parse(line)).map(({ call: of }) => of);
    for (const name of ['plantedFn', 'nobodysFn']) {
      await call(`/_serverFn/${name}`, '{', json);
      await call(`/_serverFn/${name}`, payloadOf({}), json);
      await site.fetch(`/_serverFn/${name}`, { method: 'PUT', headers: START });
      await site.fetch(`/_serverFn/${name}?payload=x`, { headers: START });
    }
    expect(namesIn().filter((name) => name)).toEqual([]);
    await call(login, '{', json);
    await site.fetch(login, { method: 'PUT', headers: START });
    expect(namesIn().filter((name) => name)).toEqual(['logInFn', 'logInFn']);
  });

  it('with a broken query are invalid: 400 [CALL-02 ERR-60]', async () => {
    const session = addressOf('getSessionFn');
    for (const payload of ['{bad', 'null', '', '{"t":{"t":99}}', 'Lantern2209']) {
      const response = await site.fetch(`${session}?payload=${encodeURIComponent(payload)}`, {
        headers: START,
      });
      expect([payload, response.status, await response.json()]).toEqual([payload, 400, invalid]);
    }
    expectQuietLog();
  });

  it('by another method answer 405 in the frame of a call [GATE-34]', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const response = await site.fetch(login, { method, headers: START });
      expect([response.status, await response.json()]).toEqual([405, invalid]);
      expect(response.headers.get('Allow')).toContain('POST');
    }
  });

  it('that are well formed work, with input, without, and by GET [CALL-02 LOGIN-73]', async () => {
    stub.on('/wps/captcha', ok({ image: 'data:image/png;base64,AA==', captchaId: 'c1' }));
    const captcha = await call(addressOf('loadCaptchaFn'));
    expect([captcha.status, captcha.headers.get('x-tss-serialized')]).toEqual([200, 'true']);
    expect(await captcha.text()).toContain('data:image/png;base64,AA==');
    expect(captcha.headers.getSetCookie()[0]).toMatch(/^__Host-captcha=/);
    const session = await site.fetch(addressOf('getSessionFn'), { headers: START });
    expect([session.status, await session.text()]).toEqual([200, expect.stringContaining('success')]);
    const credentials = payloadOf({ type: 'username', username: 'minhan', password: 'Lantern2209' });
    const refused = await call(login, credentials, 'application/json; charset=utf-8');
    expect(refused.status).toBe(200);
    expect(await refused.text()).toContain('gateway.unavailable');
  });
});

describe('limits of server functions', () => {
  it('answer 429 with Retry-After, in the frame that the browser reads [CALL-03]', async () => {
    const credentials = payloadOf({ type: 'username', username: 'limited', password: 'Lantern2209' });
    // Forty, because the minute may change between them: at most fifteen of one account pass in each.
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => call(login, credentials, 'application/json')),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(10);
    for (const response of limited) {
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(await response.json()).toEqual({ success: false, errorCode: 'rate.limited', value: null });
    }
    expectQuietLog();
  });

  it('are 64 kB of body for a photo and a few for any other, whatever comes of it [CALL-03]', async () => {
    const member = `Cookie: ${await sessionCookie('tok')}`;
    const given = { ...START, 'Content-Type': json, 'CF-Connecting-IP': '198.51.100.9' };
    const head = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
    for (const name of serverFunctions().filter((one) => functions[one]?.method === 'POST')) {
      // Refused by its announced length, before the body is read: so none is sent here.
      const most = functions[name]?.largestBody ?? 4 * 1024;
      const response = await site.raw(`POST ${addressOf(name)}`, [
        ...head,
        member,
        `Content-Length: ${most + 1}`,
      ]);
      expect([name, response.slice(9, 12)]).toEqual([name, '413']);
      expect(response).toContain('"errorCode":"request.too.large"');
    }
  });
});
