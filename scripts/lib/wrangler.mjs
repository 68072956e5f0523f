import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { at, root } from './paths.mjs';

/** Wrangler's options of a program: the person's own environment, where its login is. */
const options = (env, stdio) => ({
  cwd: root,
  env: {
    WRANGLER_SEND_METRICS: 'false',
    ...process.env,
    PATH: [at('node_modules/.bin'), process.env.PATH].join(delimiter),
    ...env,
  },
  stdio,
});

/** Runs wrangler on the terminal; its exit code. */
export async function wrangler(args, env = {}) {
  const [code] = await once(spawn('wrangler', args, options(env, 'inherit')), 'close');
  return code;
}

/**
 * Runs wrangler and takes what it says; nobody is asked anything.
 * @returns {Promise<{ code: number, output: string }>} what it printed, and where it failed also what it complained of
 */
export async function quietWrangler(args, env = {}) {
  const program = spawn('wrangler', args, options({ NO_COLOR: '1', ...env }, ['ignore', 'pipe', 'pipe']));
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    program[name].setEncoding('utf8').on('data', (text) => {
      said[name] += text;
    });
  const [code] = await once(program, 'close');
  return { code, output: code === 0 ? said.stdout : said.stdout + said.stderr };
}
