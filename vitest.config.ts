import { defineConfig } from 'vitest/config';

// One project per kind of test (docs/design.md §8). Contract and worker tests share ports and files: no parallelism.
const serial = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 };

// Unit tests take all messages from paraglide's own files: there is nothing to load (scripts/locale-messages.ts).
const LOADER = 'virtual:locale-messages';
const allMessages = {
  name: 'all-messages',
  resolveId: (id: string) => (id === LOADER ? `\0${LOADER}` : undefined),
  load: (id: string) => (id === `\0${LOADER}` ? 'export async function loadMessages() {}' : undefined),
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [allMessages],
        test: {
          name: 'unit',
          include: ['{contracts,edge,gateway,app,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['contracts/pact/**', 'app/paraglide/**'],
        },
      },
      { test: { name: 'consumer', include: ['contracts/pact/consumer.test.ts'], ...serial } },
      {
        test: {
          name: 'provider',
          include: ['contracts/pact/provider.test.ts', 'contracts/pact/mutation.test.ts'],
          ...serial,
        },
      },
      { test: { name: 'worker', include: ['tests/worker/**/*.test.ts'], ...serial } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { name: 'messages', include: ['tests/messages/**/*.test.ts'] } },
    ],
  },
});
