// The site's Vite configuration, under the name the product owner chose: every script passes `--config app.config.ts`.
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artPictures } from './build/art-pictures.ts';
import { borrowedWords } from './build/borrowed-words.ts';
import { browserContracts } from './build/browser-contracts.ts';
import { browserRoutes } from './build/browser-routes.ts';
import { browserScreens } from './build/browser-screens.ts';
import { buildPhases } from './build/build-phases.ts';
import { classNames } from './build/class-names.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { deployGuard } from './build/deploy-guard.ts';
import { firstLoad } from './build/first-load.ts';
import { lastingImports } from './build/lasting-imports.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { localeMessages } from './build/locale-messages.ts';
import { messageTypes } from './build/message-types.ts';
import { operatorMessages } from './build/operator/messages.ts';
import { readOperatorSettings } from './build/operator/settings.ts';
import { operatorBrands } from './build/operator-brands.ts';
import { plainProblems } from './build/plain-problems.ts';
import { scalableText } from './build/scalable-text.ts';
import { serverLibraries } from './build/server-libraries.ts';
import { serverMessages } from './build/server-messages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shortNames } from './build/short-names.ts';
import { translatedTexts } from './build/translated-texts.ts';
import { wordUpdates } from './build/word-updates.ts';
import { wordedImports } from './build/worded-imports.ts';
import settings from './messages/project.inlang/settings.json' with { type: 'json' };
import pack from './package.json' with { type: 'json' };
import { mergedConfig } from './scripts/lib/stages.mjs';

/** The marks of `contracts/field-annotations.ts`. The bundler goes by the name alone: no function of the app has one of these. */
const ANNOTATIONS = [
  'ofWords',
  'operatorHtml',
  'timestamp',
  'timestampOrNull',
  'supportList',
  'unread',
  'unreadOf',
  'alternative',
  'writtenAs',
];

/** In development the demo stands beside the gateway; a deployment says in its wrangler.toml whether it does. */
function bindDemo(worker: { services?: { binding: string; service: string }[] }, command: string) {
  if (command === 'serve')
    worker.services = [...(worker.services ?? []), { binding: 'DEMO', service: 'demo' }];
}

const operatorConfig = await readOperatorSettings();
const project = operatorMessages('./messages/project.inlang');
/** As `BUILD_FORM` of contracts/browser-errors.ts has it: the minute, UTC, and a part by chance. */
process.env.BUILD_ID ??= `${new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}-${randomUUID().slice(0, 8)}`;

export default defineConfig(({ command }) => ({
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(pack.version),
    // No two builds share pages: each names its own files. When it was built is what the log tells builds apart by.
    'import.meta.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID),
  },
  // An import that would climb three folders and more begins at the root: `@/contracts/errors` (tsconfig.json).
  resolve: { tsconfigPaths: true },
  css: { modules: command === 'build' ? { generateScopedName: classNames() } : undefined },
  build: {
    // Names are given after it (build/short-names.ts).
    terserOptions: {
      ecma: 2020,
      module: true,
      safari10: false,
      mangle: false,
      compress: { passes: 3 },
      // The bundler waits for it: left to itself Vite keeps a core free.
      maxWorkers: availableParallelism(),
    },
  },
  environments: {
    // Making a schema (`v.object(…)`) and reading its members does nothing: the browser loads those that it uses.
    client: {
      build: {
        // Tests find files by what they are made from.
        manifest: true,
        // Two kilobytes less on each first load than the bundler's own way (docs/decisions/017-first-load.md).
        minify: 'terser',
        rolldownOptions: {
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: ['v', 'tolerant', 'listOf', 'readableEntries', ...ANNOTATIONS],
          },
        },
      },
    },
    // The platform reads every module before it answers; stacks are told by the maps, which are uploaded too.
    ssr: { build: { minify: true } },
  },
  plugins: [
    paraglideVitePlugin({
      // With what the operator's folder says in the place of some texts.
      project,
      outdir: './app/paraglide',
      outputStructure: 'locale-modules',
      strategy: ['cookie', 'baseLocale'],
      cookieName: 'language',
    }),
    messageTypes(),
    localeMessages(settings.locales),
    wordUpdates(settings.locales),
    plainProblems(),
    browserRoutes(),
    wordedImports(),
    lastingImports(),
    serverMessages(settings.locales, project),
    borrowedWords(),
    serverLibraries(),
    browserContracts(),
    browserScreens(),
    firstLoad(),
    leanLibraries(),
    translatedTexts(),
    shortNames(),
    compileAhead(),
    scalableText(),
    serviceWorker(),
    artPictures(),
    operatorBrands(),
    buildPhases(),
    deployGuard(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      auxiliaryWorkers: [
        { configPath: './gateway/wrangler.toml', config: (worker) => bindDemo(worker, command) },
        { configPath: './demo/wrangler.toml' },
      ],
      // Vite's own module addresses must not pass the worker; only a build puts files behind the gate.
      config: (worker) => {
        Object.assign(worker, mergedConfig(worker, operatorConfig));
        if (command === 'serve' && worker.assets) worker.assets.run_worker_first = false;
        // What is deployed goes to the gateway of wrangler.toml; what is tried here never does.
        if (command === 'serve') worker.vars = { ...worker.vars, GATEWAY_URL: process.env.GATEWAY_URL ?? '' };
        bindDemo(worker, command);
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
        client: {
          files: [
            '**/*.server.*',
            '**/edge/**',
            '**/gateway/**/*.ts',
            '**/demo/**/*.ts',
            '**/contracts/pact/**',
          ],
        },
      },
    }),
    react(),
  ],
}));
