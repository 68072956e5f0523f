import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logIn } from '../session/log-in';
import { allOperations } from './all-operations';
import { readStories } from './command/stories-file.mjs';
import { interactionsOf, serviceOf } from './interactions';
import { COMMITTED } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';
import { runNode, runVerify, VERIFY } from './run-verify';

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

const verify = (...args: string[]) => runVerify('--junit', junit, ...args);

function interactionsOfService(service: string) {
  return allOperations.filter((operation) => serviceOf(operation) === service).flatMap(interactionsOf);
}

test('verifies one backend service alone, so that each team checks what it owns [CALL-05]', async () => {
  const { code, output } = await verify('--url', gateway.url, '--service', 'vgw');
  expect(code, output).toBe(0);
  expect(output).toContain(`${interactionsOfService('vgw').length} interactions, 0 failed`);
  const table = readFileSync(junit.replace('.xml', '.txt'), 'utf8');
  expect(table).toContain(' /vgw/');
  expect(table).not.toMatch(/\/(?:wps|lgw)\//);
});

test('the reference gateway keeps every story, which run after the rows or alone [CALL-06]', async () => {
  const { code, output } = await verify('--url', gateway.url, '--stories');
  expect(code, output).toBe(0);
  expect(output).toMatch(new RegExp(`^${readStories().length} stories, 0 failed\\.$`, 'm'));
  expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="stories"');
  const beside = await verify('--url', gateway.url, '--call', 'games.removeFavourite', '--jobs', '3');
  expect(beside.code, beside.output).toBe(0);
  expect(beside.output).toMatch(/^\d+ interactions, 0 failed; 1 story, 0 failed\.$/m);
});

test('verifies one call alone, and again only what failed [CALL-06]', async () => {
  const nowhere = ['--states-url', `${gateway.url}/nowhere`];
  const first = await verify('--url', gateway.url, '--call', 'games.launch: refused', ...nowhere);
  expect(first.code).toBe(4);
  const table = readFileSync(junit.replace('.xml', '.txt'), 'utf8');
  const failed = table.split('\n').filter((line) => line.startsWith('STATE '));
  expect(failed.length).toBeGreaterThan(1);
  const again = await verify('--url', gateway.url, '--failed');
  expect(again.code, again.output).toBe(0);
  expect(again.output).toContain(`${failed.length} interactions, 0 failed`);
  expect(readFileSync(junit, 'utf8').match(/<testcase /g)).toHaveLength(failed.length);
  const all = await verify('--url', gateway.url, '--service', 'vgw', '--failed');
  expect(all.output).toContain(`${interactionsOfService('vgw').length} interactions, 0 failed`);
});

test('runs on the folder of contracts alone, with no packages and no registry [CALL-06]', async () => {
  const alone = join(dir, 'alone');
  cpSync(join(COMMITTED, '..'), join(alone, 'contracts'), { recursive: true });
  const environment = { PATH: '', npm_config_registry: 'http://127.0.0.1:9/', HOME: alone };
  const args = ['contracts/pact/verify.mjs', '--url', gateway.url, '--call', 'session.logIn'];
  const { code, output } = await runNode(args, { cwd: alone, env: environment });
  expect(code, output).toBe(0);
  expect(output).toContain(`${interactionsOf(logIn).length} interactions, 0 failed`);
  expect(readdirSync(alone).sort()).toEqual(['contracts', 'contracts-verify.txt', 'contracts-verify.xml']);
});

test('runs again on Enter while it watches [CALL-06]', async () => {
  const child = spawn(process.execPath, [
    VERIFY,
    '--junit',
    junit,
    '--url',
    gateway.url,
    '--call',
    'system.status',
    '--watch',
  ]);
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  const runs = (count: number) => () => expect(output.match(/Enter runs again/g)).toHaveLength(count);
  try {
    await vi.waitFor(runs(1), { timeout: 20_000 });
    child.stdin.write('\n');
    await vi.waitFor(runs(2), { timeout: 20_000 });
    expect(output.match(/^\d+ interactions, /gm)).toHaveLength(2);
  } finally {
    child.kill();
  }
});

test('sends another merchant when it is told one [CALL-06]', async () => {
  const { code } = await verify('--url', gateway.url, '--call', 'system.status', '--merchant', 'nobody');
  expect(code).toBe(1);
  expect(readFileSync(junit.replace('.xml', '.txt'), 'utf8')).toContain('merchantCode=nobody');
});

test('fails when there is nothing to verify [CALL-06]', async () => {
  const pact = JSON.parse(readFileSync(join(COMMITTED, 'mobile-site-wps.json'), 'utf8'));
  const empty = join(dir, 'empty.json');
  writeFileSync(empty, JSON.stringify({ ...pact, interactions: [] }));
  expect(await verify('--url', gateway.url, '--file', empty)).toMatchObject({ code: 1 });
  expect(await verify('--url', gateway.url, '--service', 'nobody')).toMatchObject({ code: 2 });
  expect(await verify('--url', gateway.url, '--call', 'nothing')).toMatchObject({ code: 2 });
});

test('has a code of its own for a backend that is not there, and fails every interaction [CALL-06]', async () => {
  const { code, output } = await verify('--url', 'http://127.0.0.1:9', '--service', 'lgw');
  expect(code).toBe(3);
  expect(output).toMatch(/^(\d+) interactions, 0 failed, \1 not tried, for nothing answered/m);
  expect(output).toContain('nothing answers at http://127.0.0.1:9');
  expect(readFileSync(junit, 'utf8')).toContain('<failure');
});

test('lists the states still to write when they do not answer though the backend does [CALL-06]', async () => {
  const nowhere = ['--states-url', `${gateway.url}/nowhere`];
  const { code, output } = await verify('--url', gateway.url, '--service', 'lgw', ...nowhere);
  expect(code).toBe(4);
  expect(output).toMatch(/states are still to write; the first 3 let \d+ rows be judged/);
  expect(output).toContain('there is no provider-state endpoint');
});

test('shows the table though its report can not be written, and says so with a code of its own [CALL-06]', async () => {
  const { code, output } = await runNode([
    VERIFY,
    '--junit',
    join(dir, 'no', 'such', 'folder.xml'),
    '--url',
    gateway.url,
    '--call',
    'system.status',
  ]);
  expect(code).toBe(2);
  expect(output).toMatch(/system \d\/\d/);
  expect(output).toContain("The report can't be written");
});

test('explains itself when it is called without a URL [CALL-07]', async () => {
  const { code, output } = await verify();
  expect(code).toBe(2);
  expect(output).toContain('--url is missing');
  expect(output).toContain('-h lists all options.');
});
