import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { scalableText } from './build/scalable-text';
import { findChromium } from './scripts/lib/browser.mjs';
import { ONE_TEST, ONE_WAIT, STRAIN } from './scripts/lib/limits.mjs';
import { leanMessages } from './tests/lean-messages';
import { watchedImports } from './tests/watched-imports';

// What is tested is the product as it is shipped, whatever the operator's folder has.
process.env.SHIPPED = '1';

const limits = {
  testTimeout: ONE_TEST,
  hookTimeout: ONE_TEST,
  expect: { poll: { timeout: ONE_WAIT } },
  // Left to itself Vitest keeps a core free: of two, half.
  maxWorkers: availableParallelism(),
};

// An import that begins at the root (tsconfig.json); no project takes it from another.
const resolve = { tsconfigPaths: true };

// One project per kind of test (docs/design.md §8). The soak has the machine to itself.
const serial = { ...limits, fileParallelism: false };

// Unit tests take all messages from paraglide's own files: there is nothing to load (build/locale-messages.ts).
const LOADER = 'virtual:locale-messages';
const CHUNKS = 'virtual:locale-chunks';
const TABLES = 'virtual:message-tables';
const allMessages = {
  name: 'all-messages',
  resolveId: (id: string) => ([LOADER, CHUNKS, TABLES].includes(id) ? `\0${id}` : undefined),
  load: (id: string) => {
    if (id === `\0${LOADER}`) return 'export async function loadMessages() {}';
    if (id === `\0${CHUNKS}`) return "export const messageFiles = () => []; export const markingFile = '';";
    if (id === `\0${TABLES}`) return 'export const files = {};';
  },
};

const UNIT = '{contracts,edge,gateway,demo,app,build,scripts}/**/*.test.{ts,tsx}';
const NOT_UNIT = ['contracts/pact/*.test.ts', 'contracts/pact/proof/**', 'app/paraglide/**'];
/** Tests that open a screen in a browser, those beside the screen among them. */
const SCREENS = globSync('{app,tests/screens}/**/*.test.tsx').filter(
  (file) => file.startsWith('tests/') || readFileSync(file, 'utf8').includes('/support/render-screen'),
);
/** Languages that screens are opened in; the others stand for nothing that these do not show. */
const SCREEN_LANGUAGES = ['vi', 'en', 'ar', 'fa'];
const having = (text: string) => globSync(UNIT).filter((file) => readFileSync(file, 'utf8').includes(text));
/** Tests that put a stand-in in a module's place: each needs modules of its own, all others share theirs. */
const MOCKING = having('vi.mock(');
/** Tests that need a document. A project has one kind of place: Vitest begins a new process wherever it changes. */
const WITH_DOCUMENT = having('@vitest-environment happy-dom').filter(
  (file) => !MOCKING.includes(file) && !SCREENS.includes(file),
);

/** Of what is sent: on a phone that keeps nothing it is sent all the same, and once. */
const FORMS = [
  'app/forms/*.test.tsx',
  'app/features/account/verification/use-verification-code.test.tsx',
  'app/features/feedback/use-feedback.test.tsx',
  'app/features/promotions/apply/use-apply-reward.test.tsx',
  'app/features/rewards/use-claim.test.tsx',
];
/** Tests that type into fields, run once more on a translated page (docs/decisions/061-translated-pages.md). */
const TYPING = globSync('app/**/*.test.tsx').filter(
  (file) =>
    !SCREENS.includes(file) &&
    /fireEvent\.(?:change|input|submit)\(|new InputEvent\(|\/support\/typing'/.test(
      readFileSync(file, 'utf8'),
    ),
);

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        plugins: [allMessages, leanMessages()],
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [...NOT_UNIT, ...MOCKING, ...SCREENS, ...WITH_DOCUMENT],
          isolate: false,
          setupFiles: ['./tests/unit-setup.ts', './tests/quiet-console.ts', './tests/patient-setup.ts'],
          ...limits,
        },
      },
      {
        resolve,
        plugins: [allMessages, leanMessages()],
        test: {
          name: 'unit-document',
          include: WITH_DOCUMENT,
          isolate: false,
          setupFiles: ['./tests/unit-setup.ts', './tests/quiet-console.ts', './tests/patient-setup.ts'],
          ...limits,
        },
      },
      {
        resolve,
        plugins: [allMessages, leanMessages()],
        test: {
          name: 'unit-mocks',
          include: MOCKING,
          setupFiles: ['./tests/quiet-console.ts', './tests/patient-setup.ts'],
          ...limits,
        },
      },
      {
        resolve,
        plugins: [allMessages, leanMessages()],
        test: {
          name: 'nothing-kept',
          include: FORMS,
          isolate: false,
          setupFiles: [
            './tests/nothing-kept-setup.ts',
            './tests/quiet-console.ts',
            './tests/patient-setup.ts',
          ],
          ...limits,
        },
      },
      {
        resolve,
        plugins: [allMessages, leanMessages()],
        test: {
          name: 'unit-translated',
          include: TYPING,
          isolate: false,
          setupFiles: [
            './tests/unit-setup.ts',
            './tests/quiet-console.ts',
            './tests/patient-setup.ts',
            './tests/translated-setup.ts',
          ],
          ...limits,
        },
      },
      {
        plugins: [allMessages, leanMessages(SCREEN_LANGUAGES), scalableText(), watchedImports()],
        define: { 'import.meta.env.APP_VERSION': '"0"' },
        resolve: {
          ...resolve,
          alias: [
            {
              find: /^@tanstack\/react-start(?:\/server|\/client-rpc)?$/,
              replacement: fileURLToPath(new URL('tests/screens/support/start.ts', import.meta.url)),
            },
          ],
        },
        // All of them at once: one that is found later would load every page anew.
        optimizeDeps: { entries: ['app/router.tsx', 'tests/screens/**/*.{ts,tsx}', ...SCREENS] },
        test: {
          name: 'screens',
          include: SCREENS,
          setupFiles: [
            './tests/screens/support/setup.ts',
            './tests/patient-setup.ts',
            './tests/quiet-console.ts',
          ],
          // SCREENS: paths of those of the table that are asked for, where it is not all.
          env: { STRAIN: String(STRAIN), SCREENS: process.env.SCREENS ?? '' },
          // One page hosts them all: each puts away what it opened.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                // Looked for by those alone who open it.
                get executablePath() {
                  return process.env.CHROMIUM_PATH ?? findChromium();
                },
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
                ],
              },
              contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', deviceScaleFactor: 1 },
              actionTimeout: ONE_WAIT,
            }),
          },
          ...limits,
          maxWorkers: 1,
        },
      },
      {
        resolve,
        test: {
          name: 'consumer',
          include: [
            'contracts/pact/{catalogue,consumer,echoes,effects,english,field-docs,official-verdicts,rules,stories}.test.ts',
          ],
          ...limits,
        },
      },
      {
        resolve,
        test: {
          name: 'provider',
          include: [
            'contracts/pact/{provider,referee,second-gateway}.test.ts',
            'contracts/pact/proof/proof.test.ts',
          ],
          // Each file would read wrangler and all contracts anew.
          isolate: false,
          ...limits,
        },
      },
      {
        resolve,
        test: { name: 'soak', include: ['tests/soak/*.test.ts'], ...serial, testTimeout: 0, hookTimeout: 0 },
      },
      {
        resolve,
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], ...limits },
      },
      {
        resolve,
        test: { name: 'dev', include: ['tests/dev/*.test.ts'], ...limits },
      },
      {
        resolve,
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts'], isolate: false, ...limits },
      },
      { resolve, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], ...limits } },
      { resolve, test: { name: 'messages', include: ['tests/messages/**/*.test.ts'], ...limits } },
    ],
  },
});
