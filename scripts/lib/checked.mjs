import { existsSync } from 'node:fs';
import { DELIVERED_BRANDS } from '../../app/brand/brands.ts';
import { namesOfBrands, operatorLines } from '../../build/operator/check.ts';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';
import { at } from './paths.mjs';
import { localSites } from './sandbox.mjs';
import { allSettings, contradictionsIn, problemLines, problemsOf } from './settings.mjs';
import { readSiteConfig, readToml } from './stages.mjs';

/** Brands that there are colours for. */
export const brands = () => [...Object.keys(DELIVERED_BRANDS), ...namesOfBrands()];

/**
 * The configurations of this checkout's workers as they are written; the reference gateway and the demo may be gone.
 * @param {string} [stage]
 * @returns {Promise<Record<string, any>>} by `site`, `gateway`, `demo`
 */
export async function readConfigs(stage) {
  const read = (kind) => {
    const file = at(`${kind}/wrangler.toml`);
    return existsSync(file) ? readToml(file) : undefined;
  };
  return { site: await readSiteConfig(stage), gateway: await read('gateway'), demo: await read('demo') };
}

/**
 * What is wrong with the settings of workers, in lines; none where all can be read.
 * @param {Record<string, any>} configs  by `site`, `gateway`, `demo`
 */
export async function settingLines(configs) {
  const [settings, { problems }] = await Promise.all([allSettings(), operatorLines()]);
  const wrong = Object.entries(configs).flatMap(([kind, config]) => {
    const vars = config?.vars ?? {};
    const together = kind === 'site' ? contradictionsIn(vars, { brands: brands() }) : [];
    return problemLines([...problemsOf(settings[kind], vars), ...together], settings[kind], vars);
  });
  return [...wrong, ...problems.map((line) => `  ${line}`)];
}

/** Merchants that the demo data know, the whole one first. */
export async function demoMerchants() {
  const { DEMO_ACCOUNTS } = await import(at('gateway/seed/demo-accounts.ts'));
  return [...new Set(DEMO_ACCOUNTS.map(({ merchant }) => merchant))];
}

/**
 * The merchant of a local site before the reference gateway: the one of the settings where the demo data know it, else
 * theirs, which is said.
 * @param {(line: string) => void} say
 */
export async function demoMerchant(say) {
  const known = await demoMerchants();
  const { vars } = await readSiteConfig();
  if (known.includes(vars.MERCHANT_CODE)) return vars.MERCHANT_CODE;
  say(unknownMerchant(vars.MERCHANT_CODE ?? '', known));
  return known[0];
}

/**
 * The further sites of this checkout, and where each is looked at locally.
 * @param {{ merchants?: readonly string[], port: number }} start  `merchants` are those that its gateway knows, where they
 *   are known
 * @param {(line: string) => void} say
 */
export async function sitesOfStart({ merchants, port }, say) {
  const { vars } = await readSiteConfig();
  const sites = localSites(vars.SITES, merchants);
  for (const name of Object.keys(JSON.parse(sites || '{}')))
    say(`The site ${name} is at http://${name}.localhost:${port}/m/home`);
  return sites;
}

/** What is said of a merchant that the demo data do not know. */
export function unknownMerchant(code, known) {
  const meant = nearest(code, known);
  const hint = meant ? `; did you mean ${meant}?` : '.';
  return `MERCHANT_CODE "${code}" is no merchant of the demo data${hint} This site is shown as ${known[0]}.`;
}

/**
 * @param {Record<string, string>} [changes]  variables in the place of those that are written, of each worker that has them
 * @throws Error in words where the settings cannot be read as they are
 */
export async function requireSettings(changes = {}) {
  const [configs, settings] = await Promise.all([readConfigs(), allSettings()]);
  const changed = Object.entries(configs).map(([kind, config]) => {
    // A secret of the environment stands in no file.
    const own = settings[kind]
      .filter(({ name, secret }) => name in changes && !secret)
      .map(({ name }) => [name, changes[name]]);
    return [kind, config && { ...config, vars: { ...config.vars, ...Object.fromEntries(own) } }];
  });
  const lines = await settingLines(Object.fromEntries(changed));
  if (lines.length > 0)
    throw new Error(`These settings cannot be used (docs/operator.md has them all):\n\n${lines.join('\n')}`);
}
