import { existsSync } from 'node:fs';
import { at } from './paths.mjs';

/** How a binding that has no place yet is written in a configuration. */
const PLACEHOLDER = /^[0-]+$/;

/**
 * The site's configuration as it is written: `wrangler.toml`, what `operator/settings.toml` has in its place, and for a stage
 * what `wrangler.<stage>.toml` has.
 * @param {string | undefined} stage
 * @returns {Promise<Record<string, any>>}
 * @throws Error in words where a stage has no file, or no name of its own
 */
export async function readSiteConfig(stage) {
  const base = mergedConfig(await readToml(at('wrangler.toml')), await operatorSettings());
  return stage === undefined ? base : overlaid(base, await readStage(stage), stage);
}

/** What a stage has in the place of `wrangler.toml`: `operator/settings.<stage>.toml`, or `wrangler.<stage>.toml` in the root. */
export async function readStage(stage) {
  if (!/^[a-z][a-z\d-]{0,30}$/.test(stage))
    throw new Error(`"${stage}" is no name of a stage, such as staging.`);
  const own = await operatorSettings(stage);
  if (own) return own;
  const file = `wrangler.${stage}.toml`;
  if (!existsSync(at(file)))
    throw new Error(
      `There is no operator/settings.${stage}.toml: docs/operator.md, "A stage beside it", says what stands in it.`,
    );
  return readToml(at(file));
}

/** What the operator's folder says, of the site or of a stage. */
async function operatorSettings(stage) {
  // The guard of deployments comes by here on whatever Node there is, which may read no types.
  const { readOperatorSettings } = await import('../../build/operator/settings.ts');
  return readOperatorSettings(undefined, stage);
}

/** The variables of another worker's configuration, and what else is written there. */
export const readToml = async (file) => {
  const { experimental_readRawConfig: read } = await import('wrangler');
  return read({ config: file }).rawConfig;
};

/**
 * A configuration with what a stage has in its place (`mergedConfig`). Addresses are its own alone: they lead to one worker,
 * and would be taken from the other.
 * @throws Error where both would be the same worker
 */
export function overlaid(base, over, stage) {
  if (!over.name || over.name === base.name)
    throw new Error(`The stage ${stage} needs a name of its own: it would be deployed over "${base.name}".`);
  const { route, routes, ...inherited } = base;
  return mergedConfig(inherited, over);
}

/**
 * A configuration with what another has in its place: variables and bindings by their names, all else as a whole; an empty
 * list takes away all bindings of its kind.
 * @template {Record<string, any>} Config
 * @param {Config} base
 * @param {Record<string, any> | undefined} over
 * @returns {Config}
 */
export function mergedConfig(base, over) {
  if (!over) return base;
  const merged = { ...base, ...over, vars: { ...base.vars, ...over.vars } };
  for (const [key, entries] of Object.entries(base)) {
    // A list that is there and empty takes away all of them.
    if (!Array.isArray(entries) || !over[key]?.length) continue;
    const nameOf = (entry) => entry?.binding ?? entry?.name;
    if (!entries.every(nameOf)) continue;
    const own = over[key].map(nameOf);
    merged[key] = [...entries.filter((entry) => !own.includes(nameOf(entry))), ...over[key]];
  }
  return merged;
}

/** The id of what a binding leads to; undefined where it has none yet, or there is no such binding. */
export function idOf(bindings, binding, field = 'id') {
  const id = bindings?.find((one) => one.binding === binding)?.[field];
  return id && !PLACEHOLDER.test(id) ? id : undefined;
}
