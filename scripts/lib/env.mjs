import { mkdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { at } from './paths.mjs';
import { MARK } from './processes.mjs';

const KEPT = [
  'CI',
  'TERM',
  'NO_COLOR',
  'FORCE_COLOR',
  'TMPDIR',
  'SYSTEMROOT',
  'PORT',
  'E2E_PORT',
  'SHIPPED',
  MARK,
];

/**
 * The environment that tools and tests get: the project's own Node first, a home folder of its own, one time zone and
 * language. What the person's account carries (settings, proxies, keys) does not reach them.
 */
export function toolEnv(extra = {}) {
  const home = at('.ready/home');
  mkdirSync(home, { recursive: true });
  const kept = KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return {
    ...Object.fromEntries(kept),
    PATH: [at('node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: home,
    XDG_CONFIG_HOME: `${home}/config`,
    XDG_CACHE_HOME: `${home}/cache`,
    // Tests start hundreds of processes that read the same modules: what one has compiled, the next ones have.
    NODE_COMPILE_CACHE: `${home}/cache/node`,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    DO_NOT_TRACK: '1',
    PACT_DO_NOT_TRACK: 'true',
    WRANGLER_SEND_METRICS: 'false',
    ...extra,
  };
}
