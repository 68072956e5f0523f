import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const COMMITTED = fileURLToPath(new URL('../pacts', import.meta.url));

/** The pact files of a folder by name, as they are committed: without the versions of the tool that wrote them. */
export function readPacts(dir: string): Record<string, string> {
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.sort().map((name) => [name, normalise(readFileSync(join(dir, name), 'utf8'))]),
  );
}

/** Replaces the committed pact files, so that no interaction that is gone stays behind. */
export function writePacts(pacts: Record<string, string>): void {
  rmSync(COMMITTED, { recursive: true, force: true });
  mkdirSync(COMMITTED, { recursive: true });
  for (const [name, text] of Object.entries(pacts)) writeFileSync(join(COMMITTED, name), text);
}

function normalise(text: string): string {
  const pact = JSON.parse(text);
  return `${JSON.stringify({ ...pact, metadata: { pactSpecification: pact.metadata.pactSpecification } }, null, 2)}\n`;
}
