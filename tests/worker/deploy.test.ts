import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { getCustomerService } from '../../contracts/system/customer-service';
import { CHALLENGE_PATH } from '../../contracts/verification/altcha';
import { hashOfInputs } from '../../scripts/lib/build.mjs';
import { currentBuild } from '../../scripts/lib/builds.mjs';
import { DEPLOYED_BUILD } from '../../scripts/lib/deploy.mjs';
import { toolEnv } from '../../scripts/lib/env.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { fileOfBuild, smokeCheck } from '../../scripts/lib/smoke.mjs';
import { startSite } from './support/site';
import { ok, startStubGateway } from './support/stub-gateway';

/** What wrangler says of deploying the built site, which it only tries. */
async function tryDeploy(args: string[], env: Record<string, string> = {}) {
  const wrangler = promisify(execFile)('wrangler', ['deploy', '--dry-run', ...args], {
    cwd: at('.'),
    env: toolEnv(env),
  });
  return wrangler.then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }) => ({ ok: false, said: stdout + stderr }),
  );
}

test('the built site has every setting of wrangler.toml as it stands there', () => {
  const vars = (config: string) => unstable_readConfig({ config }).vars;
  expect(vars(currentBuild().site)).toEqual(vars(at('wrangler.toml')));
});

test('wrangler deploys a build only for "npm run deploy", and only one of what stands in the checkout', async () => {
  const { site } = currentBuild();
  const [alone, lost, stale, own] = await Promise.all([
    tryDeploy([]),
    tryDeploy(['--config', site]),
    tryDeploy(['--config', site], { [DEPLOYED_BUILD]: '0123456789abcdef' }),
    tryDeploy(['--config', site], { [DEPLOYED_BUILD]: hashOfInputs() }),
  ]);
  expect(alone).toMatchObject({ ok: false, said: expect.stringContaining('deploy-with-npm-run-deploy') });
  expect(lost).toMatchObject({ ok: false, said: expect.stringContaining('Deploy with "npm run deploy"') });
  expect(stale).toMatchObject({ ok: false, said: expect.stringContaining('changed since the build') });
  expect(own).toMatchObject({ ok: true, said: expect.stringContaining('env.GATE_DENY_COUNTRIES') });
});

test('what is deployed is looked at from outside, and found whole: page, build, gateway, policy and keys', async () => {
  const stub = await startStubGateway();
  const site = await startSite({ GATEWAY_URL: stub.url, SANDBOX: '1', MERCHANT_CODE: 'smoke' });
  try {
    const origin = await site.origin();
    const expected = { file: fileOfBuild(currentBuild()), challenge: CHALLENGE_PATH, patience: 0 };
    stub.reset();
    stub.on(getCustomerService.path, ok([]));
    const first = await smokeCheck(origin, expected);
    expect(first.lines.filter((line) => line.includes('✗'))).toEqual([]);
    expect(first.isGood).toBe(true);
    await site.restart({ SESSION_KEYS: 'k1:short' });
    const { isGood, lines } = await smokeCheck(await site.origin(), expected);
    expect([isGood, lines.join()]).toEqual([false, expect.stringContaining('✗ SESSION_KEYS')]);
    await site.restart({ GATE_ALLOW_IPS: '203.0.113.7' });
    const closed = await smokeCheck(await site.origin(), expected);
    expect(closed.lines).toEqual([expect.stringContaining('is closed for this address (403), and was not')]);
  } finally {
    await site.close();
    await stub.close();
  }
});
