import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite } from './support/site';
import { ok, openStatus, refused, type StubGateway, startStubGateway } from './support/stub-gateway';

const STATUS = '/wps/system/status';
let stub: StubGateway;
let site: Site;
let merchants = 0;

// A merchant of its own gives each test an empty cache.
const settings = (vars: Record<string, string> = {}) => {
  merchants += 1;
  return site.restart({ MERCHANT_CODE: `gate-${merchants}`, ...vars });
};

beforeAll(async () => {
  stub = await startStubGateway();
  site = await startSite({ GATEWAY_URL: stub.url });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => stub.reset());

const home = (country?: string, address?: string) =>
  site.fetch('/m/home', {
    headers: address ? { 'CF-Connecting-IP': address } : {},
    cf: country ? { country } : {},
  });

describe('the gate on workerd', () => {
  it('renders the site when nothing closes it [GATE-01 GATE-02 GATE-05]', async () => {
    await settings();
    const answer = await home('VN');
    expect(answer.status).toBe(200);
    expect((await answer.text()).includes('<h1')).toBe(true);
  });

  it('answers 503 with Retry-After for maintenance [GATE-03 GATE-06 GATE-20]', async () => {
    await settings();
    stub.on(STATUS, ok(openStatus({ maintenance: true })));
    const answer = await home('VN');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^<!doctype html>/i);
  });

  it('answers 451 for a region block [GATE-04 GATE-07 GATE-20]', async () => {
    await settings();
    stub.on(STATUS, ok(openStatus({ regionRestriction: true })));
    expect((await home('VN')).status).toBe(451);
    await settings();
    stub.on(STATUS, refused('location.blocked'));
    expect((await home('VN')).status).toBe(451);
  });

  it('blocks a country with one line of settings, by the platform and not by a header [GATE-21 GATE-22]', async () => {
    await settings({ GATE_DENY_COUNTRIES: 'CN' });
    const headers = { 'CF-IPCountry': 'VN', 'X-Sandbox-Country': 'VN', 'X-Forwarded-For': '203.0.113.1' };
    expect((await site.fetch('/m/home', { headers, cf: { country: 'CN' } })).status).toBe(451);
    expect((await home('VN')).status).toBe(200);
  });

  it('answers 403 for an address block, IPv4 and IPv6 [GATE-10 GATE-20 GATE-22]', async () => {
    await settings({ GATE_DENY_IPS: '203.0.113.0/24, 2001:db8::/32' });
    expect((await home('VN', '203.0.113.77')).status).toBe(403);
    expect((await home('VN', '2001:db8::77')).status).toBe(403);
    expect((await home('VN', '198.51.100.1')).status).toBe(200);
  });

  it('gates files and calls as well as pages [GATE-20 GATE-21]', async () => {
    await settings({ GATE_DENY_COUNTRIES: 'CN' });
    const from = (path: string) => site.fetch(path, { cf: { country: 'CN' } });
    const file = await from('/art/logo.svg');
    expect([file.status, await file.text()]).toEqual([451, 'Not available']);
    const call = await from('/wps/system/status');
    expect(call.status).toBe(451);
    expect(await call.json()).toEqual({ success: false, errorCode: 'location.blocked', value: null });
    expect((await site.fetch('/art/logo.svg', { cf: { country: 'VN' } })).status).toBe(200);
  });

  it('comes after the check of the address: one that is no UTF-8 is 400, whoever asks [GATE-34]', async () => {
    await settings({ GATE_DENY_COUNTRIES: 'CN' });
    for (const path of ['/m/%FF', '/m/%C3%28']) {
      const answer = await site.fetch(path, { cf: { country: 'CN' } });
      expect([answer.status, await answer.text()]).toEqual([400, 'Bad Request']);
    }
  });

  it('is closed while nothing is known, and an outage opens nothing that settings closed [GATE-16]', async () => {
    await settings({ GATE_DENY_COUNTRIES: 'CN' });
    stub.on(STATUS, (response) => response.destroy());
    expect((await home('VN')).status).toBe(503);
    expect((await home('CN')).status).toBe(451);
  });

  it('keeps serving a known status from the shared cache after a restart with the gateway down [GATE-12 GATE-16]', async () => {
    await settings();
    expect((await home('VN')).status).toBe(200);
    stub.on(STATUS, (response) => response.destroy());
    await site.restart({ MERCHANT_CODE: `gate-${merchants}` });
    expect((await home('VN')).status).toBe(200);
  });

  it('shows the address of the visitor and other domains on the status page [GATE-18 GATE-19 GATE-43]', async () => {
    await settings();
    stub.on(STATUS, ok(openStatus({ maintenance: true })));
    stub.on('/wps/system/domainRoute', ok({ domainList: ['https://two.example'] }));
    const page = await (await home('VN', '203.0.113.9')).text();
    expect(page).toContain('203.0.113.9');
    expect(page).toContain('https://two.example');
    expect(page).toContain('https://support.example.com/chat');
  });

  it('closes what is written beside the settings, to pages, files and calls, and opens it again [GATE-20 GATE-21]', async () => {
    await site.closeQuickly('CN', '203.0.113.0/24');
    await settings({ GATE_DENY_COUNTRIES: 'TH' });
    const from = async (country: string, path = '/m/home') =>
      (await site.fetch(path, { cf: { country } })).status;
    expect([await from('CN'), await from('TH'), await from('VN')]).toEqual([451, 451, 200]);
    expect([await from('CN', '/art/logo.svg'), await from('CN', '/wps/system/status')]).toEqual([451, 451]);
    expect((await home('VN', '203.0.113.7')).status).toBe(403);
    await site.closeQuickly('site');
    await settings();
    expect([await from('VN'), await from('VN', '/art/logo.svg')]).toEqual([503, 200]);
    await site.closeQuickly();
    await settings();
    expect([await from('CN'), await from('VN')]).toEqual([200, 200]);
  });

  it('stays closed when a list is malformed, and the log names the entry, once [GATE-22]', async () => {
    await settings({ GATE_ALLOW_IPS: '203.0.113.0/24, everyone' });
    site.logs.length = 0;
    expect((await home('VN', '203.0.113.1')).status).toBe(503);
    expect((await home('VN', '203.0.113.1')).status).toBe(503);
    const told = site.logs.filter((line) => line.includes('settings.malformed'));
    expect(told.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'settings.malformed',
        setting: 'GATE_ALLOW_IPS',
        reason: 'entry 2 is no address, and no range such as 203.0.113.0/24',
      },
    ]);
  });
});
