import { afterAll, beforeAll, expect, it } from 'vitest';
import { getStatus } from '../../contracts/system/status';
import { getWallet } from '../../contracts/wallet/wallet';
import { type Site, sessionCookie, startSite } from './support/site';
import { ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

const OTHER = '/wps/v2/balance';
const PATHS = {
  [getWallet.path]: OTHER,
  '/wps/logout': 'https://elsewhere.example/logout',
  '/m/khuyen-mai-cu': '/m/activity',
  '/m/ra-ngoai': 'https://elsewhere.example/',
};
let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  const { info } = getStatus.example.output;
  stub.on(getStatus.path, ok(openStatus({ info: { ...info, paths: PATHS } })));
  stub.on(OTHER, ok(getWallet.example.output));
  site = await startSite({ GATEWAY_URL: stub.url, MERCHANT_CODE: 'paths' });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

it('asks for a call under the path that the status answer names, while browsers keep to the site’s own [ENT-74]', async () => {
  const headers = { Cookie: await sessionCookie('tok') };
  const response = await site.fetch(getWallet.path, { headers });
  expect(response.status).toBe(200);
  expect(stub.callsTo(OTHER)).toHaveLength(1);
  expect(stub.callsTo(getWallet.path)).toHaveLength(0);
  expect((await site.fetch(OTHER, { headers })).status).toBe(404);
});

it('leads from a further address of the status answer into the site alone [ENT-74 ROUTE-77 ROUTE-80]', async () => {
  const led = async (path: string) => {
    const response = await site.fetch(path);
    return new URL(response.headers.get('Location') ?? '', 'https://site.example').pathname;
  };
  expect(await led('/m/khuyen-mai-cu')).toBe('/m/activity');
  expect(await led('/m/ra-ngoai')).toBe('/m/home');
});
