// Run by wrangler before it deploys or uploads a worker (build/deploy-guard.ts, wrangler.toml): refuses unless `npm run
// deploy` has it do so, with a build of what stands in this checkout. Built-ins only: it runs on whatever Node is there.
import { DEPLOYED_BUILD } from './lib/deploy.mjs';

const { WRANGLER_COMMAND: command = 'deploy', [DEPLOYED_BUILD]: deployed } = process.env;
/** They deploy nothing. */
if (['dev', 'types'].includes(command)) process.exit();
if (!deployed) refuse(`"wrangler ${command}" does not know what was changed since the build.`);
const { hashOfInputs } = await import('./lib/build.mjs');
if (hashOfInputs() !== deployed) refuse('Settings or sources changed since the build.');

function refuse(why) {
  console.error(`\nNot deployed: ${why} Deploy with "npm run deploy".\n`);
  process.exit(1);
}
