import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsByDomain } from './all-operations';
import { EXAMPLE_MERCHANT } from './interactions';
import { COMMITTED } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';
import { runVerify } from './run-verify';
import { OTHER_MERCHANT, OTHER_SECRET, startSecondGateway } from './second-gateway';

const dir = mkdtempSync(join(tmpdir(), 'second-'));
let gateway: ReferenceGateway;
let second: Awaited<ReturnType<typeof startSecondGateway>>;

beforeAll(async () => {
  gateway = await startReferenceGateway();
  second = await startSecondGateway(gateway.url, EXAMPLE_MERCHANT);
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  second?.close();
  await gateway?.close();
});

/** The command as the second gateway's team runs it. */
function verify(...more: string[]) {
  const secrets = ['--vendor-secret', OTHER_SECRET, '--payment-secret', OTHER_SECRET];
  const own = ['--url', second.url, '--merchant', OTHER_MERCHANT, ...secrets];
  return runVerify(...own, '--junit', join(dir, 'report.xml'), ...more);
}

test.each(operationsByDomain())(
  'a gateway with UUIDs, another merchant, other accounts and other words keeps every promise of %s.* [CALL-06 CALL-07]',
  async (domain) => {
    const { code, output } = await verify('--call', `${domain}.`, '--no-stories');
    expect(code, output).toBe(0);
  },
);

test('the same gateway keeps every story [CALL-06 CALL-07]', async () => {
  const { code, output } = await verify('--stories');
  expect(code, output).toBe(0);
});

test('a contract that held ids of the reference gateway would be red there [CALL-06]', async () => {
  const file = join(dir, 'mobile-site-lgw.json');
  writeFileSync(file, withoutValuesOfStates(readFileSync(join(COMMITTED, 'mobile-site-lgw.json'), 'utf8')));
  const { code, output } = await verify('--file', file, '--call', 'games.detail');
  expect(code).toBe(1);
  expect(output).toMatch(/FAILED\s+[\d.]+ s\s+games\.detail: success\s+GET \/lgw\/games\/detail/);
});

/** Leaves the examples of the ids and words in the requests, in the place of what the states answer. */
function withoutValuesOfStates(text: string): string {
  const pact = JSON.parse(text);
  for (const { request } of pact.interactions) {
    if (request.generators) request.generators = { header: request.generators.header ?? {} };
  }
  return JSON.stringify(pact);
}
