import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations as operations } from './all-operations';
import { interactionsOf, serviceOf } from './interactions';
import { COMMITTED } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';

const VERIFY = fileURLToPath(new URL('verify.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'verify-'));
const junit = join(dir, 'report.xml');
let gateway: ReferenceGateway;

beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await gateway?.close();
});

/** The command as a backend team runs it. */
function verify(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFY, '--junit', junit, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` });
    });
  });
}

test('verifies every interaction against the built reference gateway, with a table and a JUnit report [CALL-06 CALL-07]', async () => {
  const { code, output } = await verify('--url', gateway.url);
  expect(code, output).toBe(0);
  const report = readFileSync(junit, 'utf8');
  for (const operation of operations) {
    const { length } = interactionsOf(operation);
    const call = `${operation.method} ${operation.path} `;
    const rows = output.split('\n').filter((line) => line.startsWith('ok ') && line.includes(call));
    expect(rows.length, call).toBe(length);
    expect(report).toContain(`classname="${operation.method} ${operation.path}"`);
  }
  expect(report.match(/<testcase /g)).toHaveLength(operations.flatMap(interactionsOf).length);
  expect(report).not.toContain('<failure');
});

test('verifies one backend service alone, so that each team checks what it owns [CALL-05]', async () => {
  const { code, output } = await verify('--url', gateway.url, '--service', 'lgw');
  expect(code, output).toBe(0);
  const owned = operations.filter((operation) => serviceOf(operation) === 'lgw').flatMap(interactionsOf);
  expect(output).toContain(`${owned.length} interactions, 0 failed`);
  expect(output).not.toContain('/wps/');
});

test('fails when there is nothing to verify [CALL-06]', async () => {
  const pact = JSON.parse(readFileSync(join(COMMITTED, 'mobile-site-wps.json'), 'utf8'));
  const empty = join(dir, 'empty.json');
  writeFileSync(empty, JSON.stringify({ ...pact, interactions: [] }));
  expect(await verify('--url', gateway.url, '--file', empty)).toMatchObject({ code: 1 });
  expect(await verify('--url', gateway.url, '--service', 'nobody')).toMatchObject({ code: 1 });
});

test('fails for every interaction when no backend listens at the URL [CALL-06]', async () => {
  const { code, output } = await verify('--url', 'http://127.0.0.1:9', '--service', 'lgw');
  expect(code).toBe(1);
  expect(output).not.toMatch(/^ok /m);
  expect(output).toContain('is there a provider-state endpoint');
  expect(readFileSync(junit, 'utf8')).toContain('<failure');
});

test('fails when the provider states do not answer though the backend does [CALL-06]', async () => {
  const { code } = await verify('--url', gateway.url, '--states-url', `${gateway.url}/nowhere`);
  expect(code).toBe(1);
});

test('explains itself when it is called without a URL [CALL-07]', async () => {
  const { code, output } = await verify();
  expect(code).toBe(2);
  expect(output).toContain('Usage: npm run contracts:verify');
});
