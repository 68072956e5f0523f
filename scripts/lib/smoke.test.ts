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

/** A site that answers these paths. */
async function site(answers: Record<string, [number, string]>) {
  const server = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, ''];
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

  it('that is closed to who looks is neither good nor bad, and says so', async () => {
    const { isGood, lines } = await check(await site({ ...GOOD, '/m/home': [451, '<!doctype html>'] }));
    expect(isGood).toBe(true);
    expect(lines[0]).toContain('is closed for this country (451)');
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
])('a site with %j is asked for a task, which takes the keys, only where it gives any', (vars, path) => {
  expect(challengeOf(vars)).toBe(path);
});
