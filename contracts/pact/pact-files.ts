import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allOperations } from './all-operations';
import { interactionsOf } from './interactions';

const nullAt = new Map(
  allOperations.flatMap(interactionsOf).map(({ description, response }) => [description, response.nullAt]),
);

export const COMMITTED = fileURLToPath(new URL('../pacts', import.meta.url));

/** Pact files that pact-js wrote, as they are to be committed: named after the provider alone. */
export function regeneratedPacts(dir: string): Record<string, string> {
  const texts = Object.values(readPacts(dir));
  return Object.fromEntries(texts.map((text) => [`${JSON.parse(text).provider.name}.json`, text]));
}

/** The pact files of a folder by name, without the versions of the tool that wrote them. */
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

type PactFile = { interactions: PactInteraction[]; metadata: { pactSpecification: unknown } };
type PactInteraction = {
  description: string;
  response: { matchingRules?: { body?: Record<string, { combine: string; matchers: unknown[] }> } };
};

function normalise(text: string): string {
  const pact: PactFile = JSON.parse(text);
  for (const interaction of pact.interactions) allowNull(interaction);
  const metadata = { pactSpecification: pact.metadata.pactSpecification };
  return `${JSON.stringify({ ...pact, metadata }, null, 2)}\n`;
}

/** Adds "or null" where the site takes null: the format has it, pact-js has no matcher for it. */
function allowNull({ description, response }: PactInteraction): void {
  const rules = response.matchingRules?.body ?? {};
  for (const path of nullAt.get(description) ?? []) {
    const rule = rules[path];
    if (!rule || rule.combine === 'OR') continue;
    rules[path] = { combine: 'OR', matchers: [...rule.matchers, { match: 'null' }] };
  }
}
