import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE_MERCHANT } from './interactions';
import { COMMITTED } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';
import { OTHER_MERCHANT, OTHER_SECRET, startUuidGateway } from './uuid-gateway';

const VERIFY = fileURLToPath(new URL('verify.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'second-'));
let gateway: ReferenceGateway;
let second: Awaited<ReturnType<typeof startUuidGateway>>;

beforeAll(async () => {
  gateway = await startReferenceGateway();
  second = await startUuidGateway(gateway.url, EXAMPLE_MERCHANT);
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  second?.close();
  await gateway?.close();
});

test('a gateway with UUIDs, another merchant, other accounts and other words keeps every promise [CALL-06 CALL-07]', async () => {
  const files = readdirSync(COMMITTED).map((name) => {
    const file = join(dir, name);
    const text = readFileSync(join(COMMITTED, name), 'utf8');
    writeFileSync(file, text.replaceAll(`"${EXAMPLE_MERCHANT}"`, `"${OTHER_MERCHANT}"`));
    return ['--file', file];
  });
  const args = ['--url', second.url, '--vendor-secret', OTHER_SECRET, '--junit', join(dir, 'report.xml')];
  const { error, stdout } = await new Promise<{ error: unknown; stdout: string }>((resolve) => {
    execFile(process.execPath, [VERIFY, ...args, ...files.flat()], (error, stdout) =>
      resolve({ error, stdout }),
    );
  });
  expect(error, stdout).toBeNull();
});
