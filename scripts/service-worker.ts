import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'app/service-worker.js';

/** Writes `/sw.js` out of its source and the files of this build: another build is another worker (PWA-30). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = serviceWorkerCode(readFileSync(SOURCE, 'utf8'), Object.keys(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The worker that may keep the given files of the build; only those below `assets/` have names that no other build has. */
export function serviceWorkerCode(source: string, fileNames: readonly string[]): string {
  const named = fileNames.filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);
  if (!source.includes('__FILES__')) throw new Error(`${SOURCE} names no files`);
  return source.replace('__FILES__', JSON.stringify(named.sort()));
}
