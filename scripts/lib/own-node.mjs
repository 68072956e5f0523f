import { spawn } from 'node:child_process';
import { onEnd } from './lifetime.mjs';
import { at } from './paths.mjs';

const NEEDED = [22, 12];

/** Whether this process runs on a Node that the build tools accept. */
export function isNodeNewEnough(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** Starts the running script again on the Node that the project installs, and ends with that script's exit code. */
export function continueOnOwnNode() {
  const child = spawn(at('node_modules/.bin/node'), process.argv.slice(1), { stdio: 'inherit' });
  onEnd((signal) => child.kill(signal));
  child.once('error', (error) => {
    console.error(
      `The project's own Node does not start: ${error.message}. Delete node_modules and try again.`,
    );
    process.exit(1);
  });
  child.once('close', (code) => process.exit(code ?? 1));
  return new Promise(() => {});
}
