import type { Env } from '../../env';
import { perEnv } from '../per-env';
import { settingsOf } from './settings-of';
import type { SiteOfHosts } from './sites';

const names = new WeakMap<object, string>();
const envsOf = perEnv((env: Env): ReadonlyMap<string, Env> => {
  const sites = settingsOf(env).SITES ?? [];
  return new Map(sites.map((site) => [site.name, ownEnv(env, site)]));
});

/**
 * What a request to an address is given: the bindings and secrets of all, and the settings of the site that has its host in
 * `SITES`. A host of none has what `wrangler.toml` says. Each site has one object for as long as its settings live, so
 * that what is kept by it (`perEnv`) is the site's alone.
 */
export function envOfHost(env: Env, url: string): Env {
  const { SITES, SANDBOX } = settingsOf(env);
  if (!SITES || SITES.length === 0 || !URL.canParse(url)) return env;
  const host = new URL(url).hostname;
  const found =
    SITES.find(({ hosts }) => hosts.includes(host)) ??
    SITES.find(({ hosts }) => hosts.some((pattern) => isBelow(host, pattern))) ??
    (SANDBOX ? SITES.find(({ name }) => host === `${name}.localhost`) : undefined);
  return (found && envsOf(env).get(found.name)) ?? env;
}

/** An environment with other settings that is of the same site. */
export function likeEnv(env: Env, changes: Partial<Env>): Env {
  const other = { ...env, ...changes };
  const name = siteOfEnv(env);
  if (name !== undefined) names.set(other, name);
  return other;
}

/** The name of the site in `SITES` that an environment is of; undefined for the deployment's own. */
export const siteOfEnv = (env: object): string | undefined => names.get(env);

const isBelow = (host: string, pattern: string) =>
  pattern.startsWith('*.') && host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1;

function ownEnv(env: Env, { name, written }: SiteOfHosts): Env {
  const { SITES, ...shared } = env;
  const own = { ...shared, ...written };
  names.set(own, name);
  return own;
}
