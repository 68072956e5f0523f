// Installs the Firebase Auth emulator when it is missing, and runs it on EMULATOR_PORT until it is told to end.
import { mkdirSync, writeFileSync } from 'node:fs';
import { toolEnv } from '../../../scripts/lib/env.mjs';
import { nestedInstall } from '../../../scripts/lib/install.mjs';
import { onEnd } from '../../../scripts/lib/lifetime.mjs';
import { startOwned } from '../../../scripts/lib/owned.mjs';
import { at } from '../../../scripts/lib/paths.mjs';
import { requireFreePort } from '../../../scripts/lib/ready.mjs';
import { run } from '../../../scripts/lib/run.mjs';

const FOLDER = 'tests/firebase/emulator';
const host = '127.0.0.1';
const port = Number(process.env.EMULATOR_PORT);

try {
  const install = nestedInstall(FOLDER);
  if (install && (await run(...install)).code !== 0)
    throw new Error('The Firebase emulator could not be installed; see above.');
  for (const one of [port, port + 1, port + 2])
    await requireFreePort(one, 'npm run test:firebase', 'EMULATOR_PORT');
  start();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

function start() {
  const cwd = at('.ready/firebase');
  mkdirSync(cwd, { recursive: true });
  const emulators = {
    auth: { host, port },
    hub: { host, port: port + 1 },
    logging: { host, port: port + 2 },
    ui: { enabled: false },
  };
  writeFileSync(`${cwd}/firebase.json`, JSON.stringify({ emulators }));
  const args = ['emulators:start', '--only', 'auth', '--project', process.env.FIREBASE_PROJECT_ID];
  const emulator = startOwned(
    process.execPath,
    [at(FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js'), ...args],
    {
      cwd,
      // No Google account, no usage figures, no look for a newer release.
      env: toolEnv({ CI: '1', NO_UPDATE_NOTIFIER: '1' }),
    },
  );
  onEnd(() => emulator.kill('SIGTERM'));
  emulator.once('close', (code) => process.exit(code ?? 0));
}
