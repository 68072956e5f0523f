// The site's Vite configuration, under the name the product owner chose: every script passes `--config app.config.ts`.
import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import settings from './messages/project.inlang/settings.json' with { type: 'json' };
import pack from './package.json' with { type: 'json' };
import { browserContracts } from './scripts/browser-contracts.ts';
import { browserScreens } from './scripts/browser-screens.ts';
import { firstLoad } from './scripts/first-load.ts';
import { localeMessages } from './scripts/locale-messages.ts';
import { scalableText } from './scripts/scalable-text.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** The marks of `contracts/marks.ts`. The bundler goes by the name alone: no function of the app has one of these. */
const MARKS = ['operatorHtml', 'moment', 'supportList', 'unread', 'unreadOf', 'alternative', 'writtenAs'];

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(pack.version) },
  // Names of a few letters: they stand in the scripts, the styles and every page.
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : undefined },
  environments: {
    // Making a schema (`v.object(…)`) and reading its members does nothing: the browser loads those that it uses.
    client: {
      build: {
        // Tests find files by what they are made from.
        manifest: true,
        rolldownOptions: {
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: ['v', 'tolerant', 'readableEntries', ...MARKS],
          },
        },
      },
    },
  },
  plugins: [
    paraglideVitePlugin({
      project: './messages/project.inlang',
      outdir: './app/paraglide',
      outputStructure: 'locale-modules',
      strategy: ['cookie', 'baseLocale'],
      cookieName: 'language',
    }),
    localeMessages(settings.locales),
    browserContracts(),
    browserScreens(),
    firstLoad(),
    scalableText(),
    serviceWorker(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      auxiliaryWorkers: [{ configPath: './gateway/wrangler.toml' }],
      // Vite's own module addresses must not pass the worker; only a build puts files behind the gate.
      config: (worker) => {
        if (command === 'serve' && worker.assets) worker.assets.run_worker_first = false;
      },
    }),
    tanstackStart({
      srcDirectory: 'app',
      // Addresses that say what they call; a hash says it to nobody who reads a log.
      serverFns: { generateFunctionId: ({ functionName }) => functionName.replace(/_.*$/, '') },
      // A screen's loader comes with the screen: the first load knows every route, and no more of it than its address.
      router: { codeSplittingOptions: { defaultBehavior: [['component', 'loader']] } },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/edge/**', '**/gateway/**/*.ts', '**/contracts/pact/**'] },
      },
    }),
    react(),
  ],
}));
