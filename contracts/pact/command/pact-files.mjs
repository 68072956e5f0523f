import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titleOf } from './verify-interaction.mjs';

/** Where the pact files of the site are. */
export const PACTS = fileURLToPath(new URL('../../pacts', import.meta.url));

const NAMES = readdirSync(PACTS)
  .filter((name) => name.endsWith('.json'))
  .sort();

/** The backend services of the site: first segments of their paths. */
export const SERVICES = NAMES.map(serviceOf);

/**
 * The pact files to verify: those named, or all of the site, or those of one backend service.
 * @param {{ file?: string[], service?: string[] }} options
 * @returns {string[]}
 */
export function pactFiles({ file, service = [] }) {
  if (file) return file;
  const wanted = NAMES.filter((name) => service.length === 0 || service.includes(serviceOf(name)));
  return wanted.map((name) => join(PACTS, name));
}

function serviceOf(name) {
  return name.slice(name.lastIndexOf('-') + 1, -'.json'.length);
}

/**
 * Every interaction of pact files with its words.
 * @param {string[]} files
 * @throws Error when one is no pact file of version 4.
 */
export function readInteractions(files) {
  return files.flatMap((file) => {
    const { interactions, metadata } = readJson(file);
    if (!Array.isArray(interactions) || !String(metadata?.pactSpecification?.version).startsWith('4')) {
      throw new Error(`${file} is no Pact file of version 4`);
    }
    return interactions.map((interaction) => ({
      interaction,
      title: titleOf(basename(file, '.json'), interaction),
    }));
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read: ${error.message}`);
  }
}
