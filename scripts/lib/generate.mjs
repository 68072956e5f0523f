import { requireOperatorFolder } from './operator.mjs';
import { at, root } from './paths.mjs';

/**
 * Writes what is not written by hand and the types need, without a build: paraglide's messages and the tree of routes.
 */
export async function generate() {
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  await requireOperatorFolder();
  const { resolveConfig } = await import('vite');
  // The router's plugin writes the tree as soon as it has read the configuration.
  const { plugins } = await resolveConfig({ configFile: at('app.config.ts'), logLevel: 'warn' }, 'build');
  const paraglide = plugins.find(({ name }) => name === 'unplugin-paraglide-js');
  await paraglide.buildStart.call({ addWatchFile() {} });
  plugins.find(({ name }) => name === 'message-types').buildStart.handler();
}
