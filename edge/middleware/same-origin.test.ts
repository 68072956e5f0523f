import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../testing/fake-site';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const CALL = '/_serverFn/loadCaptchaFn';
const OWN = 'https://site.example';

describe('same origin', () => {
  it.each([
    ['POST', { Origin: OWN }, 200],
    ['POST', { Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['POST', { Origin: OWN, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['POST', { Origin: OWN, 'Sec-Fetch-Site': 'none' }, 403],
    ['POST', { Origin: 'http://site.example' }, 403],
    ['POST', { Origin: 'https://site.example:444' }, 403],
    ['POST', { Origin: 'https://SITE.example.evil' }, 403],
    ['POST', { Origin: 'null' }, 403],
    ['POST', { Referer: `${OWN}/m/home` }, 403],
    ['PUT', {}, 403],
    ['PATCH', {}, 403],
    ['DELETE', {}, 403],
    ['FOO', {}, 403],
    ['GET', { Origin: 'https://evil.example' }, 200],
    ['HEAD', {}, 200],
  ])('%s with %j answers %i [GATE-41]', async (method, headers, status) => {
    expect((await fakeSite({}).fetch(method === 'POST' ? CALL : '/m/home', { method, headers })).status).toBe(
      status,
    );
  });
});
