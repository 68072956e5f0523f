import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { hashOfInputs } from '../../scripts/lib/build.mjs';
import { currentBuild } from '../../scripts/lib/builds.mjs';
import { DEPLOYED_BUILD } from '../../scripts/lib/deploy.mjs';
import { toolEnv } from '../../scripts/lib/env.mjs';
import { at } from '../../scripts/lib/paths.mjs';

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
