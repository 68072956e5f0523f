import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCREENS } from '../../app/screens';
import { type Site, sessionCookie, startSite } from './support/site';
import { startSmallestGateway } from './support/smallest-gateway';

let gateway: Awaited<ReturnType<typeof startSmallestGateway>>;
let site: Site;

beforeAll(async () => {
  gateway = await startSmallestGateway();
  site = await startSite({ GATEWAY_URL: gateway.url });
});
afterAll(async () => {
  await site.close();
  await gateway.close();
});
beforeEach(() => {
  gateway.refused.clear();
});

const FILTERS = [
  '?vendor=V',
  '?gameClassify=K',
  '?q=abc',
  '?sort=NEW',
  '?sort=NAME&vendor=V&q=abc&gameClassify=K',
];
const addresses = Object.keys(SCREENS).flatMap((path) => [
  /Detail$|applyReward$/.test(path) ? `${path}?id=501` : path,
  ...(/-games$|bingo|cockfight|jackpots|inHouse|fbGame/.test(path)
    ? FILTERS.map((query) => path + query)
    : []),
]);

async function read(address: string, visitor: 'guest' | 'member', language: string) {
  const Cookie = [`language=${language}`, ...(visitor === 'member' ? [await sessionCookie('tok')] : [])].join(
    '; ',
  );
  return site.fetch(address, { headers: { Cookie } });
}

describe.each(['guest', 'member'] as const)('before the smallest gateway that is green, a %s', (visitor) => {
  it.each(['vi', 'en'])('asks on no screen for what no contract has, in %s [CALL-06]', async (language) => {
    for (const address of addresses) {
      const { status } = await read(address, visitor, language);
      expect([address, status < 400]).toEqual([address, true]);
    }
    expect([...gateway.refused]).toEqual([]);
  });
});
