import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { overlaid, readStage } from './stages.mjs';
import { quietWrangler, wrangler } from './wrangler.mjs';

/** The variable by which `npm run deploy` tells scripts/deploy-guard.mjs which build it deploys, by its hash. */
export const DEPLOYED_BUILD = 'DEPLOYED_BUILD';

export const USAGE = `npm run deploy               looks at the settings, builds what changed, deploys it and looks at it from outside
npm run deploy -- --dry-run  shows each setting as it would be, and deploys nothing

  --stage NAME   another site beside it, as operator/settings.NAME.toml says (or wrangler.NAME.toml)
  --url URL      where the site answers, where wrangler does not tell; may be repeated
  --var NAME:value   a variable of the site in the place of the written one; may be repeated
Other options go to "wrangler deploy".`;

/** Options that would have wrangler deploy something else than the build. */
const OTHER = /^(?:-c|--(?:config|cwd|script|assets|env|name)(?:=|$)|-e)/;
/** Options that take a value as the next word; any other word would be a script. */
const WITH_VALUE =
  /^--(?:define|alias|routes?|domains?|schedules?|triggers?|tag|message|outdir|outfile|compatibility-date|compatibility-flags)$|^-t$/;
/** Options that are the site's alone: an address leads to one worker, and the gateway has a schedule of its own. */
const OF_SITE = /^--(?:routes?|domains?|schedules?|triggers?)(?:=|$)/;
const OWN = ['stage', 'url', 'var'];
/** Whether it is only tried, in every form in which wrangler hears it, and in those in which somebody may mean it. */
const DRY = /^--(no-)?(dry-?run|dry_run|dry)(?:=(.*))?$/i;
const HELP = /^(?:-h|--help)(?:=|$)/;

/**
 * What `npm run deploy` was told: its own options, variables in the place of those that are written, and what goes to
 * wrangler, for every worker or (`ofSite`) for the site alone.
 * @param {string[]} args
 * @returns {{ isHelp: boolean, isDry: boolean, stage?: string, urls: string[], changes: Record<string, string>, passed: string[], ofSite: string[] }}
 * @throws Error in words where wrangler would deploy something else than the build
 */
export function readDeployArgs(args) {
  if (args.some((arg) => HELP.test(arg)))
    return { isHelp: true, isDry: true, urls: [], changes: {}, passed: [], ofSite: [] };
  const own = { stage: [], url: [], var: [] };
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
    changes: changesIn(own.var),
    passed: passed.filter((_, index) => !isOfSite(passed, index)),
    ofSite: passed.filter((_, index) => isOfSite(passed, index)),
  };
}

/** An option of the site alone, or its value. */
const isOfSite = (args, index) =>
  OF_SITE.test(args[index]) ||
  (!args[index].startsWith('-') && !args[index - 1]?.includes('=') && OF_SITE.test(args[index - 1] ?? ''));

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
      `"${wrong}": npm run deploy says itself what is deployed; operator/settings.toml and wrangler.toml have the settings.\n\n${USAGE}`,
    );
}

/** Variables as `NAME:value`; none is repeated where it is wrong, which may be a secret. */
function changesIn(pairs) {
  const told = pairs.map((pair) => /^(\w+):(.*)$/s.exec(pair));
  if (told.includes(null)) throw new Error(`--var is written NAME:value.\n\n${USAGE}`);
  return Object.fromEntries(told.map(([, name, value]) => [name, value]));
}

/**
 * Deploys a build: first the demo and the reference gateway, where the site is bound to them.
 * @param {import('./builds.mjs').Build} build
 * @param {ReturnType<typeof readDeployArgs>} asked
 * @returns {Promise<string[]>} where the site answers, as wrangler tells it
 * @throws where one is not deployed; those after it are not tried
 */
export async function deploy(build, { stage, changes, isDry, passed, ofSite }) {
  const site = siteConfig(build, { stage, over: stage && (await stageOf(stage)), changes });
  const targets = [];
  for (const config of workersToDeploy({ ...build, site })) {
    const { name } = readConfig(config);
    if (!isDry) console.log(`\n${name}, as built from this checkout (${build.hash}):`);
    // Wrangler writes what it did into a file, for programs.
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const told = join(folder, 'told.ndjson');
    try {
      const env = { [DEPLOYED_BUILD]: build.hash, WRANGLER_OUTPUT_FILE_PATH: told };
      const own = [...passed, ...(config === site ? ofSite : []), ...(isDry ? ['--dry-run'] : [])];
      const args = ['deploy', '--config', config, ...own];
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
 * The site's configuration as it is deployed, beside the built one: with what a stage has in its place, with the variables
 * that were told, and before a gateway of its own without the binding to the reference gateway, which then is not deployed.
 * @param {{ site: string }} build
 * @param {{ stage?: string, over?: Record<string, any>, changes: Record<string, string> }} asked  `over` is of the stage
 * @returns {string} its file
 */
export function siteConfig({ site }, { stage, over, changes }) {
  const built = readConfig(site);
  const staged = over ? overlaid(built, over, stage) : built;
  const config = { ...staged, vars: { ...staged.vars, ...changes } };
  if (!over && Object.keys(changes).length === 0 && !config.vars.GATEWAY_URL) return site;
  const file = join(dirname(site), `wrangler.${stage ?? 'changed'}.json`);
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
    throw new Error(`The stage ${stage} names what is deployed (main, assets or build): the build does.`);
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
 * The workers that are deployed together, in their order: before the site the reference gateway that it is bound to, which
 * is not deployed where the operator's own is set, and before that the demo where the site is bound to it.
 * @template {{ name?: string, vars?: any, services?: { service: string }[] }} Config
 * @param {{ site: Config, gateway?: Config, demo?: Config }} configs
 * @returns {Partial<Record<'demo' | 'gateway' | 'site', Config>>}
 */
export function deployedTogether({ site, gateway, demo }) {
  const isBound = (config) => config && site.services?.some(({ service }) => service === config.name);
  return {
    ...(isBound(demo) && { demo }),
    ...(isBound(gateway) && !site.vars.GATEWAY_URL && { gateway }),
    site,
  };
}

/**
 * The wrangler configurations to deploy, in their order.
 * @param {{ site: string, gateway?: string, demo?: string }} files
 * @returns {string[]}
 */
export function workersToDeploy({ site, gateway, demo }) {
  const files = { site, gateway, demo };
  const read = (file) => file && readConfig(file);
  const configs = { site: read(site), gateway: read(gateway), demo: read(demo) };
  return Object.keys(deployedTogether(configs)).map((kind) => files[kind]);
}

const readConfig = (file) => JSON.parse(readFileSync(file, 'utf8'));
