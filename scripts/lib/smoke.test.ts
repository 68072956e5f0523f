import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CHALLENGE_PATH } from '../../contracts/verification/altcha';
import { challengeOf, smokeCheck } from './smoke.mjs';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const POLICY = "default-src 'self'; script-src 'self' 'nonce-a'";
const GOOD: Record<string, [number, string]> = {
  '/m/home': [200, '<!doctype html>'],
  '/assets/a.js': [200, ''],
  '/wps/system/customerService': [200, '{"success":true,"value":{}}'],
  '/human-verification/challenge': [200, '{"success":true}'],
};

/** A site that answers these paths, or those that it has by then. */
async function site(answers: typeof GOOD, answersAt = (_url: string) => answers) {
  const server = createServer(({ url = '' }, response) => {
    const [status, body] = answersAt(url)[url] ?? [404, ''];
    const type = body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
    response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = (origin: string) =>
  smokeCheck(origin, { file: 'assets/a.js', challenge: '/human-verification/challenge', patience: 0 });

describe('a deployed site, from outside', () => {
  it('is good where page, build, gateway and keys answer', async () => {
    const origin = await site(GOOD);
    expect(await check(origin)).toEqual({
      isGood: true,
      lines: [
        origin,
        '  ✓ /m/home  status 200',
        '  ✓ this build  is live',
        '  ✓ gateway  answers',
        '  ✓ policy  of scripts',
        '  ✓ SESSION_KEYS  can be read',
      ],
    });
  });

  it.each<[string, Record<string, [number, string]>, string]>([
    ['the page', { '/m/home': [503, '<!doctype html>'] }, '✗ /m/home  status 503'],
    ['the build', { '/assets/a.js': [404, ''] }, '✗ this build  is not live: status 404'],
    [
      'the gateway',
      { '/wps/system/customerService': [502, '{"success":false,"errorCode":"gateway.unavailable"}'] },
      '✗ gateway  does not answer: gateway.unavailable',
    ],
    [
      'the keys',
      { '/human-verification/challenge': [503, '{}'] },
      '✗ SESSION_KEYS  cannot be read: status 503',
    ],
  ])('is not where %s is wrong', async (_, wrong, line) => {
    const { isGood, lines } = await check(await site({ ...GOOD, ...wrong }));
    expect([isGood, lines.join('\n')]).toEqual([false, expect.stringContaining(line)]);
  });

  it.each([
    [403, 'ip', 'for this address'],
    [451, 'region', 'for this country'],
  ])('that is closed to who looks (%d) is neither good nor bad, and says so', async (status, cause, whom) => {
    const page = `<!doctype html><html><body data-cause="${cause}" data-status="1">`;
    const { isGood, lines } = await check(await site({ '/m/home': [status, page] }));
    expect(isGood).toBe(true);
    expect(lines).toEqual([expect.stringContaining(`is closed ${whom} (${status}), and was not looked at`)]);
  });

  it.each<[string, [number, string]]>([
    ['a wall in front of it', [403, '<!doctype html><title>Access denied</title>']],
    ['a refusal in text', [451, 'data-cause="region"']],
    ['another cause', [403, '<!doctype html><body data-cause="region">']],
  ])('that answers with %s is not good', async (_, home) => {
    const { isGood, lines } = await check(await site({ ...GOOD, '/m/home': home }));
    expect([isGood, lines[1]]).toEqual([false, `  ✗ /m/home  status ${home[0]}`]);
  });

  it.each<[string, [number, string], boolean, string]>([
    ['is well', [200, '{}'], true, '✓ health  is well'],
    [
      'says what is wrong',
      [503, '{"problems":["AGE_LIMIT is no number","the gateway answers nobody"]}'],
      false,
      '✗ health  AGE_LIMIT is no number; the gateway answers nobody',
    ],
    ['has another key', [404, 'Not Found'], false, '✗ health  is not told: OPERATOR_KEY is not the key'],
  ])('that is asked with the operator’s key %s', async (_, health, isGood, line) => {
    const origin = await site({ ...GOOD, '/health': health });
    const seen = await smokeCheck(origin, { file: 'assets/a.js', operatorKey: 'k'.repeat(32), patience: 0 });
    expect([seen.isGood, seen.lines.join('\n')]).toEqual([isGood, expect.stringContaining(line)]);
  });

  it('whose build before answers for a moment is looked at when this one is there', async () => {
    const asked: string[] = [];
    const before = { '/assets/a.js': [404, ''], '/m/home': [503, '<!doctype html>'] } as typeof GOOD;
    const origin = await site(GOOD, (url) => {
      asked.push(url);
      return asked.length === 1 ? before : GOOD;
    });
    const { isGood } = await smokeCheck(origin, { file: 'assets/a.js', between: 1 });
    expect(isGood).toBe(true);
    expect(asked.slice(0, 3)).toEqual(['/assets/a.js', '/assets/a.js', '/m/home']);
  });

  it('that nobody reaches is told as such', async () => {
    const origin = await site({});
    servers.pop()?.close();
    expect((await check(origin)).lines[1]).toBe('  ✗ /m/home  ECONNREFUSED');
  });
});

it.each<[Record<string, string>, string | undefined]>([
  [{}, CHALLENGE_PATH],
  [{ HUMAN_VERIFICATION: 'altcha', SITE_LEVEL: 'enter' }, CHALLENGE_PATH],
  [{ HUMAN_VERIFICATION: 'turnstile' }, undefined],
  [{ SITE_LEVEL: 'guest' }, undefined],
  [{ SITE_LEVEL: 'guest', SITES: '{"sen":{"HOSTS":"m.sen.example","SITE_LEVEL":"enter"}}' }, CHALLENGE_PATH],
  [{ SITES: '{"sen":{"HOSTS":"m.sen.example","HUMAN_VERIFICATION":"turnstile"}}' }, undefined],
])('a site with %j is asked for a task, which takes the keys, only where it gives any', (vars, path) => {
  expect(challengeOf(vars, 'https://m.sen.example')).toBe(path);
});
