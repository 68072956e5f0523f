import type { SiteSettings } from '@/contracts/site';
import type { StatusResponse } from '../../context';
import type { Env } from '../../env';
import { frozen } from '../frozen';
import { perEnv } from '../per-env';
import { siteSettings } from './site';

const known = perEnv((_: Env) => new WeakMap<StatusResponse['info'], SiteSettings>());

/** `siteSettings`, made once of a status that many requests hold, and for each of any other. */
export function knownSite(env: Env, status: StatusResponse): SiteSettings {
  const { info } = status;
  if (!Object.isFrozen(info)) return siteSettings(env, status);
  const found = known(env).get(info);
  if (found) return found;
  const site = frozen(siteSettings(env, status));
  known(env).set(info, site);
  return site;
}
