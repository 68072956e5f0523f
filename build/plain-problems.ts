// In development: a route without its row, a message without its twin, a setting without its schema, as soon as it is so.
import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';

const LOOKED_AT =
  /\/(?:app\/routes\/.*\.tsx|app\/screens\.ts|messages\/(?:vi|en)\.json|edge\/settings(?:-words)?\.ts|wrangler\.toml)$/;
/** Editors write several files at once. Milliseconds. */
const SETTLED = 200;

/** Says on the terminal and over the page what `npm run check` would, in its lines, whenever they are others. */
export function plainProblems(): Plugin {
  return {
    name: 'plain-problems',
    apply: 'serve',
    configureServer({ watcher, environments, config }) {
      let waiting: NodeJS.Timeout | undefined;
      let last = '';
      const look = () =>
        execFile(process.execPath, ['scripts/check.mjs', '--plain'], (_error, _output, told) => {
          const lines = told.trim();
          if (lines && lines !== last) {
            config.logger.error(`\n${lines}\n`);
            environments.client?.hot.send({ type: 'error', err: { message: lines, stack: '' } });
          }
          last = lines;
        });
      const ask = (path: string) => {
        if (!LOOKED_AT.test(path)) return;
        clearTimeout(waiting);
        waiting = setTimeout(look, SETTLED);
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, ask);
      look();
    },
  };
}
