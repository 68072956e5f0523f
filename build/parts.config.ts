// Builds the catalogue of parts (/sandbox/parts): an entry of its own, so that no file of the site knows of it.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scalableText } from './scalable-text.ts';

const LOADER = 'virtual:locale-messages';
const TABLES = 'virtual:message-tables';
/** A language of paraglide's that has no words of its own. */
const WORDLESS = /\/paraglide\/messages\/(?!vi|en|_)[\w-]+\.js$/;

/** All messages from paraglide's own files, of which the bundler keeps those that are said; where one is missing, English. */
const allMessages: Plugin = {
  name: 'all-messages',
  enforce: 'pre',
  resolveId: (id) => (id === LOADER || id === TABLES ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${LOADER}`) return 'export async function loadMessages() {}';
    // Nothing is marked as borrowed there.
    if (id === `\0${TABLES}`) return 'export const files = {};';
  },
  transform: (code, id) => (WORDLESS.test(id) ? code.replaceAll('"./vi.js"', '"./en.js"') : undefined),
};

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/sandbox/' : '/',
  // The site's pictures are there already.
  publicDir: command === 'serve' ? 'public' : false,
  define: { 'import.meta.env.APP_VERSION': '"0"', 'import.meta.env.BUILD_ID': '"parts"' },
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^@tanstack\/react-start(?:\/server|\/client-rpc)?$/,
        replacement: fileURLToPath(new URL('../app/parts/stand-in-start.ts', import.meta.url)),
      },
    ],
  },
  build: {
    assetsDir: 'parts',
    // It is read by people who write parts, not over a phone's connection.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: 'app/parts/parts.html',
      // What the site loads later is in the one file here.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  plugins: [allMessages, scalableText(), react()],
}));
