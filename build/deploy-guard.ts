// Has `npm run deploy` alone deploy a build: saves nothing, keeps an old build from visitors.
import { rmSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Run by wrangler, in the project's root, before it deploys or uploads a worker; what it refuses is not deployed. */
const GUARD = 'node scripts/deploy-guard.mjs';

/**
 * Has `npm run deploy` deploy this build, and nobody else: wrangler asks scripts/deploy-guard.mjs first, and finds no
 * build by itself (docs/decisions/056-builds.md).
 */
export function deployGuard(): Plugin {
  return {
    name: 'deploy-guard',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const config = bundle['wrangler.json'];
        if (config?.type !== 'asset') return;
        config.source = JSON.stringify({ ...JSON.parse(String(config.source)), build: { command: GUARD } });
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // Cloudflare's plugin leads wrangler from wrangler.toml to the last build, whatever was changed there since.
        rmSync('.wrangler/deploy/config.json', { force: true });
      },
    },
  };
}
