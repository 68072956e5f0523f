// The site's Vite configuration, under the name the product owner chose: every script passes `--config app.config.ts`.
import { cloudflare } from '@cloudflare/vite-plugin';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import settings from './messages/project.inlang/settings.json' with { type: 'json' };
import { localeMessages } from './scripts/locale-messages.ts';

// Every page has the shell and what it needs: one file of it and one style sheet, instead of a dozen small ones.
const shell = {
  name: 'shell',
  test: /\/app\/(?:shell|session|brand)\/(?!menu\/|bottom-nav|moving-picture\.|.*\.functions\.)/,
};

export default defineConfig(({ command }) => ({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shell] } } } } },
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
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/edge/**', '**/gateway/**/*.ts', '**/contracts/pact/**'] },
      },
    }),
    react(),
  ],
}));
