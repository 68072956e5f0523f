import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STATES = fileURLToPath(new URL('states.json', import.meta.url));

/** The catalogue of provider states as it is committed for the command. */
export function readCatalogueFile(): string {
  return readFileSync(STATES, 'utf8');
}

/** Replaces it. */
export function writeCatalogueFile(text: string): void {
  writeFileSync(STATES, text);
}
