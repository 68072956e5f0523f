import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { overlaid, readStage } from './stages.mjs';
import { quietWrangler, wrangler } from './wrangler.mjs';

/** The variable by which `npm run deploy` tells scripts/deploy-guard.mjs which build it deploys, by its hash. */
export const DEPLOYED_BUILD = 'DEPLOYED_BUILD';

export const USAGE = `npm run deploy               looks at the settings, builds what changed, deploys it and looks at it from outside
npm run deploy -- --dry-run  shows each setting as it would be, and deploys nothing

  --stage NAME   another site beside it, as wrangler.NAME.toml says
  --url URL      where the site answers, where wrangler does not tell; may be repeated
Other options go to "wrangler deploy".`;

/** Options that would have wrangler deploy something else than the build. */
const OTHER = /^(?:-c|--(?:config|cwd|script|assets|env|name)(?:=|$)|-e)/;
/** Options that take a value as the next word; any other word would be a script. */
const WITH_VALUE =
  /^--(?:var|define|alias|route|schedule|tag|message|outdir|outfile|compatibility-date|compatibility-flags)$|^-t$/;
const OWN = ['stage', 'url'];
/** Whether it is only tried, in every form in which wrangler hears it, and in those in which somebody may mean it. */
const DRY = /^--(no-)?(dry-?run|dry_run|dry)(?:=(.*))?$/i;
const HELP = /^(?:-h|--help)(?:=|$)/;

/**
 * What `npm run deploy` was told: its own options, variables in the place of those that are written, and what goes to
 * wrangler.
 * @param {string[]} args
 * @returns {{ isHelp: boolean, isDry: boolean, stage?: string, urls: string[], changes: Record<string, string>, passed: string[] }}
 * @throws Error in words where wrangler would deploy something else than the build
 */
export function readDeployArgs(args) {
  if (args.some((arg) => HELP.test(arg)))
    return { isHelp: true, isDry: true, urls: [], changes: {}, passed: [] };
  const own = { stage: [], url: [] };
  const passed = [];
  let isDry = false;
  for (let index = 0; index < args.length; index += 1) {
    if (DRY.test(args[index])) {
      isDry = readDry(args[index]);
      continue;
    }
    const [, name, value] = /^--([a-z]+)(?:=(.*))?$/.exec(args[index]) ?? [];
    if (!OWN.includes(name)) {
      passed.push(args[index]);
      continue;
    }
    const given = value ?? args[++index];
    if (!given || given.startsWith('-')) throw new Error(`--${name} is without its value.\n\n${USAGE}`);
    own[name].push(given);
  }
  requirePlainArgs(passed);
  const wrong = own.url.find((url) => !URL.canParse(url));
  if (wrong) throw new Error(`--url "${wrong}" is no address.`);
  return {
    isHelp: false,
    isDry,
    stage: own.stage.at(-1),
    urls: own.url,
    changes: changesIn(passed),
    passed,
  };
}

/** @throws where it is not said in a form that has one meaning */
function readDry(arg) {
  const [, no, name, value = 'true'] = DRY.exec(arg);
  if (!['dry-run', 'dryRun'].includes(name) || !['true', 'false'].includes(value))
    throw new Error(`"${arg}": did you mean --dry-run?\n\n${USAGE}`);
  return (value === 'true') === !no;
}

/** @throws where wrangler would deploy something else than the build */
export function requirePlainArgs(args) {
  const wrong = args.find(
    (arg, index) => OTHER.test(arg) || (!arg.startsWith('-') && !WITH_VALUE.test(args[index - 1] ?? '')),
  );
  if (wrong)
    throw new Error(
      `"${wrong}": npm run deploy says itself what is deployed; wrangler.toml has the settings.\n\n${USAGE}`,
    );
}

/** Variables that wrangler is told on the command line: they count before those that are written. */
function changesIn(args) {
  const told = args.flatMap((arg, index) => {
    if (arg.startsWith('--var=')) return [arg.slice('--var='.length)];
    return args[index - 1] === '--var' ? [arg] : [];
  });
  return Object.fromEntries(
    told.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  );
}

/**
 * Deploys a build: first the demo and the reference gateway, where the site is bound to them.
 * @param {import('./builds.mjs').Build} build
 * @param {{ stage?: string, isDry: boolean, passed: string[] }} asked
 * @returns {Promise<string[]>} where the site answers, as wrangler tells it
 * @throws where one is not deployed; those after it are not tried
 */
export async function deploy(build, { stage, isDry, passed }) {
  const site = await siteConfig(build, stage);
  const targets = [];
  for (const config of workersToDeploy({ ...build, site })) {
    const { name } = readConfig(config);
    if (!isDry) console.log(`\n${name}, as built from this checkout (${build.hash}):`);
    // Wrangler writes what it did into a file, for programs.
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const told = join(folder, 'told.ndjson');
    try {
      const env = { [DEPLOYED_BUILD]: build.hash, WRANGLER_OUTPUT_FILE_PATH: told };
      const args = ['deploy', '--config', config, ...passed, ...(isDry ? ['--dry-run'] : [])];
      const { code, output } = isDry
        ? await quietWrangler(args, env)
        : { code: await wrangler(args, env), output: '' };
      if (code !== 0)
        throw new Error(`${output}\n${name} ${isDry ? 'could not be' : 'was not'} deployed; see above.`);
      if (config === site && !isDry) targets.push(...targetsIn(readFileSync(told, 'utf8')));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return targets;
}

/**
 * The site's configuration as it is deployed, beside the built one: with what a stage has in its place, and before a
 * gateway of its own without the binding to the reference gateway, which then is not deployed.
 */
async function siteConfig({ site }, stage) {
  const built = readConfig(site);
  const config = stage ? overlaid(built, await stageOf(stage), stage) : built;
  if (config === built && !built.vars.GATEWAY_URL) return site;
  const file = join(dirname(site), `wrangler.${stage ?? 'own-gateway'}.json`);
  writeFileSync(file, JSON.stringify(withOwnGateway(config)));
  return file;
}

/** Without the binding to the reference gateway, where the operator's own has an address. */
export function withOwnGateway(config) {
  if (!config.vars.GATEWAY_URL) return config;
  return { ...config, services: config.services.filter(({ binding }) => binding !== 'GATEWAY') };
}

async function stageOf(stage) {
  const { main, assets, build, ...over } = await readStage(stage);
  if (main || assets || build)
    throw new Error(`wrangler.${stage}.toml names what is deployed (main, assets or build): the build does.`);
  return over;
}

/** The addresses that a deployment has, of what wrangler wrote of it. */
export function targetsIn(told) {
  return told
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .flatMap(({ type, targets }) => (type === 'deploy' ? (targets ?? []) : []))
    .flatMap((target) => {
      const [, host] = /^(?:https?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?=[\s/]|$)/i.exec(target) ?? [];
      return host ? [`https://${host}`] : [];
    });
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
