import { type ExecFileOptions, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command for backend teams. */
export const VERIFY = fileURLToPath(new URL('verify.mjs', import.meta.url));

/** Runs the command as a backend team does: its exit code, and all that it printed. */
export const runVerify = (...args: string[]) => runNode([VERIFY, ...args]);

/** Runs a program of Node to its end. */
export function runNode(
  args: string[],
  options: ExecFileOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` });
    });
  });
}
