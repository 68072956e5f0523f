// Writes /sw.js out of its source and the files of the build (PWA-30): saves nothing.
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = 'app/service-worker.js';
/** What is said without a network, loaded when there is none: the worker keeps its files from the first. */
const OFFLINE_PARTS = /\/app\/(?:shell\/connection\/connection|domain\/money\/wallet-unread)\.tsx$/;

/** Writes `/sw.js` out of its source and the files of this build: another build is another worker (PWA-30). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle);
        const source = serviceWorkerCode(readFileSync(SOURCE, 'utf8'), files, offlineFiles(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/**
 * The worker that may keep the given files of the build, and keeps some of them from the first; only those below `assets/`
 * have names that no other build has.
 */
export function serviceWorkerCode(
  source: string,
  fileNames: readonly string[],
  offline: readonly string[] = [],
): string {
  const named = (names: readonly string[]) =>
    JSON.stringify(
      names
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .sort(),
    );
  if (!source.includes('__FILES__')) throw new Error(`${SOURCE} names no files`);
  return source.replace('__FILES__', named(fileNames)).replace('__OFFLINE_FILES__', named(offline));
}

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/** The files that hold the parts for the time without a network, and what these load with them. */
function offlineFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  const take = (name: string) => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    for (const further of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) take(further);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => OFFLINE_PARTS.test(id))) take(name);
  }
  if (found.size === 0) throw new Error('no file of the build holds what is said without a network');
  return [...found];
}
