import { existsSync, readFileSync } from 'node:fs';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';
import { at } from './paths.mjs';
import { allSettings, contradictionsIn, problemLines, problemsOf } from './settings.mjs';
import { readSiteConfig, readToml } from './stages.mjs';

/** Brands that there are colours for. */
export const brands = () => [
  ...new Set(
    [...readFileSync(at('app/brand/tokens.css'), 'utf8').matchAll(/\[data-brand="([^"]+)"\]/g)].map(
      ([, name]) => name,
    ),
  ),
];

/**
 * What is wrong with the settings of this checkout's workers, in lines; none where all can be read.
 * @param {{ stage?: string, changes?: Record<string, string>, workers?: string[] }} options  `changes` are variables in
 *   the place of those that are written
 */
export async function settingLines({ stage, changes = {}, workers = ['site', 'gateway', 'demo'] } = {}) {
  const settings = await allSettings();
  const lines = await Promise.all(
    workers.map(async (worker) => {
      const file = worker === 'site' ? undefined : at(`${worker}/wrangler.toml`);
      if (file && !existsSync(file)) return [];
      const { vars = {} } = file ? await readToml(file) : await readSiteConfig(stage);
      const own = worker === 'site' ? { ...vars, ...changes } : vars;
      const found = [
        ...problemsOf(settings[worker], own),
        ...(worker === 'site' ? contradictionsIn(own, { brands: brands() }) : []),
      ];
      return problemLines(found, own);
    }),
  );
  return lines.flat();
}

/**
 * The merchant of a local site before the reference gateway: the one of the settings where the demo data know it, else
 * theirs, which is said.
 * @param {(line: string) => void} say
 */
export async function demoMerchant(say) {
  const { DEMO_ACCOUNTS } = await import(at('gateway/seed/demo-accounts.ts'));
  const known = [...new Set(DEMO_ACCOUNTS.map(({ merchant }) => merchant))];
  const { vars } = await readSiteConfig();
  if (known.includes(vars.MERCHANT_CODE)) return vars.MERCHANT_CODE;
  say(unknownMerchant(vars.MERCHANT_CODE ?? '', known));
  return known[0];
}

/** What is said of a merchant that the demo data do not know. */
export function unknownMerchant(code, known) {
  const meant = nearest(code, known);
  const hint = meant ? `; did you mean ${meant}?` : '.';
  return `MERCHANT_CODE "${code}" is no merchant of the demo data${hint} This site is shown as ${known[0]}.`;
}

/** @throws Error in words where the settings cannot be read as they are */
export async function requireSettings(options) {
  const lines = await settingLines(options);
  if (lines.length > 0)
    throw new Error(`These settings cannot be used (docs/operator.md has them all):\n\n${lines.join('\n')}`);
}
