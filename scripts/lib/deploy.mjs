import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { at, root } from './paths.mjs';

/** The variable by which `npm run deploy` tells scripts/deploy-guard.mjs which build it deploys, by its hash. */
export const DEPLOYED_BUILD = 'DEPLOYED_BUILD';

/** Options that would have wrangler deploy something else than the build. */
const OTHER = /^(?:-c|--(?:config|cwd|script|assets)(?:=|$))/;
/** Options that take a value as the next word; any other word would be a script. */
const WITH_VALUE =
  /^--(?:env|var|define|alias|route|schedule|tag|message|outdir|outfile|compatibility-date|compatibility-flags)$|^-[et]$/;

/** @throws where wrangler would deploy something else than the build */
export function requirePlainArgs(args) {
  const wrong = args.find(
    (arg, index) => OTHER.test(arg) || (!arg.startsWith('-') && !WITH_VALUE.test(args[index - 1] ?? '')),
  );
  if (wrong)
    throw new Error(
      `"${wrong}": npm run deploy says itself what is deployed; wrangler.toml has the settings.`,
    );
}

/**
 * Deploys a build: first the reference gateway, where the site is bound to it. Wrangler has the terminal and the person's
 * own environment, where its login is.
 * @param {import('./builds.mjs').Build} build
 * @param {string[]} args for wrangler
 * @throws where one is not deployed; those after it are not tried
 */
export async function deploy(build, args) {
  for (const config of workersToDeploy(build)) {
    const { name } = readConfig(config);
    console.log(`\n${name}, as built from this checkout (${build.hash}):`);
    const code = await wrangler(['deploy', '--config', config, ...args], { [DEPLOYED_BUILD]: build.hash });
    if (code !== 0) throw new Error(`${name} was not deployed; see above.`);
  }
}

/**
 * The wrangler configurations to deploy, in their order: before the site the reference gateway that it is bound to, which
 * is not deployed where the operator's own is set, and before that the demo where the site is bound to it.
 * @param {Pick<import('./builds.mjs').Build, 'site' | 'gateway' | 'demo'>} build
 * @returns {string[]}
 */
export function workersToDeploy({ site, gateway, demo }) {
  const { vars, services } = readConfig(site);
  const isBound = (config) => services.some(({ service }) => service === readConfig(config).name);
  const own = [demo, vars.GATEWAY_URL ? undefined : gateway];
  return [...own.filter((config) => config && isBound(config)), site];
}

const readConfig = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function wrangler(args, env) {
  const program = spawn('wrangler', args, {
    cwd: root,
    env: {
      WRANGLER_SEND_METRICS: 'false',
      ...process.env,
      PATH: [at('node_modules/.bin'), process.env.PATH].join(delimiter),
      ...env,
    },
    stdio: 'inherit',
  });
  const [code] = await once(program, 'close');
  return code;
}
