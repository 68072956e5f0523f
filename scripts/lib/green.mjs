import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './paths.mjs';

const FILE = at('.ready/green.json');

/** Of what a step that is no test run was green with: by its name, a hash of its inputs; of one with tests, by each file. */
export function greenBefore(file = FILE) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    // Cut off while it was written by hand or by a machine that stopped: nothing is known to be green.
    return {};
  }
}

/** Notes that a step was green, with the hash of what it was made of; `files` are the tests that it ran. */
export function noteGreen(step, hash, files = [''], file = FILE) {
  const known = greenBefore(file);
  const noted = { ...known, [step]: { ...known[step], ...Object.fromEntries(files.map((one) => [one, hash])) } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(noted));
  renameSync(`${file}.${process.pid}`, file);
}
